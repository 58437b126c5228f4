import { attributes } from '#contract/attributes/attributes.ts'
import { pulleyCode } from '#contract/attributes/pulley-code.ts'
import type { ShopAttribute } from '#contract/attributes/shop-attribute.ts'
import type { PartCard, QuantityPriceBreak } from '#contract/catalogue/catalogue.ts'
import { lastValidDay } from '#contract/kernel/shop-days.ts'
import { formatDay } from '#server/kernel/format.ts'
import type { ShopToday } from '#server/kernel/shop-days.ts'
import { translate, translateText } from '#server/kernel/words.ts'
import type { CsvCell } from './csv.ts'

/** The data of a row of a price list: a part as this customer sees it, with further columns for a goods list. */
export interface PricedPart {
  card: PartCard
  family: string
  gtin: string
  warrantyMonths: number
  minQty: number
  amps: CsvCell
  powerKw: CsvCell
  /** Cross references of the part, namely numbers of other makers. */
  crossReferences: string
}

/** The number of columns for quantity prices of more than one unit. */
const QUANTITY_PRICE_COLUMNS = 4
const priceBreakIndexes = Array.from({ length: QUANTITY_PRICE_COLUMNS }, (_, at) => at + 1)

/** A column of a price list: its heading and the function that fills its cells. */
interface PriceListColumn {
  heading: string
  cell: (part: PricedPart) => CsvCell
}

const usdCell = (figure: number | undefined): CsvCell => (figure === undefined ? null : { numericValue: figure, decimals: 2 })
const wholeNumberCell = (figure: number | undefined): CsvCell => (figure === undefined ? null : { numericValue: figure, decimals: 0 })
const numberCellOf = (value: string | number | undefined, decimals: number): CsvCell =>
  typeof value === 'number' ? { numericValue: value, decimals } : (value ?? null)

/** Returns a cell that shows a number as plain text, without a language's number format. */
const textCellOf = (value: string | number | undefined): CsvCell =>
  typeof value === 'number' ? { numericValue: value, decimals: String(value).split('.')[1]?.length ?? 0 } : (value ?? null)

const conditionLabels = { new: /*i18n*/ 'New', reman: /*i18n*/ 'Remanufactured', used: /*i18n*/ 'Used' } as const

/** Returns the quantity prices of a part for more than one unit. */
const quantityPrices = ({ card }: PricedPart): readonly QuantityPriceBreak[] =>
  (card.priceLadder ?? []).filter(({ fromQty }) => fromQty > 1)

/**
 * Returns the columns of a price list in a language. Prices are for the day `today`. `own`: the shop's own attributes that have a column.
 */
export function priceColumns(
  locale: string,
  { timeZone, today }: ShopToday,
  cross: boolean,
  own: readonly ShopAttribute[] = [],
): readonly PriceListColumn[] {
  const words = (text: string) => translateText(locale, text)
  const withUnit = (key: 'voltage' | 'powerKw' | 'amps') => `${words(attributes[key].label)} (${attributes[key].unit})`
  const stock = ({
    card: {
      stock: { state, restockOn },
    },
  }: PricedPart): string => {
    if (state === 'in') return words(/*i18n*/ 'In stock')
    if (state === 'low') return words(/*i18n*/ 'Few left')
    if (state === 'ended') return words(/*i18n*/ 'No longer made')
    if (restockOn === undefined) return words(/*i18n*/ 'Sold out')
    return translate(locale, /*i18n*/ 'Sold out, back about {day}', { day: formatDay(restockOn, locale) })
  }
  return [
    { heading: words(/*i18n*/ 'Part number'), cell: ({ card }) => ({ number: card.mcode }) },
    { heading: words(/*i18n*/ 'OE number'), cell: ({ card }) => ({ number: card.oeNumber }) },
    { heading: words(/*i18n*/ 'OE maker'), cell: ({ card }) => card.oeProducer },
    { heading: words(/*i18n*/ 'Name'), cell: ({ card }) => card.name },
    { heading: words(/*i18n*/ 'Category'), cell: ({ card }) => card.backCategoryName },
    { heading: words(/*i18n*/ 'Family'), cell: ({ family }) => family },
    { heading: words(/*i18n*/ 'Brand'), cell: ({ card }) => card.producer },
    { heading: words(/*i18n*/ 'Condition'), cell: ({ card }) => words(conditionLabels[card.condition]) },
    { heading: words(/*i18n*/ 'Key data'), cell: ({ card }) => card.specName },
    { heading: withUnit('voltage'), cell: ({ card }) => numberCellOf(card.attributes['voltage'], 0) },
    { heading: withUnit('powerKw'), cell: ({ powerKw }) => powerKw },
    { heading: withUnit('amps'), cell: ({ amps }) => amps },
    { heading: words(attributes.teeth.label), cell: ({ card }) => numberCellOf(card.attributes['teeth'], 0) },
    { heading: words(attributes.rotation.label), cell: ({ card }) => numberCellOf(card.attributes['rotation'], 0) },
    { heading: words(attributes.pulleyKind.label), cell: ({ card: { attributes: of } }) => pulleyCode(of['pulleyKind'], of['grooves']) },
    ...own.map(
      ({ key, label, unit, decimals }): PriceListColumn => ({
        heading: unit ? `${label} (${unit})` : label,
        cell: ({ card: { attributes: of } }) => (decimals === null ? textCellOf(of[key]) : numberCellOf(of[key], decimals)),
      }),
    ),
    { heading: words(/*i18n*/ 'Price (USD)'), cell: ({ card }) => usdCell(card.price) },
    { heading: words(/*i18n*/ 'Usual price (USD)'), cell: ({ card }) => usdCell(card.wasPrice) },
    { heading: words(/*i18n*/ 'Offer until'), cell: ({ card }) => (card.promotion ? lastValidDay(card.promotion.until, timeZone) : null) },
    ...priceBreakIndexes.flatMap((at): PriceListColumn[] => [
      {
        heading: translate(locale, /*i18n*/ 'Step {step}: from quantity', { step: at + 1 }),
        cell: (part) => wholeNumberCell(quantityPrices(part)[at - 1]?.fromQty),
      },
      {
        heading: translate(locale, /*i18n*/ 'Step {step}: price (USD)', { step: at + 1 }),
        cell: (part) => usdCell(quantityPrices(part)[at - 1]?.unitPrice),
      },
    ]),
    { heading: words(/*i18n*/ 'Core charge (USD)'), cell: ({ card }) => usdCell(card.coreCharge) },
    { heading: words(/*i18n*/ 'Least quantity'), cell: ({ minQty }) => wholeNumberCell(minQty) },
    { heading: words(/*i18n*/ 'Stock'), cell: stock },
    { heading: words(/*i18n*/ 'Weight (kg)'), cell: ({ card }) => numberCellOf(card.weightKg, 3) },
    { heading: words(/*i18n*/ 'Warranty (months)'), cell: ({ warrantyMonths }) => wholeNumberCell(warrantyMonths) },
    { heading: 'GTIN', cell: ({ gtin }) => ({ number: gtin }) },
    { heading: words(/*i18n*/ 'Prices of'), cell: () => today },
    ...(cross ? [{ heading: words(/*i18n*/ 'Numbers of other makers'), cell: ({ crossReferences: numbers }: PricedPart) => numbers }] : []),
  ]
}
