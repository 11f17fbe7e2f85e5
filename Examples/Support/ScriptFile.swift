import Foundation

/// A file with a recorded script, as JSON.
struct ScriptFile {
  let path: String

  /// Reads the script; what is wrong with it is said together with the place.
  func decode<Script: Decodable>() throws(BadInput) -> Script {
    do {
      let data = try Data(contentsOf: URL(fileURLWithPath: path))
      return try JSONDecoder().decode(Script.self, from: data)
    } catch let error as DecodingError {
      throw BadInput("\(path): \(describe(error))")
    } catch {
      throw BadInput("cannot read \(path): \(reason(error))")
    }
  }

  private func describe(_ error: DecodingError) -> String {
    switch error {
    case .keyNotFound(let key, let context):
      return place(context) + "'\(key.stringValue)' is missing"
    case .valueNotFound(_, let context), .typeMismatch(_, let context):
      return place(context) + context.debugDescription
    case .dataCorrupted(let context):
      let detail = context.underlyingError.map { " \(reason($0))" } ?? ""
      return place(context) + context.debugDescription + detail
    @unknown default:
      return "\(error)"
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

  private func reason(_ error: any Error) -> String {
    let error = error as NSError
    return error.userInfo[NSDebugDescriptionErrorKey] as? String ?? error.localizedDescription
  }
}
