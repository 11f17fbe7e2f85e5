/// A control that does something when it is touched.
open class Button: Control {}
