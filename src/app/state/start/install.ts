import { subscribe } from 'valtio/vanilla'
import { added } from '#app/state/cart/added.ts'
import { viewHistory } from '#app/state/catalogue/view-history.ts'
import { askAgainToKeep } from '#app/state/page/durable.ts'
import { heldInstallOffer } from '#app/state/page/early-install.ts'
import { firstTouch } from '#app/state/page/first-touch.ts'
import { logOnly } from '#app/state/page/notices.ts'
import { personal } from '#app/state/page/personal.ts'
import { deviceTexts } from '#app/state/page/storage.ts'

/** The event `beforeinstallprompt` of Chromium, which TypeScript's types for the DOM lack. */
interface InstallOffer extends Event {
  prompt: () => Promise<unknown>
  userChoice: Promise<{ outcome: string }>
}

/**
 * How the app can be installed:
 * - `installed`: this is the installed app already.
 * - `button`: the browser can ask the user at once.
 * - `ios`, `mac`: from a menu of Safari.
 * - `menu`: perhaps from a menu of the browser.
 */
export type InstallWay = 'installed' | 'button' | 'ios' | 'mac' | 'menu'

/** How the app can be installed on this device. `offered`: now is the time to offer that, which happens once. */
export const install = personal<{ way: InstallWay; offered: boolean }>({ way: 'menu', offered: false })

const OFFER_KEY = 'install-offer'
/** A user who has opened this many parts is likely to come back. */
const PROVEN_PARTS = 3

const isOffer = (event: Event | null): event is InstallOffer =>
  event !== null && 'prompt' in event && typeof event.prompt === 'function' && 'userChoice' in event

const asAnApp = '(display-mode: standalone), (display-mode: minimal-ui)'

/**
 * Returns how this browser installs apps. Only Safari has the property `standalone`. An iPad says that it is a Mac, but no Mac has a touch
 * screen.
 */
function wayHere({ navigator, matchMedia }: Pick<Window, 'navigator' | 'matchMedia'>): InstallWay {
  const isSafari = 'standalone' in navigator
  if (matchMedia(asAnApp).matches || (isSafari && navigator.standalone === true)) return 'installed'
  if (isOffer(heldInstallOffer())) return 'button'
  if (!isSafari) return 'menu'
  return navigator.maxTouchPoints > 1 ? 'ios' : 'mac'
}

/**
 * Follows how the app can be installed, and when to offer that: after the first part was added to the cart or three parts were opened, and
 * after the user has done something on this page. Called once, after the page has started.
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
    // Browsers usually store data permanently for installed apps.
    void askAgainToKeep()
  })
  for (const facts of [added, viewHistory, firstTouch]) subscribe(facts, consider)
}

/** Records that the offer to install was shown, because it is never shown a second time. */
export const installOfferSeen = (storage: Pick<Storage, 'setItem'> = deviceTexts): void => storage.setItem(OFFER_KEY, 'said')

/** Records that the user does not want to install the app. */
export function declineInstall(storage: Pick<Storage, 'setItem'> = deviceTexts): void {
  install.offered = false
  storage.setItem(OFFER_KEY, 'declined')
}

/**
 * Shows the browser's question whether to install the app. Must be called directly from a click. Each event can be used once; the browser
 * may send another later.
 */
export async function installNow(): Promise<void> {
  const offer = heldInstallOffer()
  if (!isOffer(offer)) return
  try {
    await offer.prompt()
    const { outcome } = await offer.userChoice
    install.way = outcome === 'accepted' ? 'installed' : 'menu'
  } catch (error) {
    // The event was already used.
    logOnly(error)
    install.way = 'menu'
  }
  declineInstall()
}
