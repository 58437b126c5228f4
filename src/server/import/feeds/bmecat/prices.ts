import type { FilePlace, PartFacts, PriceStepFacts } from '#server/import/facts.ts'
import type { FeedOptions } from '#server/import/feeds/feed.ts'
import { childText, findChild, findChildren } from '#server/import/feeds/fields.ts'
import { normalizeCurrencyCode } from '#server/import/feeds/offer-price.ts'
import type { FeedRemarks } from '#server/import/feeds/remarks.ts'
import type { XmlElement } from '#server/import/files/xml.ts'
import { parseCentsPerPiece, parseDecimal, parseIsoDay, parseWholeNumber } from '#server/import/pies/values.ts'
import type { BmecatCatalogue } from './catalogue.ts'
import { priceKindDescriptions, sellingPriceKinds } from './price-kinds.ts'

interface BmecatPrice {
  type: string
  cents: number
  fromQty: number
  currency: string
  validFrom: string
  place: FilePlace
}

export interface ArticleReadingContext extends FeedOptions {
  catalogue: BmecatCatalogue
  remarks: FeedRemarks
  /** The place of the article in the file. */
  place: FilePlace
}

const PRICE_COLUMN = 'PRICE_DETAILS/PRICE'
/** The shop's currency, in which it sells. */
const SHOP_CURRENCY = 'USD'

/**
 * Returns the selling price of an article with its prices for larger quantities, as valid on the given day. The price is of the requested
 * type, or of the best default type (price-kinds.ts). All other prices give remarks.
 */
export function readArticlePrices(
  article: XmlElement,
  pieces: number,
  reading: ArticleReadingContext,
): Pick<PartFacts, 'cents' | 'steps' | 'currency' | 'minQty'> {
  const { catalogue, remarks, place } = reading
  const all = findChildren(article, 'PRICE_DETAILS').flatMap((details) => readPricesOfDetails(details, pieces, reading))
  if (all.length === 0) return {}
  for (const { type } of all) catalogue.priceTypes.add(type)
  const wanted = reading.priceType === undefined ? sellingPriceKinds : [reading.priceType.toLowerCase()]
  const type =
    wanted.find((one) => all.some((price) => price.type === one && price.cents > 0)) ??
    wanted.find((one) => all.some((price) => price.type === one))
  const others = [...new Set(all.map((price) => price.type))].filter((one) => one !== type)
  if (type === undefined) {
    const advice = reading.priceType === undefined ? ` Say --price-type ${others[0] ?? ''} where the shop sells at it.` : ''
    return (
      remarks.addNoteOnce(
        place,
        PRICE_COLUMN,
        others.join(', '),
        `These have no price of ${wanted.join(' or ')}, and so no selling price; there is ${others.map(describePriceType).join(', ')}.${advice}`,
        `no price but ${others.join()}`,
      ) ?? {}
    )
  }
  remarks.addNoteOnce(place, PRICE_COLUMN, type, `Prices of type ${describePriceType(type)} became the shop’s selling prices.`)
  for (const other of others)
    remarks.addNoteOnce(
      place,
      PRICE_COLUMN,
      other,
      `Prices of type ${describePriceType(other)} are left out. Say --price-type ${other} where the shop sells at them.`,
    )
  return chooseSellingPrice(
    selectUsablePrices(
      all.filter((price) => price.type === type),
      remarks,
    ),
    reading,
  )
}

const describePriceType = (type: string) => (priceKindDescriptions[type] === undefined ? type : `${type} (${priceKindDescriptions[type]})`)

/**
 * Chooses which prices of one type are used. Prices in the shop's currency come before others, and a price of zero is dropped when there
 * are prices above zero.
 */
function selectUsablePrices(prices: readonly BmecatPrice[], remarks: FeedRemarks): readonly BmecatPrice[] {
  const isOurs = ({ currency }: BmecatPrice) => currency === '' || currency === SHOP_CURRENCY
  const ours = prices.some((price) => isOurs(price) && price.cents > 0) ? prices.filter(isOurs) : prices
  for (const { place, currency } of prices.filter((price) => !ours.includes(price)))
    remarks.addNoteOnce(
      place,
      `${PRICE_COLUMN}/PRICE_CURRENCY`,
      currency,
      `Prices in ${currency} are left out: there are others in US dollars.`,
    )
  const above = ours.filter((price) => price.cents > 0)
  if (above.length === 0) return ours
  for (const { place } of ours.filter((price) => price.cents === 0))
    remarks.addNoteOnce(place, PRICE_COLUMN, '0', 'Zero beside other prices is none: it is left out.')
  return above
}

function chooseSellingPrice(
  prices: readonly BmecatPrice[],
  { remarks }: ArticleReadingContext,
): Pick<PartFacts, 'cents' | 'steps' | 'currency' | 'minQty'> {
  const byQty = new Map<number, BmecatPrice>()
  for (const price of prices) {
    const known = byQty.get(price.fromQty)
    if (known === undefined || price.validFrom > known.validFrom) byQty.set(price.fromQty, price)
    else if (known.cents !== price.cents && known.validFrom === price.validFrom)
      remarks.addNoteOnce(
        price.place,
        PRICE_COLUMN,
        '',
        'Two prices of one type for one quantity, of two territories, say: the first is taken.',
      )
  }
  const [first, ...more] = [...byQty.values()].sort((one, other) => one.fromQty - other.fromQty)
  if (first === undefined) return {}
  const steps: PriceStepFacts[] = []
  let last = first.cents
  for (const { fromQty, cents: amount, place, currency } of more) {
    if (amount >= last || currency !== first.currency)
      remarks.addNoteOnce(
        place,
        `${PRICE_COLUMN}/LOWER_BOUND`,
        String(fromQty),
        'A price of more pieces that is not below that of fewer: left out.',
      )
    else {
      steps.push({ fromQty, cents: amount })
      last = amount
    }
  }
  return {
    cents: first.cents,
    ...(first.currency !== '' && { currency: first.currency }),
    ...(steps.length > 0 && { steps }),
    ...(first.fromQty > 1 && { minQty: first.fromQty }),
  }
}

/** Reads the prices of an article that are valid on the given day. */
function readPricesOfDetails(details: XmlElement, pieces: number, reading: ArticleReadingContext): BmecatPrice[] {
  const { remarks, place, validityDay: today } = reading
  const [from, to] = [readValidityDate(details, 'START', reading), readValidityDate(details, 'END', reading)]
  if (from > today) return remarks.addNoteOnce(place, 'PRICE_DETAILS', from, 'Prices that begin later are left out.') ?? []
  if (to !== '' && to < today) return remarks.addNoteOnce(place, 'PRICE_DETAILS', to, 'Prices that have run out are left out.') ?? []
  return findChildren(details, 'PRICE').flatMap((price) => readPrice(price, from, pieces, reading) ?? [])
}

/**
 * Reads the first or last day on which prices are valid, as BMEcat 1.2 writes it (`DATETIME` with its type) or as BMEcat 2005 does
 * (`VALID_START_DATE`). Empty when the file gives no day.
 */
function readValidityDate(details: XmlElement, end: 'START' | 'END', { remarks, place }: ArticleReadingContext): string {
  const named = details.children.find(
    ({ name, attributes }) =>
      name === `VALID_${end}_DATE` || (name === 'DATETIME' && attributes['type'] === `valid_${end.toLowerCase()}_date`),
  )
  const text = named === undefined ? '' : named.text || childText(named, 'DATE')
  if (text === '') return ''
  return (
    parseIsoDay(text) ?? remarks.addRefusal(place, 'PRICE_DETAILS', text, 'A day such as 2026-03-05. The price is taken without it.') ?? ''
  )
}

function readPrice(
  price: XmlElement,
  from: string,
  pieces: number,
  { catalogue, remarks, place }: ArticleReadingContext,
): BmecatPrice | undefined {
  const [amount, factor, bound] = ['PRICE_AMOUNT', 'PRICE_FACTOR', 'LOWER_BOUND'].map((name) => findChild(price, name)?.text ?? '')
  if (parseDecimal(amount ?? '') === null || amount?.trim().startsWith('-'))
    return remarks.addRefusal(
      place,
      `${PRICE_COLUMN}/PRICE_AMOUNT`,
      amount ?? '',
      'A price such as 12.50, not below zero, which can be read one way only.',
    )
  const times = factor === '' || factor === undefined ? '1' : parseDecimal(factor)
  if (times === null)
    return remarks.addRefusal(
      place,
      `${PRICE_COLUMN}/PRICE_FACTOR`,
      factor ?? '',
      'A number such as 0.85, by which the price is multiplied.',
    )
  const piece = parseCentsPerPiece(amount ?? '', times, pieces)
  if (piece === null || piece.cents < 0)
    return remarks.addRefusal(place, `${PRICE_COLUMN}/PRICE_FACTOR`, factor ?? '', 'A factor that is not below zero.')
  if (piece.cents === 0 && !piece.isExact)
    return remarks.addRefusal(
      place,
      `${PRICE_COLUMN}/PRICE_AMOUNT`,
      amount ?? '',
      `It is less than a cent by the piece (a price of ${pieces}), and the shop’s prices are of one piece: it is left out.`,
    )
  if (!piece.isExact) remarks.addNoteOnce(place, `${PRICE_COLUMN}/PRICE_AMOUNT`, amount ?? '', 'By the piece it is rounded to whole cents.')
  const qty = bound === '' || bound === undefined ? 1 : parseWholeNumber(bound)
  if (qty === null || qty < 0)
    return remarks.addRefusal(
      place,
      `${PRICE_COLUMN}/LOWER_BOUND`,
      bound ?? '',
      'A whole number of pieces from which this price holds, such as 10.',
    )
  const said = price.attributes['price_type']?.trim().toLowerCase() ?? ''
  if (said === '') remarks.addNoteOnce(place, PRICE_COLUMN, '', 'A price without a type is taken for a net_list.')
  const currency = normalizeCurrencyCode(childText(price, 'PRICE_CURRENCY') || catalogue.currency)
  if (currency !== '' && !/^[A-Z]{3}$/.test(currency))
    return remarks.addRefusal(place, `${PRICE_COLUMN}/PRICE_CURRENCY`, currency, 'A currency of three letters, such as USD.')
  if (findChild(price, 'TAX') !== undefined || findChild(price, 'TAX_DETAILS') !== undefined)
    remarks.addNoteOnce(
      place,
      `${PRICE_COLUMN}/TAX`,
      childText(price, 'TAX'),
      'Rates of tax are left out: the shop adds the taxes that it is set to.',
    )
  return { type: said || 'net_list', cents: piece.cents, fromQty: Math.max(1, qty), currency, validFrom: from, place }
}
