import { LOCALE_DEFAULT } from '#contract/limits.ts'
import { germanPages } from './de/pages.ts'
import { englishPages } from './en-us/pages.ts'

/** The name in the URL of a page that every shop has, because header and footer link to it. */
export type StandardPageSlug = keyof typeof englishPages

/** The default texts of pages by language, used until a shop writes its own. To add a language, add a folder and a row here. */
export const shippedPageTexts: Readonly<Record<string, Readonly<Record<StandardPageSlug, string>>>> = {
  [LOCALE_DEFAULT]: englishPages,
  de: germanPages,
}

export const standardPageSlugs = Object.keys(englishPages) as StandardPageSlug[]
export const isStandardPage = (slug: string): slug is StandardPageSlug => Object.hasOwn(englishPages, slug)

/** Live parts (rendered by the app) that a page always has. If the page's text does not contain them, they are added at the end. */
export const appWidgetsByPage: Partial<Record<string, readonly string[]>> = {
  contact: ['contact-facts', 'ask-counter'],
  offline: ['ready-here', 'install-ways', 'kept-here'],
}
