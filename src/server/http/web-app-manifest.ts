import type { TenantConfig } from '#contract/config.ts'
import { directionOf } from '#contract/locale/detect.ts'
import { localeNamed, localePath, localesOf } from '#contract/locale/locales.ts'
import { href, SHARED, TO_SEARCH } from '#contract/routes/addresses.ts'
import { type AppIconName, appIcons } from '#drawings/render-app-icon.ts'
import { translateText } from '#server/kernel/words.ts'
import type { Screenshot } from './screenshots.ts'

/** The number of characters of an app's name that fit below an icon on a phone. */
const MAX_SHORT_NAME = 12

/** The name and the description of a shortcut in the web app manifest. */
type Words = readonly [name: string, description: string]

const shortcuts = {
  search: [/*i18n*/ 'Search', /*i18n*/ 'Find a part by its number'],
  cart: [/*i18n*/ 'Cart', /*i18n*/ 'What you collected'],
  orders: [/*i18n*/ 'Orders', /*i18n*/ 'Your orders and where they are'],
  offline: [/*i18n*/ 'Offline', /*i18n*/ 'What is on this device'],
} as const satisfies Record<string, Words>

/** Returns the web app manifest (W3C) with the tenant's name, colour and pictures. */
export function webAppManifest(config: TenantConfig, screenshots: readonly Screenshot[], code: string) {
  const set = localesOf(config.locales)
  const locale = localeNamed(code, set)
  const at = (path: string) => localePath(path, code, set)
  const shortcut = ([name, description]: Words, url: string, picture: AppIconName) => ({
    name: translateText(code, name),
    description: translateText(code, description),
    url: at(url),
    icons: [icon(picture)],
  })
  return {
    id: '/',
    name: config.name,
    short_name: shortened(config.name),
    description: config.tagline,
    lang: locale?.iso ?? code,
    dir: locale === null ? 'ltr' : directionOf(locale),
    start_url: '/',
    scope: '/',
    display: 'standalone',
    background_color: '#ffffff',
    theme_color: config.accent.light,
    categories: ['shopping', 'business'],
    icons: [
      icon('any-192', 'any'),
      icon('any-512', 'any'),
      { src: '/images/logo.svg', sizes: 'any', type: 'image/svg+xml', purpose: 'any' },
      icon('maskable-512', 'maskable'),
      icon('monochrome-512', 'monochrome'),
    ],
    ...(screenshots.length > 0 && { screenshots }),
    shortcuts: [
      shortcut(shortcuts.search, `/?${TO_SEARCH}`, 'search-96'),
      shortcut(shortcuts.cart, href('cart'), 'cart-96'),
      shortcut(shortcuts.orders, href('orders'), 'orders-96'),
      shortcut(shortcuts.offline, href('page', { slug: 'offline' }), 'offline-96'),
    ],
    // The encoding makes no difference for GET, but Chromium requires it.
    share_target: { action: at('/'), method: 'GET', enctype: 'application/x-www-form-urlencoded', params: SHARED },
    // An open shop keeps its state, including typed text, and the app itself goes to the launched page (app/state/page/launches.ts).
    launch_handler: { client_mode: ['focus-existing', 'auto'] },
  }
}

function icon(name: AppIconName, purpose?: 'any' | 'maskable' | 'monochrome') {
  const { size } = appIcons[name]
  return { src: `/images/icon/${name}.png`, sizes: `${size}x${size}`, type: 'image/png', ...(purpose && { purpose }) }
}

/** Returns as many whole words of a name as fit below an icon, or the beginning of a long first word. */
function shortened(name: string): string {
  if (name.length <= MAX_SHORT_NAME) return name
  const whole = name.slice(0, MAX_SHORT_NAME + 1).replace(/\s+\S*$/, '')
  // A sign at the end of the shortened name is removed, so that “Harbor & Field” becomes “Harbor” and not “Harbor &”.
  return whole.slice(0, MAX_SHORT_NAME).replace(/[^\p{L}\p{N}.!?]+$/u, '')
}
