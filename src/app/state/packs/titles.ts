import { ref } from 'valtio/vanilla'
import { logErrorOnly } from '#app/state/page/notices.ts'
import { shownLocale } from '#app/state/page/shown-locale.ts'
import type { PackEntry } from '#contract/packs/pack-list.ts'
import { readPackTitles } from '#data/packs/pack-titles.ts'
import { packState } from './facts.ts'
import { openPackConnection } from './place.ts'

function addPackTitles(titles: Readonly<Record<string, string>>, locale: string): void {
  // These titles are dropped, because the user has changed the language meanwhile.
  if (locale !== shownLocale()) return
  packState.titles = ref({ locale, of: { ...(packState.titles.locale === locale ? packState.titles.of : {}), ...titles } })
}

/** Uses the titles in a list of packs that was requested in a language. */
export const applyOfferedTitles = (offered: readonly PackEntry[], locale: string): void =>
  addPackTitles(Object.fromEntries(offered.map(({ id, title }) => [id, title])), locale)

/** Reads the titles of packs in the current language from an installed pack, because offline there is no list. */
export async function loadStoredTitles(): Promise<void> {
  const place = openPackConnection()
  const locale = shownLocale()
  if (place === null || packState.titles.locale === locale) return
  try {
    const titles = await readPackTitles(place.store, locale)
    // If the server's list has arrived while the stored titles were read, the titles of that list are kept.
    if (packState.titles.locale !== locale) addPackTitles(titles, locale)
  } catch (error) {
    // The old titles stay. A failure of the database is reported elsewhere.
    logErrorOnly(error)
  }
}
