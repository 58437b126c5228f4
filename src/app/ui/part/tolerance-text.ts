import type { I18n } from '@lingui/core'
import { formatNumber } from '#app/i18n/format.ts'
import { convertUnit } from '#contract/attributes/units.ts'
import type { Tolerance } from '#contract/finder/measurable.ts'
import { roundDown, sureTolerance } from '#contract/finder/stated-tolerance.ts'
import { formatMeasure } from './attribute-text.ts'

/** A sixty-fourth of an inch is 0.016 in. */
export const INCH_DECIMALS = 3

/**
 * Returns how far a part may differ from a reading and still agree, with its unit: `0.7 mm`, `0.030″`, `10°`. True in both directions. A
 * length is shown in inches if `shownUnit` is `in`.
 */
export function toleranceText(i18n: I18n, tolerance: Tolerance, read: number, unit: string, shownUnit = unit): string {
  const sure = sureTolerance(tolerance, read)
  const inches = shownUnit === 'in' && unit === 'mm' ? convertUnit(sure, 'mm', 'in') : null
  if (inches !== null) return `${formatNumber(roundDown(inches, INCH_DECIMALS), INCH_DECIMALS)}″`
  return formatMeasure(i18n, { unit }, roundDown(sure))
}
