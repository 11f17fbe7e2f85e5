import Foundation

/// A file with a recorded script, as JSON.
struct ScriptFile {
  let path: String

  /// Reads the script; what is wrong with it is said together with the place.
  func decode<Script: Decodable>() throws(BadInput) -> Script {
    let data = try read()
    do {
      // The decoder does not say where the syntax is wrong.
      _ = try JSONSerialization.jsonObject(with: data, options: .fragmentsAllowed)
      return try JSONDecoder().decode(Script.self, from: data)
    } catch let error as DecodingError {
      throw BadInput("\(path): \(describe(error))")
    } catch {
      let detail = (error as NSError).userInfo[NSDebugDescriptionErrorKey] ?? "unreadable"
      throw BadInput("\(path): not valid JSON: \(detail)")
    }
  }

  private func read() throws(BadInput) -> Data {
    do {
      let file = try FileHandle(forReadingFrom: URL(fileURLWithPath: path))
      return try file.readToEnd() ?? Data()
    } catch {
      let cause = (error as NSError).userInfo[NSUnderlyingErrorKey] as? any Error
      throw BadInput("cannot read '\(path)': \((cause ?? error).localizedDescription)")
    }
  }

  private func describe(_ error: DecodingError) -> String {
    switch error {
    case .keyNotFound(let key, let context):
      place(context) + "'\(key.stringValue)' is missing"
    case .valueNotFound(_, let context), .typeMismatch(_, let context),
      .dataCorrupted(let context):
      place(context) + context.debugDescription
    @unknown default:
      "\(error)"
    }
  }

  /// The place in the script, as in `actions[3].item: `.
  private func place(_ context: DecodingError.Context) -> String {
    let path = context.codingPath.reduce(into: "") { path, key in
      if let index = key.intValue {
        path += "[\(index)]"
      } else {
        path += (path.isEmpty ? "" : ".") + key.stringValue
      }
    }
    return path.isEmpty ? "" : "\(path): "
  }
}
