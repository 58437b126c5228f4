import { LOCALE_DEFAULT } from '#contract/limits.ts'
import { type Locales, localePath, locales, readLocalePath } from '#contract/locale/locales.ts'

let localesOfShop = locales
let currentLocale = LOCALE_DEFAULT
const listeners = new Set<() => void>()

/** Returns the languages of this shop. */
export const shopLocales = (): Locales => localesOfShop

/** Returns the page's current language, a code of contract/locale/locales.ts, in which requests are made. */
export const shownLocale = (): string => currentLocale

export function setShopLocales(set: Locales): void {
  localesOfShop = set
}

export function setShownLocale(code: string): void {
  if (code === currentLocale) return
  currentLocale = code
  for (const hear of listeners) hear()
}

/**
 * Calls `hear` before the language changes, because content in the old language must be requested again. Returns a function that ends this.
 */
export function onShownLocale(hear: () => void): () => void {
  listeners.add(hear)
  return () => void listeners.delete(hear)
}

/** Returns the path of a window's URL without its language, as in the route table and in the app's links. */
export const plainPath = (path: string): string => readLocalePath(path, localesOfShop).path

/** Returns a path of the app with the current language, unless it already contains one. */
export const shownPath = (to: string): string =>
  currentLocale === localesOfShop.default || !to.startsWith('/') || readLocalePath(to, localesOfShop).locale !== localesOfShop.default
    ? to
    : localePath(to, currentLocale, localesOfShop)
