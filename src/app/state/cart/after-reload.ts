import * as v from 'valibot'
import { ref } from 'valtio/vanilla'
import { network } from '#app/state/page/network.ts'
import { notices, showToast } from '#app/state/page/notices.ts'
import { tabStorage } from '#app/state/page/storage.ts'
import { sessionOwner } from '#app/state/session/owner.ts'
import { CartLine } from '#contract/cart/cart.ts'
import { cart } from './cart.ts'

const RELOAD_STATE_KEY = 'after-reload'

type TabStorage = Pick<Storage, 'getItem' | 'setItem' | 'removeItem'>

const StoredReloadState = v.object({ owner: v.string(), text: v.string(), removed: v.array(CartLine) })

/** Whether the page can be loaded again. Offline only the service worker can serve a page, and not every browser has one. */
const isReloadPossible = () => network.up || ('serviceWorker' in navigator && navigator.serviceWorker.controller !== null)

/**
 * Loads the page again, as section 8 of the specification requires after a delete. The message and its undo are restored afterwards. If
 * nothing could serve the page, it is not loaded again, because it would show the same cart.
 */
export function reloadPage(tab: TabStorage = tabStorage, reload: () => void = () => location.reload()): void {
  if (!isReloadPossible()) return
  const owner = sessionOwner()
  if (owner !== null) tab.setItem(RELOAD_STATE_KEY, JSON.stringify({ owner, text: notices.toast?.text ?? '', removed: cart.removed }))
  reload()
}

/** Restores the message from before the reload, once, and only for the same user. */
export function resumeAfterReload(tab: TabStorage = tabStorage): void {
  const stored = tab.getItem(RELOAD_STATE_KEY)
  tab.removeItem(RELOAD_STATE_KEY)
  const read = v.safeParse(v.pipe(v.string(), v.parseJson(), StoredReloadState), stored)
  if (!read.success || read.output.owner !== sessionOwner()) return
  const { text, removed } = read.output
  cart.removed = ref(removed.map((line) => ({ ...line, progress: 'confirmed', isProvisional: false, refused: null, onlyRefused: false })))
  if (text !== '') showToast(text)
}
