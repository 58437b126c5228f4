import { subscribe } from 'valtio/vanilla'
import { afterFirstTouch } from './first-touch.ts'
import { showToast } from './notices.ts'
import { lasting, tabTexts } from './storage.ts'

/** What is said of something that lasts as long as the tab, or the page. */
interface Sentences {
  tab: string
  page: string
}

const choicesFor: Sentences = {
  tab: /*i18n*/ 'This browser keeps nothing more for the shop: it has no room, or it may not. What you choose and type here stays until you close this tab.',
  page: /*i18n*/ 'This browser keeps nothing more for the shop: it has no room, or it may not. What you choose and type here stays until this page is closed or loaded again.',
}

/** Of a sign-in, and of all that comes after it. */
export const signedInFor: Sentences = {
  tab: /*i18n*/ 'You are signed in until you close this tab: this browser keeps nothing more for the shop. What you choose and type here stays as long.',
  page: /*i18n*/ 'You are signed in until this page is closed or loaded again: this browser keeps nothing more for the shop. What you choose and type here stays as long.',
}

const SAID_KEY = 'lasting-said'

/** Says how long things last, unless they are kept. */
export function sayLasting(sentences: Sentences): void {
  const { now } = lasting
  if (now === 'kept') return
  tabTexts.setItem(SAID_KEY, now)
  showToast(sentences[now])
}

/** Says it once in a tab, and again when it has become less, when the reader of the page has begun. Called once. */
export function followLasting(): void {
  const look = () => {
    if (tabTexts.getItem(SAID_KEY) !== lasting.now) sayLasting(choicesFor)
  }
  afterFirstTouch(() => {
    subscribe(lasting, look)
    look()
  })
}
