import { LOCALE_DEFAULT } from '#contract/limits.ts'
import { type Locales, localePath, locales, readLocalePath } from '#contract/locales.ts'

let shop = locales
let shown = LOCALE_DEFAULT
const listeners = new Set<() => void>()

/** The languages that this shop has. */
export const shopLocales = (): Locales => shop

/** The language that the page shows, a code of contract/locales.ts: what is asked of the shop is asked in it. */
export const shownLocale = (): string => shown

export function setShopLocales(set: Locales): void {
  shop = set
}

export function setShownLocale(code: string): void {
  if (code === shown) return
  shown = code
  for (const hear of listeners) hear()
}

/** Calls `hear` whenever another language is about to be shown: what the shop said in the old one is asked for anew. Returns how to stop. */
export function onShownLocale(hear: () => void): () => void {
  listeners.add(hear)
  return () => void listeners.delete(hear)
}

/** An address of the window as the app knows it, without its language; so it stands in the route table and in every link of the app. */
export const plainPath = (path: string): string => readLocalePath(path, shop).path

/** An address of the app as it stands in the window and in links: in the language that is shown, unless it names one itself. */
export const shownPath = (to: string): string =>
  shown === shop.default || !to.startsWith('/') || readLocalePath(to, shop).locale !== shop.default ? to : localePath(to, shown, shop)
