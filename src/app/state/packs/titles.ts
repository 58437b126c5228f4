import { ref } from 'valtio/vanilla'
import { logOnly } from '#app/state/page/notices.ts'
import { shownLocale } from '#app/state/page/shown-locale.ts'
import type { PackEntry } from '#contract/packs/pack-list.ts'
import { packTitles } from '#data/packs/pack-titles.ts'
import { packs } from './facts.ts'
import { packPlace } from './place.ts'

function add(titles: Readonly<Record<string, string>>, locale: string): void {
  // Another language is shown by now.
  if (locale !== shownLocale()) return
  packs.titles = ref({ locale, of: { ...(packs.titles.locale === locale ? packs.titles.of : {}), ...titles } })
}

/** Takes the titles of a list that was asked for in a language. */
export const nameAsOffered = (offered: readonly PackEntry[], locale: string): void =>
  add(Object.fromEntries(offered.map(({ id, title }) => [id, title])), locale)

/** Reads what packs are called in the language that is shown from one that is on this device: without a network there is no list. */
export async function nameFromDevice(): Promise<void> {
  const place = packPlace()
  const locale = shownLocale()
  if (place === null || packs.titles.locale === locale) return
  try {
    const titles = await packTitles(place.store, locale)
    // The shop's own list may have come meanwhile.
    if (packs.titles.locale !== locale) add(titles, locale)
  } catch (error) {
    // They are called as they were when they came; that the database fails, the look at what is here says.
    logOnly(error)
  }
}
