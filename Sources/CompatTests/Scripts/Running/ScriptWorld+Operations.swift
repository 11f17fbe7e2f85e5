import Streams

extension ScriptWorld {
  /// Sets the slot as the operation says; false for another operation.
  func set(_ operation: Script.Operation) -> Bool {
    let display = ScriptHost.willDisplay.selector
    let height = ScriptHost.height.selector
    switch operation {
    case .setApp: delegate = app
    case .setApp2: delegate = app2
    case .setNil: delegate = nil
    case .setHost: delegate = host
    case .setRelay: setRelay()
    case .setItself: delegate = delegate
    case .saveAndRestore:
      let saved = delegate
      delegate = nil
      delegate = saved
    case .releaseApp: releaseApp()
    case .swapInHandler: atNextSelection(of: app, set: app2)
    case .clearInHandler: atNextSelection(of: app, set: nil)
    case .setBroadcast: setBroadcast()
    case .setBroadcastReversed: setBroadcast(reversed: true)
    case .setBroadcastDenyingDisplay: setBroadcast(denyingApp: [display])
    case .setBroadcastDenyingHeight: setBroadcast(denyingLibrary: [height])
    case .setBroadcastDenyingAll:
      setBroadcast(denyingApp: [display, height], denyingLibrary: [display, height])
    case .releaseBroadcast: releaseBroadcast()
    default: return false
    }
    return true
  }

  /// Uses a reactive library as the operation says; false for another operation.
  func useProxy(_ operation: Script.Operation) -> Bool {
    switch operation {
    case .proxy: proxy()
    case .observeSelection: observe(ScriptHost.didSelect)
    case .observeScrolling: observe(ScriptHost.didScroll)
    case .observeHeights: observe(ScriptHost.height)
    case .observeShaking: observe(ScriptHost.didShake)
    case .stopObserving: stopObserving()
    case .secondProxy: secondProxy()
    case .observeSelectionAgain: observeAgain()
    case .stopObservingAgain: stopObservingAgain()
    case .forwardToApp: installForward(app)
    case .forwardToApp2: installForward(app2)
    case .forwardRetained: installForward(app, retaining: true)
    case .removeForward: removeForward()
    default: return false
    }
    return true
  }
}
