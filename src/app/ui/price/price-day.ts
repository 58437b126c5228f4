import { pastDay } from '#app/i18n/format.ts'
import { agedAt } from './aged.ts'

/**
 * The day of which a price or a stock is, with its year, as paper and pictures say it: they are read long after. Null when nobody knows.
 * `asOf` as in `agedAt`.
 */
export function priceDay(asOf: string | null | undefined): string | null {
  const aged = agedAt(asOf)
  if (aged.type === 'undated') return null
  return pastDay('asOf' in aged ? aged.asOf : new Date().toISOString(), Number.POSITIVE_INFINITY)
}
