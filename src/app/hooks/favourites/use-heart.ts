import { useCallback, useEffect, useRef, useState, useSyncExternalStore } from 'react'
import { subscribe } from 'valtio/vanilla'
import type { PartCard, PartDetail } from '#contract/catalogue.ts'
import { session } from '#app/state/account/session.ts'
import { favourites } from '#app/state/favourites/favourites.ts'
import { logOnly, showToast } from '#app/state/page/notices.ts'

const follow = (changed: () => void) => subscribe(favourites, changed)
const unmarked = () => false
/** What marks are changed with comes at the first press: no page waits for it. */
const changes = () => import('#app/state/favourites/changes.ts')
const start = () => import('#app/state/favourites/start.ts').then(({ startFavourites }) => startFavourites())

/** A guest is told once on a page where their marks are. */
let toldGuest = false

/**
 * Whether a part is marked, and the press that marks it or takes it out again: shown at once, written down on the device, sent when it can
 * be. `writing`: it is not written down yet. `asOf`: when the shop said what the part says; undefined where it is of now.
 */
export function useHeart(part: PartCard | PartDetail, asOf: string | null | undefined) {
  const { mcode } = part
  const marked = useSyncExternalStore(
    follow,
    useCallback(() => favourites.ids.has(mcode), [mcode]),
    unmarked,
  )
  const [wanted, setWanted] = useState<boolean | null>(null)
  const busy = useRef(false)
  useEffect(() => {
    start().catch(logOnly)
  }, [])
  const press = async () => {
    if (busy.current) return
    busy.current = true
    setWanted(!marked)
    try {
      const { markPart, takeOut } = await changes()
      const isDone = await (marked ? takeOut([mcode]) : markPart(asOf === undefined ? part : { ...part, asOf }))
      if (!isDone || marked || toldGuest || session.now.is !== 'guest') return
      toldGuest = true
      showToast(/*i18n*/ 'Marked on this phone. It joins your favorites when you sign in.')
    } catch (error) {
      logOnly(error)
      showToast(/*i18n*/ 'operation failure')
    } finally {
      busy.current = false
      setWanted(null)
    }
  }
  return { marked: wanted ?? marked, writing: wanted !== null, press: () => void press() }
}
