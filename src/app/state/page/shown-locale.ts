import { LOCALE_DEFAULT } from '#contract/limits.ts'
import { type Locales, localePath, locales, readLocalePath } from '#contract/locale/locales.ts'

let configuredLocales = locales
let currentLocale = LOCALE_DEFAULT
const localeListeners = new Set<() => void>()

/** Returns the languages of this shop. */
export const shopLocales = (): Locales => configuredLocales

/** Returns the page's current language, a code of contract/locale/locales.ts, in which requests are made. */
export const shownLocale = (): string => currentLocale

export function setShopLocales(set: Locales): void {
  configuredLocales = set
}

export function setShownLocale(code: string): void {
  if (code === currentLocale) return
  currentLocale = code
  for (const hear of localeListeners) hear()
}

/**
 * Calls `hear` before the language changes, because content in the old language must be requested again. Returns a function that ends this.
 */
export function onShownLocale(hear: () => void): () => void {
  localeListeners.add(hear)
  return () => void localeListeners.delete(hear)
}

/** Returns the path of a window's URL without its language, as in the route table and in the app's links. */
export const pathWithoutLocale = (path: string): string => readLocalePath(path, configuredLocales).path

/** Returns a path of the app with the current language, unless it already contains one. */
export const pathWithLocale = (to: string): string =>
  currentLocale === configuredLocales.default ||
  !to.startsWith('/') ||
  readLocalePath(to, configuredLocales).locale !== configuredLocales.default
    ? to
    : localePath(to, currentLocale, configuredLocales)
