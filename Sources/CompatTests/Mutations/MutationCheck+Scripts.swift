import Streams

extension MutationCheck {
  /// Short scripts that touch everything that a bridge does.
  static let scripts: [Script] = [
    // Reading back, and setting what was read.
    Script([.hookA, .setApp, .select, .read]),
    Script([.setApp, .hookA, .select, .setItself, .select]),
    Script([.setApp, .proxy, .setApp2, .proxy, .read, .select]),
    Script([.setApp, .select, .saveAndRestore, .select]),
    // Observers before and after the delegate, and several libraries.
    Script([.setApp, .observeSelection, .select, .stopObserving, .select]),
    Script([.observeSelection, .setApp, .select]),
    Script([.observeSelection, .observeSelectionAgain, .select]),
    Script([.hookA, .hookB, .setApp, .observeSelectionAgain, .observeScrolling, .select, .scroll]),
    Script([.setApp, .proxy, .secondProxy, .proxy, .select]),
    Script([.setApp, .proxy, .askHeight]),
    Script([.proxy, .forwardToApp, .select, .removeForward, .select]),
    // Claims.
    Script([.setApp, .observeScrolling, .scroll, .setNil, .scroll, .stopObserving, .scroll]),
    Script([.setApp, .shake, .observeShaking, .shake], options: [.claimsAtFirstUse]),
    Script([.setApp, .askDecision, .setApp2, .askDecision], options: [.delegatesDiffer]),
    // Nothing, and others, in place of what was there.
    Script([.observeSelection, .setApp, .setNil, .select, .setApp2, .select]),
    Script([.setApp, .observeSelectionAgain, .setNil, .stopObservingAgain, .select]),
    // Lives and deaths.
    Script([.setApp, .releaseApp, .select]),
    Script([.setApp, .secondProxy, .releaseApp, .select], slot: .strong),
    Script([.hookA, .setApp, .select], options: [.trackersNotKept], slot: .unsafe),
    Script([.setApp, .observeSelection, .renewHost, .setApp, .select]),
    // What happens while a message is on its way.
    Script([.setApp, .observeSelection, .afterFirst, .setApp2, .select, .select]),
    Script([
      .setApp, .observeSelectionAgain, .observeSelection, .afterFirst, .stopObserving, .select,
      .select,
    ]),
    // Rings.
    Script([.proxy, .setRelay, .select]),
    Script([.proxy, .setRelay, .setItself, .select]),
    Script([.secondProxy, .setRelay, .observeSelection, .select]),
    Script([.observeSelection, .setRelay, .observeSelection, .select]),
    Script([.observeSelectionAgain, .observeSelection, .setItself, .select]),
  ]
}
