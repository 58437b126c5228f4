import { useEffect } from 'react'
import { packs } from '#app/state/packs/facts.ts'
import { askPacks } from '#app/state/packs/reread.ts'

/**
 * How soon the list of packs is requested again; the pause grows while nothing changes. A new shop builds its packs within about a minute.
 */
const ASK_AGAIN_MS = 10_000
const MAX_ASK_AGAIN_MS = 5 * 60_000

/** Requests the list of packs repeatedly while the server builds them for the first time. */
export function usePackListPolling(isMaking: boolean): void {
  useEffect(() => {
    if (!isMaking) return
    let pause = ASK_AGAIN_MS
    let known = packs.offered.length
    let timer = setTimeout(ask, pause)
    function ask() {
      // A hidden page makes no requests.
      if (document.visibilityState === 'visible') void askPacks()
      pause = packs.offered.length > known ? ASK_AGAIN_MS : Math.min(MAX_ASK_AGAIN_MS, pause * 1.5)
      known = packs.offered.length
      timer = setTimeout(ask, pause)
    }
    return () => clearTimeout(timer)
  }, [isMaking])
}
