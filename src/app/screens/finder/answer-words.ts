import type { I18n } from '@lingui/core'
import { formatNumber } from '#app/i18n/format.ts'
import type { LengthUnit } from '#app/state/page/length-unit.ts'
import { formatAttribute, formatMeasure } from '#app/ui/part/attribute-text.ts'
import { INCH_DECIMALS } from '#app/ui/part/tolerance-text.ts'
import { attributes, isAttributeKey } from '#contract/attributes/attributes.ts'
import { convertUnit } from '#contract/attributes/units.ts'
import type { AskedAttribute } from './question-titles.ts'

/** An attribute with its format; of the trade's attributes the app itself knows it. */
export interface MeasuredAttribute extends AskedAttribute {
  unit?: string | undefined
  decimals?: number | undefined
}

/** Returns the unit of an attribute; empty if it has none. */
export const unitOfAttribute = ({ key, unit }: MeasuredAttribute): string => (isAttributeKey(key) ? attributes[key].unit : (unit ?? ''))

/** Whether the attribute is a length, which can also be typed and shown in inches. */
export const isLength = (asked: MeasuredAttribute): boolean => unitOfAttribute(asked) === 'mm'

/** Returns a value from the wire with its unit: `12 V`, `54.2 mm`; a length in inches if the user chose them: `2.134″`. */
export function answerText(i18n: I18n, asked: MeasuredAttribute, value: string, lengthUnit: LengthUnit): string {
  const given = value.trim() !== '' && Number.isFinite(Number(value)) ? Number(value) : value
  if (typeof given === 'number' && lengthUnit === 'in' && isLength(asked)) return formatInches(given)
  if (isAttributeKey(asked.key)) return formatAttribute(i18n, asked.key, given)
  const { unit = '', decimals } = asked
  return formatMeasure(i18n, { unit, ...(decimals === undefined ? {} : { decimals }) }, given)
}

const formatInches = (mm: number) => `${formatNumber(convertUnit(mm, 'mm', 'in') ?? 0, INCH_DECIMALS)}″`
