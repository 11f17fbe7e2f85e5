/// A button that shows a picture.
public final class IconButton: Button {}
