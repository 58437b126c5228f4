import { countries } from '#contract/addresses/countries.ts'

/** Settings of the browser that hint at the visitor's country. */
export interface CountryHints {
  /** The preferred languages, best first: `de-AT`, `en`. */
  languages: readonly string[]
  /** The time zone: `Europe/Vienna`. */
  timeZone: string
}

/**
 * A locale with the list of its country's time zones. Browsers have this list under one of two names. If a browser has neither, only the
 * languages are used.
 */
type LocaleWithZones = Intl.Locale & { getTimeZones?: () => string[] | undefined; timeZones?: string[] | undefined }

function timeZonesOfCountry(country: string): readonly string[] {
  const region: LocaleWithZones = new Intl.Locale(`und-${country}`)
  return region.getTimeZones?.() ?? region.timeZones ?? []
}

function parseLocale(language: string): Intl.Locale | null {
  try {
    return new Intl.Locale(language)
  } catch {
    return null
  }
}

/** How many countries are checked before a pause. One country takes a slow phone about 2 ms. */
const COUNTRIES_PER_TASK = 4

/** Resolves when the page has nothing else to do, or after 200 ms. Safari has no requestIdleCallback. */
const waitUntilIdle = () =>
  new Promise<unknown>((resolve) =>
    typeof requestIdleCallback === 'function' ? requestIdleCallback(resolve, { timeout: 200 }) : setTimeout(resolve),
  )

/** Whether a time zone is that of a place: `Europe/Vienna`, and not `UTC` or `Etc/GMT+1`, which belong to no country. */
const isZoneOfPlace = (timeZone: string): boolean => timeZone.includes('/') && !timeZone.startsWith('Etc/')

/**
 * Returns the probable country of a device; null if unknown. The time zone gives the location; a language is only a preference, because
 * half the world uses `en-US`. A language decides between the countries of one time zone. Countries of the languages are checked first,
 * because checking all countries takes a phone half a second. `pause` is awaited after every few countries, so that the page stays
 * responsive.
 */
export async function guessCountry(
  { languages, timeZone }: CountryHints,
  pause: () => Promise<unknown> = waitUntilIdle,
): Promise<string | null> {
  const locales = languages.map(parseLocale).filter((locale) => locale !== null)
  const isCountry = (region: string | undefined): region is string => region !== undefined && countries.includes(region)
  const spoken = locales.map(({ region }) => region).filter(isCountry)
  const likely = [locales[0]?.maximize().region].filter(isCountry)
  const asked = isZoneOfPlace(timeZone) ? [...spoken, ...likely, ...countries] : []
  for (const [at, country] of asked.entries()) {
    if (timeZonesOfCountry(country).includes(timeZone)) return country
    if (at % COUNTRIES_PER_TASK === COUNTRIES_PER_TASK - 1) await pause()
  }
  return spoken[0] ?? likely[0] ?? null
}
