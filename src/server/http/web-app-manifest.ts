import type { TenantConfig } from '#contract/config.ts'
import { textDirectionOf } from '#contract/locale/detect.ts'
import { localeNamed, localePath, localesOf } from '#contract/locale/locales.ts'
import { href, SEARCH_SHORTCUT_PARAMETER, SHARED_CONTENT_PARAMETERS } from '#contract/routes/addresses.ts'
import { type AppIconName, appIcons } from '#drawings/render-app-icon.ts'
import { translateText } from '#server/kernel/words.ts'
import type { Screenshot } from './screenshots.ts'

/** The number of characters of an app's name that fit below an icon on a phone. */
const MAX_SHORT_NAME_CHARACTERS = 12

/** The name and the description of a shortcut in the web app manifest. */
type ShortcutTexts = readonly [name: string, description: string]

const shortcutTexts = {
  search: [/*i18n*/ 'Search', /*i18n*/ 'Find a part by its number'],
  cart: [/*i18n*/ 'Cart', /*i18n*/ 'What you collected'],
  orders: [/*i18n*/ 'Orders', /*i18n*/ 'Your orders and where they are'],
  offline: [/*i18n*/ 'Offline', /*i18n*/ 'What is on this device'],
} as const satisfies Record<string, ShortcutTexts>

/** Returns the web app manifest (W3C) with the tenant's name, colour and pictures. */
export function webAppManifest(config: TenantConfig, screenshots: readonly Screenshot[], code: string) {
  const set = localesOf(config.locales)
  const locale = localeNamed(code, set)
  const at = (path: string) => localePath(path, code, set)
  const shortcut = ([name, description]: ShortcutTexts, url: string, picture: AppIconName) => ({
    name: translateText(code, name),
    description: translateText(code, description),
    url: at(url),
    icons: [manifestIcon(picture)],
  })
  return {
    id: '/',
    name: config.name,
    short_name: shortenName(config.name),
    description: config.tagline,
    lang: locale?.iso ?? code,
    dir: locale === null ? 'ltr' : textDirectionOf(locale),
    start_url: '/',
    scope: '/',
    display: 'standalone',
    background_color: '#ffffff',
    theme_color: config.accent.light,
    categories: ['shopping', 'business'],
    icons: [
      manifestIcon('any-192', 'any'),
      manifestIcon('any-512', 'any'),
      { src: '/images/logo.svg', sizes: 'any', type: 'image/svg+xml', purpose: 'any' },
      manifestIcon('maskable-512', 'maskable'),
      manifestIcon('monochrome-512', 'monochrome'),
    ],
    ...(screenshots.length > 0 && { screenshots }),
    shortcuts: [
      shortcut(shortcutTexts.search, `/?${SEARCH_SHORTCUT_PARAMETER}`, 'search-96'),
      shortcut(shortcutTexts.cart, href('cart'), 'cart-96'),
      shortcut(shortcutTexts.orders, href('orders'), 'orders-96'),
      shortcut(shortcutTexts.offline, href('page', { slug: 'offline' }), 'offline-96'),
    ],
    // A share target with method GET needs no `enctype`, but Chromium requires the field.
    share_target: { action: at('/'), method: 'GET', enctype: 'application/x-www-form-urlencoded', params: SHARED_CONTENT_PARAMETERS },
    // A shop that is already open is not reloaded, so typed text is kept. The app itself goes to the page (app/state/page/launches.ts).
    launch_handler: { client_mode: ['focus-existing', 'auto'] },
  }
}

function manifestIcon(name: AppIconName, purpose?: 'any' | 'maskable' | 'monochrome') {
  const { size } = appIcons[name]
  return { src: `/images/icon/${name}.png`, sizes: `${size}x${size}`, type: 'image/png', ...(purpose && { purpose }) }
}

/** Returns as many whole words of a name as fit below an icon, or the beginning of a long first word. */
function shortenName(name: string): string {
  if (name.length <= MAX_SHORT_NAME_CHARACTERS) return name
  const whole = name.slice(0, MAX_SHORT_NAME_CHARACTERS + 1).replace(/\s+\S*$/, '')
  // A sign at the end of the shortened name is removed, so that “Harbor & Field” becomes “Harbor” and not “Harbor &”.
  return whole.slice(0, MAX_SHORT_NAME_CHARACTERS).replace(/[^\p{L}\p{N}.!?]+$/u, '')
}
