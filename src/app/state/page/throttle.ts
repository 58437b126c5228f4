/**
 * Throttles work: it runs at once, then at most every `everyMs`, including after the last call. If a timer was lost, the next late call
 * runs at once.
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
    // After the clock was set back, work would otherwise wait very long.
    if (at - lastDone >= everyMs || at < lastDone) {
      clearTimeout(timer)
      return run()
    }
    if (waits) return
    waits = true
    timer = setTimeout(run, lastDone + everyMs - at)
  }
}
