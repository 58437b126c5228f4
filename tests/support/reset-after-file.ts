import { IDBFactory } from 'fake-indexeddb'
import { afterAll, vi } from 'vitest'

// All files of a worker share one process (and one page), since to start a new one takes longer than most files. So after each file this ends
// what the app has started in it, and lets the next file load the app's modules anew.

/** How long the last calls of a file may take to end by themselves. */
const LAST_CALLS_MS = 10

/** What the files of this worker have started and not ended. */
interface Started {
  channels: Set<BroadcastChannel>
  timers: Set<ReturnType<typeof setTimeout>>
  endListening: Set<() => void>
  /** The platform's own `setTimeout`. */
  setTimeout: typeof setTimeout
}

declare global {
  var startedByTests: Started | undefined
}

function trackTimers(started: Started, name: 'setTimeout' | 'setInterval'): void {
  const start = globalThis[name]
  const tracked = (...args: Parameters<typeof setTimeout>) => {
    const timer = start(...args)
    started.timers.add(timer)
    return timer
  }
  Object.assign(globalThis, { [name]: Object.assign(tracked, start) })
}

/**
 * Notes who listens to a target. Of a document only the app's own events count: React and user-event listen to it once for all files.
 */
function trackListeners(started: Started, target: EventTarget, appEvents?: readonly string[]): void {
  const add = target.addEventListener.bind(target)
  target.addEventListener = (...args: Parameters<EventTarget['addEventListener']>) => {
    if (appEvents === undefined || appEvents.includes(args[0])) started.endListening.add(() => target.removeEventListener(...args))
    add(...args)
  }
}

function trackAll(): Started {
  const started: Started = { channels: new Set(), timers: new Set(), endListening: new Set(), setTimeout }
  const Channel = BroadcastChannel
  globalThis.BroadcastChannel = class extends Channel {
    constructor(name: string) {
      super(name)
      started.channels.add(this)
    }
  }
  trackTimers(started, 'setTimeout')
  trackTimers(started, 'setInterval')
  if ('document' in globalThis) {
    trackListeners(started, window)
    trackListeners(started, document, ['visibilitychange', 'resume', 'input', 'submit'])
  }
  return started
}

globalThis.startedByTests ??= trackAll()
const started = globalThis.startedByTests

function emptyPage(): void {
  document.body.replaceChildren()
  document.head.replaceChildren()
  for (const { name } of [...document.documentElement.attributes]) document.documentElement.removeAttribute(name)
  history.replaceState(null, '', '/')
}

afterAll(async () => {
  vi.useRealTimers()
  await new Promise((done) => started.setTimeout(done, LAST_CALLS_MS))
  vi.unstubAllGlobals()
  vi.unstubAllEnvs()
  vi.restoreAllMocks()
  vi.resetModules()
  for (const channel of started.channels) channel.close()
  for (const timer of started.timers) clearTimeout(timer)
  for (const end of started.endListening) end()
  started.channels.clear()
  started.timers.clear()
  started.endListening.clear()
  if ('indexedDB' in globalThis) globalThis.indexedDB = new IDBFactory()
  if ('document' in globalThis) emptyPage()
})
