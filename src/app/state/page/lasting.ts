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

/** The messages for a user who signs in, and for everything that follows. */
export const signInWarnings: StorageWarnings = {
  tab: /*i18n*/ 'You are signed in until you close this tab: this browser keeps nothing more for the shop. What you choose and type here stays as long.',
  page: /*i18n*/ 'You are signed in until this page is closed or loaded again: this browser keeps nothing more for the shop. What you choose and type here stays as long.',
}

const WARNING_SHOWN_KEY = 'lasting-said'

/** Sets the messages about how long data is stored. They are only shown if it is not stored permanently. */
export function warnAboutStorage(sentences: StorageWarnings): void {
  const { now } = storageDuration
  if (now === 'kept') return
  tabStorage.setItem(WARNING_SHOWN_KEY, now)
  showToast(sentences[now])
}

/** Shows the message once per tab, and again if storage has become worse, as soon as the user does something. Called once. */
export function watchStorageDuration(): void {
  const look = () => {
    if (tabStorage.getItem(WARNING_SHOWN_KEY) !== storageDuration.now) warnAboutStorage(choicesWarnings)
  }
  afterFirstInteraction(() => {
    subscribe(storageDuration, look)
    look()
  })
}
