import { subscribe } from 'valtio/vanilla'
import { added } from '#app/state/cart/added.ts'
import { viewHistory } from '#app/state/catalogue/view-history.ts'
import { askAgainToKeep } from './durable.ts'
import { heldInstallOffer } from './early-install.ts'
import { firstTouch } from './first-touch.ts'
import { logOnly } from './notices.ts'
import { personal } from './personal.ts'
import { deviceTexts } from './storage.ts'

/** Chromium's offer to install; TypeScript's DOM does not know it. */
interface InstallOffer extends Event {
  prompt: () => Promise<unknown>
  userChoice: Promise<{ outcome: string }>
}

/**
 * - `installed`: this is the installed shop.
 * - `button`: a press installs it.
 * - `ios`, `mac`: Safari installs it from a menu of its own.
 * - `menu`: whether and where this browser installs it, nobody says.
 */
export type InstallWay = 'installed' | 'button' | 'ios' | 'mac' | 'menu'

/** How the shop is installed here; `offered`: the moment has come to say so, once. */
export const install = personal<{ way: InstallWay; offered: boolean }>({ way: 'menu', offered: false })

const OFFER_KEY = 'install-offer'
/** Whoever has opened so many parts comes back. */
const PROVEN_PARTS = 3

const isOffer = (event: Event | null): event is InstallOffer =>
  event !== null && 'prompt' in event && typeof event.prompt === 'function' && 'userChoice' in event

const asAnApp = '(display-mode: standalone), (display-mode: minimal-ui)'

/**
 * What the browser says of itself. Only Safari has the property `standalone`; an iPad calls itself a Mac, and no Mac has a touch screen.
 */
function wayHere({ navigator, matchMedia }: Pick<Window, 'navigator' | 'matchMedia'>): InstallWay {
  const isSafari = 'standalone' in navigator
  if (matchMedia(asAnApp).matches || (isSafari && navigator.standalone === true)) return 'installed'
  if (isOffer(heldInstallOffer())) return 'button'
  if (!isSafari) return 'menu'
  return navigator.maxTouchPoints > 1 ? 'ios' : 'mac'
}

/**
 * Follows how the shop can be installed and when that is worth a word: after a first part was put into the cart, or three were opened, and
 * the reader of this page has begun.
 * Called once, after the page.
 */
export function startInstall(page: Window = window): void {
  const look = () => {
    install.way = wayHere(page)
  }
  const consider = () => {
    const proven = added.now !== null || viewHistory.views.length >= PROVEN_PARTS
    install.offered ||=
      firstTouch.happened && proven && (install.way === 'button' || install.way === 'ios') && deviceTexts.getItem(OFFER_KEY) === null
  }
  look()
  page.addEventListener('beforeinstallprompt', look)
  page.addEventListener('appinstalled', () => {
    Object.assign(install, { way: 'installed', offered: false })
    // What is installed a browser mostly promises to keep.
    void askAgainToKeep()
  })
  for (const facts of [added, viewHistory, firstTouch]) subscribe(facts, consider)
}

/** The offer stands on the page: it is not made again another time, whatever becomes of it. */
export const installOfferSeen = (storage: Pick<Storage, 'setItem'> = deviceTexts): void => storage.setItem(OFFER_KEY, 'said')

/** The person does not want it. */
export function declineInstall(storage: Pick<Storage, 'setItem'> = deviceTexts): void {
  install.offered = false
  storage.setItem(OFFER_KEY, 'declined')
}

/**
 * Has the browser ask whether to install the shop. Call it straight from a press. An offer can be used once; the browser makes another when
 * it likes.
 */
export async function installNow(): Promise<void> {
  const offer = heldInstallOffer()
  if (!isOffer(offer)) return
  try {
    await offer.prompt()
    const { outcome } = await offer.userChoice
    install.way = outcome === 'accepted' ? 'installed' : 'menu'
  } catch (error) {
    // It was used before.
    logOnly(error)
    install.way = 'menu'
  }
  declineInstall()
}
