import { ref } from 'valtio/vanilla'
import { logErrorOnly } from '#app/state/page/notices.ts'
import { shownLocale } from '#app/state/page/shown-locale.ts'
import type { PackEntry } from '#contract/packs/pack-list.ts'
import { readPackTitles } from '#data/packs/pack-titles.ts'
import { packFacts } from './facts.ts'
import { openPackConnection } from './place.ts'

function addPackTitles(titles: Readonly<Record<string, string>>, locale: string): void {
  // The language has changed meanwhile.
  if (locale !== shownLocale()) return
  packFacts.titles = ref({ locale, of: { ...(packFacts.titles.locale === locale ? packFacts.titles.of : {}), ...titles } })
}

/** Uses the titles in a list of packs that was requested in a language. */
export const applyOfferedTitles = (offered: readonly PackEntry[], locale: string): void =>
  addPackTitles(Object.fromEntries(offered.map(({ id, title }) => [id, title])), locale)

/** Reads the titles of packs in the current language from an installed pack, because offline there is no list. */
export async function loadStoredTitles(): Promise<void> {
  const place = openPackConnection()
  const locale = shownLocale()
  if (place === null || packFacts.titles.locale === locale) return
  try {
    const titles = await readPackTitles(place.store, locale)
    // The server's list may have arrived meanwhile.
    if (packFacts.titles.locale !== locale) addPackTitles(titles, locale)
  } catch (error) {
    // The old titles stay. A failure of the database is reported elsewhere.
    logErrorOnly(error)
  }
}
