import { countries } from '#contract/countries.ts'

/** What a browser says of where it stands. */
export interface Hints {
  /** Most wanted first: `de-AT`, `en`. */
  languages: readonly string[]
  /** `Europe/Vienna`. */
  timeZone: string
}

/** Browsers know which zones a country has, by one name or the other; those that do not leave the languages alone to guess by. */
type KnowsZones = Intl.Locale & { getTimeZones?: () => string[] | undefined; timeZones?: string[] | undefined }

function zonesOf(country: string): readonly string[] {
  const region: KnowsZones = new Intl.Locale(`und-${country}`)
  return region.getTimeZones?.() ?? region.timeZones ?? []
}

function localeOf(language: string): Intl.Locale | null {
  try {
    return new Intl.Locale(language)
  } catch {
    return null
  }
}

/**
 * Which country a device seems to stand in; null when nothing says so. The time zone says where it is, a language only what its owner
 * reads: half the world reads `en-US`. A language decides between the countries of one zone, and is asked first, because going through all
 * countries takes a phone a while.
 */
export function guessCountry({ languages, timeZone }: Hints): string | null {
  const locales = languages.map(localeOf).filter((locale) => locale !== null)
  const isCountry = (region: string | undefined): region is string => region !== undefined && countries.includes(region)
  const spoken = locales.map(({ region }) => region).filter(isCountry)
  const likely = [locales[0]?.maximize().region].filter(isCountry)
  const isNear = (country: string) => zonesOf(country).includes(timeZone)
  return [...spoken, ...likely, ...countries].find(isNear) ?? spoken[0] ?? likely[0] ?? null
}
