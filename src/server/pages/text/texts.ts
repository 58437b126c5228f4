import { LOCALE_DEFAULT } from '#contract/limits.ts'
import { germanPages } from './de/pages.ts'
import { englishPages } from './en-us/pages.ts'

/** A page that every shop has, because header and footer name it. */
export type StandardSlug = keyof typeof englishPages

/** The texts that a shop has as long as it has none of its own, by language: another language joins with a folder and a row. */
export const shippedTexts: Readonly<Record<string, Readonly<Record<StandardSlug, string>>>> = {
  [LOCALE_DEFAULT]: englishPages,
  de: germanPages,
}

export const standardSlugs = Object.keys(englishPages) as StandardSlug[]
export const isStandard = (slug: string): slug is StandardSlug => Object.hasOwn(englishPages, slug)

/** Parts that the app draws and that belong to a page, whatever its text says: those that the text does not place stand below it. */
export const liveOf: Partial<Record<string, readonly string[]>> = {
  contact: ['contact-facts', 'ask-counter'],
  offline: ['ready-here', 'install-ways', 'kept-here'],
}
