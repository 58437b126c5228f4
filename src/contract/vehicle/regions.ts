/**
 * The regions by which makes are grouped, by the codes of section 1 of the specification, in its order. They are in a separate file,
 * because lists need the names but not the table of makes.
 */
export const regionNames = {
  '1': /*i18n*/ 'Europe',
  '2': /*i18n*/ 'North America',
  '3': /*i18n*/ 'Japan',
  '4': /*i18n*/ 'Korea',
  '5': /*i18n*/ 'China',
  '6': /*i18n*/ 'Other regions',
} as const

export type RegionCode = keyof typeof regionNames
// Keys that are whole numbers are always in numeric order.
export const regionCodes = Object.keys(regionNames) as RegionCode[]

/** The region of a make that is at home in none of the others, or that the table of makes does not know. */
export const OTHER_REGION: RegionCode = '6'

export const isRegionCode = (text: string | null | undefined): text is RegionCode =>
  text !== null && text !== undefined && Object.hasOwn(regionNames, text)
