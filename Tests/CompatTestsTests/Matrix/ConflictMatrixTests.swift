@testable import CompatTests
import Testing
