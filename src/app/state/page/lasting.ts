import { subscribe } from 'valtio/vanilla'
import { afterFirstInteraction } from './first-touch.ts'
import { showToast } from './notices.ts'
import { storageDuration, tabStorage } from './storage.ts'

/** The messages that data is only stored until the tab or the page is closed. */
interface StorageWarnings {
  tab: string
  page: string
}

const choicesWarnings: StorageWarnings = {
  tab: /*i18n*/ 'This browser keeps nothing more for the shop: it has no room, or it may not. What you choose and type here stays until you close this tab.',
  page: /*i18n*/ 'This browser keeps nothing more for the shop: it has no room, or it may not. What you choose and type here stays until this page is closed or loaded again.',
}

/** The messages after a sign-in that the session, and all later input, last only until the tab or the page is closed. */
export const signInWarnings: StorageWarnings = {
  tab: /*i18n*/ 'You are signed in until you close this tab: this browser keeps nothing more for the shop. What you choose and type here stays as long.',
  page: /*i18n*/ 'You are signed in until this page is closed or loaded again: this browser keeps nothing more for the shop. What you choose and type here stays as long.',
}

const WARNING_SHOWN_KEY = 'lasting-said'

/** Shows the message that says how long data is stored. Shows none if data is stored permanently. */
export function warnAboutStorage(sentences: StorageWarnings): void {
  const { current } = storageDuration
  if (current === 'kept') return
  tabStorage.setItem(WARNING_SHOWN_KEY, current)
  showToast(sentences[current])
}

/**
 * Says how long this browser stores data, after the user's first action on the page: once per tab, and again if storage has become worse.
 * Called once.
 */
export function watchStorageDuration(): void {
  const look = () => {
    if (tabStorage.getItem(WARNING_SHOWN_KEY) !== storageDuration.current) warnAboutStorage(choicesWarnings)
  }
  afterFirstInteraction(() => {
    subscribe(storageDuration, look)
    look()
  })
}
