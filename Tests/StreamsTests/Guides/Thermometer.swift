import Streams

@MainActor
final class Thermometer {
  let readings = PublishSubject<Double>()

  init(_ sensor: Sensor) {
    let inlet = Inlet(into: readings, bufferingPolicy: .bufferingNewest(1))
    sensor.onReading = { inlet.push($0) }  // on a thread of the sensor's
  }
}
