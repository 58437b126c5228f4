/**
 * Returns a function that does the work at most once in `everyMs`: at once when called first, and once more after the last call. If a timer
 * was lost, the next late call does the work at once.
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
    // If the clock was set back, the work would otherwise wait very long.
    if (at - lastDone >= everyMs || at < lastDone) {
      clearTimeout(timer)
      return run()
    }
    if (waits) return
    waits = true
    timer = setTimeout(run, lastDone + everyMs - at)
  }
}
