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

/** So many countries are asked for their zones at a time. One takes a slow phone about 2 ms. */
const ASKED_AT_ONCE = 4

const nextTask = () => new Promise<void>((resolve) => setTimeout(resolve, 0))

/**
 * Which country a device seems to stand in; null when nothing says so. The time zone says where it is, a language only what its owner
 * reads: half the world reads `en-US`. A language decides between the countries of one zone, and is asked first, because going through all
 * countries takes a phone half a second; the page goes on meanwhile, since `pause` is awaited after every few.
 */
export async function guessCountry({ languages, timeZone }: Hints, pause: () => Promise<void> = nextTask): Promise<string | null> {
  const locales = languages.map(localeOf).filter((locale) => locale !== null)
  const isCountry = (region: string | undefined): region is string => region !== undefined && countries.includes(region)
  const spoken = locales.map(({ region }) => region).filter(isCountry)
  const likely = [locales[0]?.maximize().region].filter(isCountry)
  const asked = [...spoken, ...likely, ...countries]
  for (const [at, country] of asked.entries()) {
    if (zonesOf(country).includes(timeZone)) return country
    if (at % ASKED_AT_ONCE === ASKED_AT_ONCE - 1) await pause()
  }
  return spoken[0] ?? likely[0] ?? null
}
