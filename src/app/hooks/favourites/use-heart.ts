import { useCallback, useEffect, useRef, useState, useSyncExternalStore } from 'react'
import { subscribe } from 'valtio/vanilla'
import { navigateTo } from '#app/hooks/navigation.ts'
import { favourites, readFavourites } from '#app/state/favourites/favourites.ts'
import { logErrorOnly, showToast } from '#app/state/page/notices.ts'
import { session } from '#app/state/session/session.ts'
import { afterFirstInstallation } from '#app/state/worker/first-installation.ts'
import type { PartCard, PartDetail } from '#contract/catalogue/catalogue.ts'
import type { Favourite } from '#contract/favourites/favourites.ts'
import { href } from '#contract/routes/addresses.ts'

const subscribeToFavourites = (changed: () => void) => subscribe(favourites, changed)
const isFavouriteInServerRender = () => false
/** Loads the code that changes favourites, with the first click. */
const loadFavouriteChanges = () => import('#app/state/favourites/changes.ts')
const startFavouriteSync = async () => {
  const { startFavourites } = await import('#app/state/favourites/start.ts')
  startFavourites()
}

/** The types of users (guest, member) that were told in this page visit where favourites are stored. Each notice is shown only once. */
const informedOwnerTypes = new Set<'guest' | 'member'>()

function explainFavouriteStorageOnce(): void {
  const { type } = session.current
  if (informedOwnerTypes.has(type)) return
  informedOwnerTypes.add(type)
  if (type === 'guest') showToast(/*i18n*/ 'Marked on this phone. It joins your favorites when you sign in.')
  else {
    const action = { name: /*i18n*/ 'Your Favorite', run: () => navigateTo(href('favourites')) }
    showToast(/*i18n*/ 'Marked. Folders for jobs and notes are among your favorites.', undefined, action)
  }
}

/** Offers an undo after removing a favourite with a folder or note, because an accidental tap must not lose what the user wrote. */
function offerFavouriteUndo(mark: Pick<Favourite, 'mcode' | 'folder' | 'note'> | undefined, undo: () => Promise<void>): void {
  if (mark === undefined || (mark.folder === '' && mark.note === '')) return
  const action = { name: /*i18n*/ 'Undo', run: () => void undo() }
  showToast(/*i18n*/ '{mcode} is taken out of your favorites, with its folder and its note.', { mcode: mark.mcode }, action)
}

/**
 * Returns whether a part is a favourite, and the action that adds or removes it. The change is shown at once, stored on the device, and
 * sent when possible. `writing`: the change is not stored yet. `asOf`: the time of the part's data; undefined if current.
 */
export function useFavouriteToggle(part: PartCard | PartDetail, asOf: string | null | undefined) {
  const { mcode } = part
  const marked = useSyncExternalStore(
    subscribeToFavourites,
    useCallback(() => favourites.ids.has(mcode), [mcode]),
    isFavouriteInServerRender,
  )
  const [wanted, setWanted] = useState<boolean | null>(null)
  const busy = useRef(false)
  useEffect(() => {
    afterFirstInstallation().then(startFavouriteSync).catch(logErrorOnly)
  }, [])
  const press = async () => {
    if (busy.current) return
    busy.current = true
    setWanted(!marked)
    try {
      const { addFavouritePart: markPart, restoreRemovedFavourites: putBack, removeFavourites } = await loadFavouriteChanges()
      // The press may come before the favourites of this device are shown.
      await startFavouriteSync()
      await readFavourites()
      if (favourites.ids.has(mcode) === !marked) return
      const mark = favourites.marks.find((one) => one.mcode === mcode)
      if (!(await (marked ? removeFavourites([mcode]) : markPart(asOf === undefined ? part : { ...part, asOf })))) return
      if (marked) offerFavouriteUndo(mark, putBack)
      else explainFavouriteStorageOnce()
    } catch (error) {
      logErrorOnly(error)
      showToast(/*i18n*/ 'operation failure')
    } finally {
      busy.current = false
      setWanted(null)
    }
  }
  return { marked: wanted ?? marked, writing: wanted !== null, press: () => void press() }
}
