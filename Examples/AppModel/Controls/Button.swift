/// A control that does nothing but its action.
open class Button: Control {}
