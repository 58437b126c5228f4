import { type AttributeRow, attributes, isAttributeKey } from '#contract/attributes/attributes.ts'
import { convertUnit } from '#contract/attributes/units.ts'
import type { ShopAttributeLabel } from '#contract/catalogue/catalogue.ts'
import {
  type AttributeCheck,
  type FinderKey,
  isMeasurableKey,
  type MeasurableRow,
  measurable,
  ownLengthTolerance,
  type Tolerance,
} from '#contract/finder/measurable.ts'
import { type CategoryAttributeChoices, labelFieldsOf } from '#search/catalogue/choices.ts'

/** How the finder asks for an attribute, and how its values are compared. */
export interface QuestionFormat {
  key: FinderKey
  check: AttributeCheck
  isNumber: boolean
  /** In the unit of the values; null for choices. */
  tolerance: Tolerance | null
  /** Label, unit and decimals of a shop's own attribute. */
  own: ShopAttributeLabel | null
}

/** Returns how the finder asks for an attribute; null for an own attribute of the shop that has no label any more. */
export function questionFormatOf(key: FinderKey, { own }: CategoryAttributeChoices): QuestionFormat | null {
  if (isMeasurableKey(key)) {
    const { check, tolerance }: MeasurableRow = measurable[key]
    const row: AttributeRow = attributes[key]
    return { key, check, isNumber: row.decimals !== undefined, tolerance: tolerance ?? null, own: null }
  }
  const label = isAttributeKey(key) ? undefined : own.get(key)
  if (label === undefined) return null
  const tolerance = label.isNumber ? ownToleranceIn(label.unit) : null
  return { key, check: tolerance === null ? 'look' : 'caliper', isNumber: label.isNumber, tolerance, own: labelFieldsOf(label) }
}

/** Returns the tolerance of a shop's own lengths in their unit; null if the unit is none of length. */
function ownToleranceIn(unit: string): Tolerance | null {
  const absolute = unit === '' ? null : convertUnit(ownLengthTolerance.absolute, 'mm', unit)
  return absolute === null ? null : { absolute, relative: ownLengthTolerance.relative }
}
