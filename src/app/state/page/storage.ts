import { personal } from './personal.ts'

/** What this app asks of a place of small texts. */
export type Texts = Pick<Storage, 'getItem' | 'setItem' | 'removeItem'>

/**
 * How long that lasts which the browser was to keep on the device and did not, because it has no room or is not allowed to: as long as its
 * `tab`, or as this `page` alone. `kept`: nothing was refused yet.
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

/** The browser's own place, which throws when it is full, and at its very name where it is forbidden; `next` has what it does not take. */
function guarded(place: () => Texts, next: Texts, onRefused?: () => void): Texts {
  const removeItem = (key: string) => {
    next.removeItem(key)
    try {
      place().removeItem(key)
    } catch {
      // A place that cannot be opened holds nothing.
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
        // The old value goes: a reload would take it for the last word.
        removeItem(key)
        next.setItem(key, value)
        onRefused?.()
      }
    },
  }
}

/** Apart from what the tab keeps by itself under the same names. */
const named = (texts: Texts): Texts => ({
  getItem: (key) => texts.getItem(`device:${key}`),
  setItem: (key, value) => texts.setItem(`device:${key}`, value),
  removeItem: (key) => texts.removeItem(`device:${key}`),
})

const refused = (until: 'tab' | 'page') => () => {
  if (lasting.now !== 'page') lasting.now = until
}

/** What this tab remembers: session storage, and the page's memory behind it. */
export const tabTexts = guarded(() => sessionStorage, inMemory())

/** What this device remembers: local storage; behind it the tab, behind that the page's memory. Nothing else in the app names either. */
export const deviceTexts = guarded(() => localStorage, named(guarded(() => sessionStorage, inMemory(), refused('page'))), refused('tab'))
