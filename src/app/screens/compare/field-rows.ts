import type { I18n, MessageDescriptor } from '@lingui/core'
import { msg } from '@lingui/core/macro'
import { formatNumber, formatUsd, formatWeight } from '#app/i18n/format.ts'
import { conditionTexts } from '#app/ui/part/ConditionMark.tsx'
import { countryNameOf } from '#app/ui/region-name.ts'
import type { PartDetail } from '#contract/catalogue/catalogue.ts'
import { type ComparedField, comparedFields } from '#contract/compare/compared-fields.ts'

interface FieldRow {
  label: MessageDescriptor
  /** The value as text; empty if unknown. */
  text: (i18n: I18n, part: PartDetail) => string
}

const monthsText = (i18n: I18n, months: number): string =>
  new Intl.NumberFormat(i18n.locale, { style: 'unit', unit: 'month', unitDisplay: 'long' }).format(months)

/** The fields of a part that are compared without an effect on the fit. The compiler asks for each of contract/compare. */
export const fieldRows: Record<ComparedField, FieldRow> = {
  producer: { label: msg`Maker`, text: (_, { producer }) => producer },
  condition: { label: msg`Condition`, text: (i18n, { condition }) => i18n._(conditionTexts[condition]) },
  oeNumber: { label: msg`OE number`, text: (_, { oeNumber }) => oeNumber },
  coreCents: { label: msg`Core charge`, text: (_, { coreCharge }) => formatUsd(coreCharge) },
  minQty: { label: msg`Sold from`, text: (_, { minQty }) => formatNumber(minQty) },
  weightG: { label: msg`Weight in the box`, text: (_, { weightKg }) => (weightKg > 0 ? formatWeight(weightKg) : '') },
  boxMm: {
    label: msg`Box`,
    text: (_, { boxMm: { length, width, height } }) =>
      length > 0 && width > 0 && height > 0 ? `${length}\u00a0× ${width}\u00a0× ${height}\u00a0mm` : '',
  },
  warrantyMonths: {
    label: msg`Warranty`,
    text: (i18n, { warrantyMonths }) => (warrantyMonths > 0 ? monthsText(i18n, warrantyMonths) : ''),
  },
  country: {
    label: msg`Made in`,
    text: (i18n, { countryOfOrigin }) => (countryOfOrigin === '' ? '' : countryNameOf(i18n, countryOfOrigin)),
  },
}

/** The keys of the fields, in the order of the part table. */
export const comparedFieldKeys = Object.keys(comparedFields).filter((key): key is ComparedField => Object.hasOwn(fieldRows, key))
