import { useEffect } from 'react'
import { packState } from '#app/state/packs/facts.ts'
import { fetchOfferedPacks } from '#app/state/packs/reread.ts'

/**
 * How soon the list of packs is requested again; the pause grows while nothing changes. A new shop builds its packs within about a minute.
 */
const MIN_POLL_PAUSE_MS = 10_000
const MAX_POLL_PAUSE_MS = 5 * 60_000

/** Requests the list of packs repeatedly while the server builds them for the first time. */
export function usePackListPolling(isMaking: boolean): void {
  useEffect(() => {
    if (!isMaking) return
    let pause = MIN_POLL_PAUSE_MS
    let known = packState.offered.length
    let timer = setTimeout(pollPackList, pause)
    function pollPackList() {
      // A hidden page makes no requests.
      if (document.visibilityState === 'visible') void fetchOfferedPacks()
      pause = packState.offered.length > known ? MIN_POLL_PAUSE_MS : Math.min(MAX_POLL_PAUSE_MS, pause * 1.5)
      known = packState.offered.length
      timer = setTimeout(pollPackList, pause)
    }
    return () => clearTimeout(timer)
  }, [isMaking])
}
