import { useCallback, useEffect, useRef, useState, useSyncExternalStore } from 'react'
import { subscribe } from 'valtio/vanilla'
import { go } from '#app/hooks/navigation.ts'
import { session } from '#app/state/account/session.ts'
import { favourites } from '#app/state/favourites/favourites.ts'
import { logOnly, showToast } from '#app/state/page/notices.ts'
import { href } from '#contract/addresses.ts'
import type { PartCard, PartDetail } from '#contract/catalogue.ts'
import type { Favourite } from '#contract/favourites/favourites.ts'

const follow = (changed: () => void) => subscribe(favourites, changed)
const unmarked = () => false
/** What marks are changed with comes at the first press: no page waits for it. */
const changes = () => import('#app/state/favourites/changes.ts')
const start = () => import('#app/state/favourites/start.ts').then(({ startFavourites }) => startFavourites())

/** Whoever marks a part is told once on a page where their marks are. */
const told = new Set<'guest' | 'member'>()

function tellWhere(): void {
  const { type } = session.now
  if (told.has(type)) return
  told.add(type)
  if (type === 'guest') showToast(/*i18n*/ 'Marked on this phone. It joins your favorites when you sign in.')
  else {
    const action = { name: /*i18n*/ 'Your Favorite', run: () => go(href('favourites')) }
    showToast(/*i18n*/ 'Marked. Folders for jobs and notes are among your favorites.', undefined, action)
  }
}

/** What is typed is not taken away by a stray tap: where a folder or a note hung on a mark, the tap can be undone. */
function offerUndo(mark: Pick<Favourite, 'mcode' | 'folder' | 'note'> | undefined, undo: () => Promise<void>): void {
  if (mark === undefined || (mark.folder === '' && mark.note === '')) return
  const action = { name: /*i18n*/ 'Undo', run: () => void undo() }
  showToast(/*i18n*/ '{mcode} is taken out of your favorites, with its folder and its note.', { mcode: mark.mcode }, action)
}

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
      const { markPart, putBack, takeOut } = await changes()
      const mark = favourites.marks.find((one) => one.mcode === mcode)
      if (!(await (marked ? takeOut([mcode]) : markPart(asOf === undefined ? part : { ...part, asOf })))) return
      if (marked) offerUndo(mark, putBack)
      else tellWhere()
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
