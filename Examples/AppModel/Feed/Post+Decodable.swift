extension Post: Decodable {
  private enum CodingKeys: String, CodingKey {
    case title
    case isSponsored = "sponsored"
  }

  /// Reads a post, which is no advertisement unless it says so.
  public init(from decoder: any Decoder) throws {
    let container = try decoder.container(keyedBy: CodingKeys.self)
    self.init(
      title: try container.decode(String.self, forKey: .title),
      isSponsored: try container.decodeIfPresent(Bool.self, forKey: .isSponsored) ?? false)
  }
}
