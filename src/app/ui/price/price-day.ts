import { formatPastDay } from '#app/i18n/format.ts'
import { dataAgeOf } from './aged.ts'

/**
 * Returns the day of a price or stock with its year, for prints and pictures, which may be read much later. Null if unknown. `asOf`: the
 * time of the data, as in `dataAgeOf`.
 */
export function priceDayOf(asOf: string | null | undefined): string | null {
  const aged = dataAgeOf(asOf)
  if (aged.type === 'undated') return null
  return formatPastDay('asOf' in aged ? aged.asOf : new Date().toISOString(), Number.POSITIVE_INFINITY)
}
