/**
 * Work that is asked for often and done at most once in `everyMs`: the first time at once, and again after the last time that it was asked
 * for. A page whose timers were lost on the way does it at once when it is asked for later.
 */
export function throttle(work: () => void, everyMs: number, now: () => number = Date.now): () => void {
  let lastDone = Number.NEGATIVE_INFINITY
  let waits = false
  let timer: ReturnType<typeof setTimeout> | undefined
  const run = () => {
    lastDone = now()
    waits = false
    work()
  }
  return () => {
    const at = now()
    // A clock that was set back would keep everything waiting until it has caught up.
    if (at - lastDone >= everyMs || at < lastDone) {
      clearTimeout(timer)
      return run()
    }
    if (waits) return
    waits = true
    timer = setTimeout(run, lastDone + everyMs - at)
  }
}
