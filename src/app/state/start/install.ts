import { subscribe } from 'valtio/vanilla'
import { addedNotice } from '#app/state/cart/added.ts'
import { viewHistory } from '#app/state/catalogue/view-history.ts'
import { requestPersistenceAgain } from '#app/state/page/durable.ts'
import { installOffer } from '#app/state/page/early-install.ts'
import { firstInteraction } from '#app/state/page/first-touch.ts'
import { logErrorOnly } from '#app/state/page/notices.ts'
import { createPersonalState } from '#app/state/page/personal.ts'
import { deviceStorage } from '#app/state/page/storage.ts'

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
export type InstallMethod = 'installed' | 'button' | 'ios' | 'mac' | 'menu'

/** How the app can be installed on this device. `offered`: whether the installation is offered to the user now, which happens only once. */
export const installState = createPersonalState<{ way: InstallMethod; offered: boolean }>({ way: 'menu', offered: false })

const INSTALL_OFFER_KEY = 'install-offer'
/** A user who has opened this many parts is likely to come back. */
const MIN_VIEWED_PARTS = 3

const isInstallOffer = (event: Event | null): event is InstallOffer =>
  event !== null && 'prompt' in event && typeof event.prompt === 'function' && 'userChoice' in event

const APP_DISPLAY_MODE_QUERY = '(display-mode: standalone), (display-mode: minimal-ui)'

/**
 * Returns how this browser installs apps. Only Safari has the property `standalone`. An iPad says that it is a Mac, but no Mac has a touch
 * screen.
 */
function detectInstallMethod({ navigator, matchMedia }: Pick<Window, 'navigator' | 'matchMedia'>): InstallMethod {
  const isSafari = 'standalone' in navigator
  if (matchMedia(APP_DISPLAY_MODE_QUERY).matches || (isSafari && navigator.standalone === true)) return 'installed'
  if (isInstallOffer(installOffer())) return 'button'
  if (!isSafari) return 'menu'
  return navigator.maxTouchPoints > 1 ? 'ios' : 'mac'
}

/**
 * Follows how the app can be installed, and when to offer that: after the first part was added to the cart or three parts were opened, and
 * after the user has done something on this page. Called once, after the page has started.
 */
export function watchInstallOffer(page: Window = window): void {
  const consider = () => {
    const proven = addedNotice.current !== null || viewHistory.views.length >= MIN_VIEWED_PARTS
    installState.offered ||=
      firstInteraction.happened &&
      proven &&
      (installState.way === 'button' || installState.way === 'ios') &&
      deviceStorage.getItem(INSTALL_OFFER_KEY) === null
  }
  const look = () => {
    installState.way = detectInstallMethod(page)
    consider()
  }
  look()
  page.addEventListener('beforeinstallprompt', look)
  page.addEventListener('appinstalled', () => {
    Object.assign(installState, { way: 'installed', offered: false })
    // Browsers usually store data permanently for installed apps, so the browser is asked again to do so.
    void requestPersistenceAgain()
  })
  for (const facts of [addedNotice, viewHistory, firstInteraction]) subscribe(facts, consider)
}

/** Records that the offer to install was shown, because it is never shown a second time. */
export const storeInstallOfferSeen = (storage: Pick<Storage, 'setItem'> = deviceStorage): void => storage.setItem(INSTALL_OFFER_KEY, 'said')

/** Records that the user does not want to install the app. */
export function declineInstall(storage: Pick<Storage, 'setItem'> = deviceStorage): void {
  installState.offered = false
  storage.setItem(INSTALL_OFFER_KEY, 'declined')
}

/**
 * Shows the browser's question whether to install the app. Must be called directly from a click. Each event can be used once; the browser
 * may send another later.
 */
export async function installNow(): Promise<void> {
  const offer = installOffer()
  if (!isInstallOffer(offer)) return
  try {
    await offer.prompt()
    const { outcome } = await offer.userChoice
    installState.way = outcome === 'accepted' ? 'installed' : 'menu'
  } catch (error) {
    // The event was already used.
    logErrorOnly(error)
    installState.way = 'menu'
  }
  declineInstall()
}
