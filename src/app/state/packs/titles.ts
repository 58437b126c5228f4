import { ref } from 'valtio/vanilla'
import { logOnly } from '#app/state/page/notices.ts'
import { shownLocale } from '#app/state/page/shown-locale.ts'
import type { PackEntry } from '#contract/packs/pack-list.ts'
import { packTitles } from '#data/packs/pack-titles.ts'
import { packs } from './facts.ts'
import { packPlace } from './place.ts'

function add(titles: Readonly<Record<string, string>>, locale: string): void {
  // The language has changed meanwhile.
  if (locale !== shownLocale()) return
  packs.titles = ref({ locale, of: { ...(packs.titles.locale === locale ? packs.titles.of : {}), ...titles } })
}

/** Uses the titles in a list of packs that was requested in a language. */
export const nameAsOffered = (offered: readonly PackEntry[], locale: string): void =>
  add(Object.fromEntries(offered.map(({ id, title }) => [id, title])), locale)

/** Reads the titles of packs in the current language from an installed pack, because offline there is no list. */
export async function nameFromDevice(): Promise<void> {
  const place = packPlace()
  const locale = shownLocale()
  if (place === null || packs.titles.locale === locale) return
  try {
    const titles = await packTitles(place.store, locale)
    // The server's list may have arrived meanwhile.
    if (packs.titles.locale !== locale) add(titles, locale)
  } catch (error) {
    // The old titles stay. A failure of the database is reported elsewhere.
    logOnly(error)
  }
}
