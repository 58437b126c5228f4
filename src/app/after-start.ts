import { go } from './hooks/navigation.ts'
import { startLocale } from './i18n/locale.ts'
import { startDevice } from './state/device.ts'
import { logOnly } from './state/notices.ts'

/** What works behind the page, once its first screen is drawn: the watch on the network, the cart, the worker, and the language that this device wants. */
export function afterStart(shop: { tenantId: string; baseUrl: string }): void {
  startDevice(shop)
  startLocale({
    here: () => location,
    languages: navigator.languages,
    page: document,
    crossOrigin: new URL(shop.baseUrl, location.href).origin !== location.origin,
    go,
  }).then(({ moved }) => {
    // The router says `pushState` and `replaceState` when it has moved on.
    for (const move of ['pushState', 'replaceState', 'popstate']) addEventListener(move, () => void moved())
  }, logOnly)
}
