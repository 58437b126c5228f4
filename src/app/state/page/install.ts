import { subscribe } from 'valtio/vanilla'
import { added } from '#app/state/cart/added.ts'
import { viewHistory } from '#app/state/catalogue/view-history.ts'
import { askAgainToKeep } from './durable.ts'
import { heldInstallOffer } from './early-install.ts'
import { firstTouch } from './first-touch.ts'
import { logOnly } from './notices.ts'
import { personal } from './personal.ts'
import { deviceTexts } from './storage.ts'

/** Chromium's `beforeinstallprompt` event, which TypeScript's DOM types lack. */
interface InstallOffer extends Event {
  prompt: () => Promise<unknown>
  userChoice: Promise<{ outcome: string }>
}

/**
 * - `installed`: this is the installed app.
 * - `button`: the browser's prompt is available.
 * - `ios`, `mac`: installed from a Safari menu.
 * - `menu`: unknown whether this browser can install it.
 */
export type InstallWay = 'installed' | 'button' | 'ios' | 'mac' | 'menu'

/** How the app can be installed here; `offered`: it is time to offer that, once. */
export const install = personal<{ way: InstallWay; offered: boolean }>({ way: 'menu', offered: false })

const OFFER_KEY = 'install-offer'
/** A user who has opened this many parts is likely to return. */
const PROVEN_PARTS = 3

const isOffer = (event: Event | null): event is InstallOffer =>
  event !== null && 'prompt' in event && typeof event.prompt === 'function' && 'userChoice' in event

const asAnApp = '(display-mode: standalone), (display-mode: minimal-ui)'

/** Detects the browser. Only Safari has the property `standalone`; an iPad identifies as a Mac, but no Mac has a touch screen. */
function wayHere({ navigator, matchMedia }: Pick<Window, 'navigator' | 'matchMedia'>): InstallWay {
  const isSafari = 'standalone' in navigator
  if (matchMedia(asAnApp).matches || (isSafari && navigator.standalone === true)) return 'installed'
  if (isOffer(heldInstallOffer())) return 'button'
  if (!isSafari) return 'menu'
  return navigator.maxTouchPoints > 1 ? 'ios' : 'mac'
}

/**
 * Follows how the app can be installed, and when to offer it: after the first part was added to the cart, or three were opened, and after
 * the first interaction. Called once, after the page.
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
    // Browsers usually grant persistent storage to installed apps.
    void askAgainToKeep()
  })
  for (const facts of [added, viewHistory, firstTouch]) subscribe(facts, consider)
}

/** The offer was shown, and is never shown again. */
export const installOfferSeen = (storage: Pick<Storage, 'setItem'> = deviceTexts): void => storage.setItem(OFFER_KEY, 'said')

/** The user declined. */
export function declineInstall(storage: Pick<Storage, 'setItem'> = deviceTexts): void {
  install.offered = false
  storage.setItem(OFFER_KEY, 'declined')
}

/**
 * Shows the browser's installation prompt. Must be called directly from a click. An event can be used once; the browser may fire another
 * later.
 */
export async function installNow(): Promise<void> {
  const offer = heldInstallOffer()
  if (!isOffer(offer)) return
  try {
    await offer.prompt()
    const { outcome } = await offer.userChoice
    install.way = outcome === 'accepted' ? 'installed' : 'menu'
  } catch (error) {
    // It was already used.
    logOnly(error)
    install.way = 'menu'
  }
  declineInstall()
}
