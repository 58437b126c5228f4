import { createPersonalState } from './personal.ts'

/** The methods of a browser's storage that are used here. */
export type TextStorage = Pick<Storage, 'getItem' | 'setItem' | 'removeItem'>

/**
 * How long data lasts. If there is no space or permission to store it permanently, it lasts until the `tab` or even the `page` is closed.
 * `kept`: nothing has failed so far.
 */
export const storageDuration = createPersonalState<{ current: 'kept' | 'tab' | 'page' }>({ current: 'kept' })

function createMemoryStorage(): TextStorage {
  const held = new Map<string, string>()
  return {
    getItem: (key) => held.get(key) ?? null,
    setItem: (key, value) => void held.set(key, value),
    removeItem: (key) => void held.delete(key),
  }
}

/**
 * Returns a wrapper of a browser's storage that never throws. The browser's own storage throws when it is full, or at any use if it is
 * blocked. Texts that it rejects are stored in `next`.
 */
function safeStorage(place: () => TextStorage, next: TextStorage, onRefused?: () => void): TextStorage {
  const removeItem = (key: string) => {
    next.removeItem(key)
    try {
      place().removeItem(key)
    } catch {
      // A blocked storage counts as empty.
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
        // The browser has rejected the new value. The old one is removed, because after a reload it would count as the current one.
        removeItem(key)
        next.setItem(key, value)
        onRefused?.()
      }
    },
  }
}

/** Returns a storage whose keys differ from the other keys of the tab. */
const withKeyPrefix = (texts: TextStorage): TextStorage => ({
  getItem: (key) => texts.getItem(`device:${key}`),
  setItem: (key, value) => texts.setItem(`device:${key}`, value),
  removeItem: (key) => texts.removeItem(`device:${key}`),
})

const shortenStorageDuration = (until: 'tab' | 'page') => () => {
  if (storageDuration.current !== 'page') storageDuration.current = until
}

/** Texts that last as long as this tab: in session storage, or if that fails in memory. */
export const tabStorage = safeStorage(() => sessionStorage, createMemoryStorage())

/**
 * Texts that last on this device: in local storage, or if that fails as long as the tab or the page. Only this file uses the browser's
 * storage directly.
 */
export const deviceStorage = safeStorage(
  () => localStorage,
  withKeyPrefix(safeStorage(() => sessionStorage, createMemoryStorage(), shortenStorageDuration('page'))),
  shortenStorageDuration('tab'),
)
