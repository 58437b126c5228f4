import type { RegionCode } from './regions.ts'

/**
 * The countries whose makes are of a region, by ISO 3166-1 codes: a customer there sees this region first. `6` has only those countries whose
 * own makes are listed under Other. Countries without makes of their own are in no row: there the order stays that of the specification.
 */
const countriesByRegion: Record<RegionCode, string> = {
  '1': `AD AL AT AX BA BE BG BY CH CY CZ DE DK EE ES FI FO FR GB GG GI GR HR HU IE IM IS IT JE LI LT LU LV MC MD ME MK MT NL NO PL PT RO RS RU SE
    SI SJ SK SM TR UA VA XK`,
  '2': 'CA GL MX PM PR US VI',
  '3': 'JP',
  '4': 'KR',
  '5': 'CN HK MO TW',
  '6': 'AU IN IR MY VN',
}

/** Returns the region whose makes are at home in a country; null if the country is unknown or has none. */
export const regionOfCountry = (country: string | null): RegionCode | null => {
  if (country === null) return null
  // The keys of the table are the codes.
  const found = (Object.entries(countriesByRegion) as [RegionCode, string][]).find(([, countries]) =>
    countries.split(/\s+/).includes(country),
  )
  return found?.[0] ?? null
}
