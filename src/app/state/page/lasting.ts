import { subscribe } from 'valtio/vanilla'
import { afterFirstTouch } from './first-touch.ts'
import { showToast } from './notices.ts'
import { lasting, tabTexts } from './storage.ts'

/** The messages that data is only stored until the tab or the page is closed. */
interface Sentences {
  tab: string
  page: string
}

const choicesFor: Sentences = {
  tab: /*i18n*/ 'This browser keeps nothing more for the shop: it has no room, or it may not. What you choose and type here stays until you close this tab.',
  page: /*i18n*/ 'This browser keeps nothing more for the shop: it has no room, or it may not. What you choose and type here stays until this page is closed or loaded again.',
}

/** The messages for a user who signs in, and for everything that follows. */
export const signedInFor: Sentences = {
  tab: /*i18n*/ 'You are signed in until you close this tab: this browser keeps nothing more for the shop. What you choose and type here stays as long.',
  page: /*i18n*/ 'You are signed in until this page is closed or loaded again: this browser keeps nothing more for the shop. What you choose and type here stays as long.',
}

const SAID_KEY = 'lasting-said'

/** Sets the messages about how long data is stored. They are only shown if it is not stored permanently. */
export function sayLasting(sentences: Sentences): void {
  const { now } = lasting
  if (now === 'kept') return
  tabTexts.setItem(SAID_KEY, now)
  showToast(sentences[now])
}

/** Shows the message once per tab, and again if storage has become worse, as soon as the user does something. Called once. */
export function followLasting(): void {
  const look = () => {
    if (tabTexts.getItem(SAID_KEY) !== lasting.now) sayLasting(choicesFor)
  }
  afterFirstTouch(() => {
    subscribe(lasting, look)
    look()
  })
}
