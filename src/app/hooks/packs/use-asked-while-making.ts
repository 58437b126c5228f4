import { useEffect } from 'react'
import { packs } from '#app/state/packs/facts.ts'
import { askPacks } from '#app/state/packs/reread.ts'

/** A new shop builds its packs within about a minute: initial polling interval, increased while nothing changes. */
const ASK_AGAIN_MS = 10_000
const MAX_ASK_AGAIN_MS = 5 * 60_000

/** Polls the pack list while the server builds its packs for the first time. */
export function useAskedWhileMaking(isMaking: boolean): void {
  useEffect(() => {
    if (!isMaking) return
    let pause = ASK_AGAIN_MS
    let known = packs.offered.length
    let timer = setTimeout(ask, pause)
    function ask() {
      // A hidden page need not poll.
      if (document.visibilityState === 'visible') void askPacks()
      pause = packs.offered.length > known ? ASK_AGAIN_MS : Math.min(MAX_ASK_AGAIN_MS, pause * 1.5)
      known = packs.offered.length
      timer = setTimeout(ask, pause)
    }
    return () => clearTimeout(timer)
  }, [isMaking])
}
