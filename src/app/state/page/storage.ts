import { personal } from './personal.ts'

/** The used methods of a storage. */
export type Texts = Pick<Storage, 'getItem' | 'setItem' | 'removeItem'>

/**
 * How long data lasts that could not be stored permanently, because of missing space or permission: until the `tab` or even the `page` is
 * closed. `kept`: no failure so far.
 */
export const lasting = personal<{ now: 'kept' | 'tab' | 'page' }>({ now: 'kept' })

function inMemory(): Texts {
  const held = new Map<string, string>()
  return {
    getItem: (key) => held.get(key) ?? null,
    setItem: (key, value) => void held.set(key, value),
    removeItem: (key) => void held.delete(key),
  }
}

/** A browser storage, which throws when it is full, or on mere access when blocked; `next` stores what it rejects. */
function guarded(place: () => Texts, next: Texts, onRefused?: () => void): Texts {
  const removeItem = (key: string) => {
    next.removeItem(key)
    try {
      place().removeItem(key)
    } catch {
      // A blocked storage is empty.
    }
  }
  return {
    removeItem,
    getItem(key) {
      try {
        return place().getItem(key) ?? next.getItem(key)
      } catch {
        return next.getItem(key)
      }
    },
    setItem(key, value) {
      try {
        place().setItem(key, value)
        next.removeItem(key)
      } catch {
        // The old value is removed, because after a reload it would count as current.
        removeItem(key)
        next.setItem(key, value)
        onRefused?.()
      }
    },
  }
}

/** Separate from other keys of the tab. */
const named = (texts: Texts): Texts => ({
  getItem: (key) => texts.getItem(`device:${key}`),
  setItem: (key, value) => texts.setItem(`device:${key}`, value),
  removeItem: (key) => texts.removeItem(`device:${key}`),
})

const refused = (until: 'tab' | 'page') => () => {
  if (lasting.now !== 'page') lasting.now = until
}

/** Storage of this tab: session storage with memory as fallback. */
export const tabTexts = guarded(() => sessionStorage, inMemory())

/** Storage of this device: local storage, with tab and memory as fallbacks. Only this file accesses them. */
export const deviceTexts = guarded(() => localStorage, named(guarded(() => sessionStorage, inMemory(), refused('page'))), refused('tab'))
