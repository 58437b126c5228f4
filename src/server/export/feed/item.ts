import { type AvailabilityConditions, availability } from '#contract/catalogue/availability.ts'
import type { QuantityPriceBreak, Stock } from '#contract/catalogue/catalogue.ts'
import { centsOf } from '#contract/kernel/primitives.ts'
import { DAY_MS } from '#contract/limits.ts'
import { isGtin } from '#contract/numbers/gtin.ts'
import type { PartType } from '#contract/part/part-types.ts'
import { unitPriceAt } from '#contract/pricing/pricing.ts'
import { dollarsTextOfCents } from '#server/db/money.ts'
import { formatDollars } from '#server/kernel/format.ts'
import { type ShopToday, startOfDay } from '#server/kernel/shop-days.ts'
import { translate } from '#server/kernel/words.ts'
import type { FeedDetail } from './details.ts'
import { xmlElement } from './xml.ts'

/** The data of a part in the product feed. Texts are in the feed's language, amounts in dollars as in the shop. */
export interface FeedPart {
  mcode: string
  type: PartType
  name: string
  specName: string
  description: string
  producer: string
  condition: 'new' | 'reman' | 'used'
  oeNumber: string
  oeProducer: string
  /** Names of the part's category and its parents, from the top. */
  categoryPath: readonly string[]
  price: { price: number; priceLadder: readonly QuantityPriceBreak[] }
  /** The prices without promotion or reduction. Null if the part has no reduced price. */
  regularPrice: { price: number; priceLadder: readonly QuantityPriceBreak[] } | null
  coreCharge: number
  minQty: number
  stock: Stock
  weightG: number
  gtin: string
  /** URL of the part's page, and URL of a picture that is not SVG. */
  link: string
  image: string
  /** The code of the style, for workwear in several sizes and colours. Null for other goods. */
  style: string | null
  size: string
  colour: string
  /** The part's attributes. */
  details: readonly FeedDetail[]
}

/** Maximum lengths of texts in characters, from the specification of Google's product data. */
const maxLengths = { title: 150, description: 5000, brand: 70, path: 750, id: 50 } as const

/** Shortens a text, at the end of a word if possible. */
function limitLength(text: string, length: number): string {
  if (text.length <= length) return text
  const whole = text.slice(0, length)
  const word = whole.lastIndexOf(' ')
  return word > length / 2 ? whole.slice(0, word) : whole
}

const feedConditions = { new: 'new', reman: 'refurbished', used: 'used' } as const

/** The maximum number of days until restocking. The feed does not publish a later restocking date. */
const MAX_BACKORDER_DAYS = 365

function availabilityFields({ stock, minQty }: FeedPart, asked: AvailabilityConditions & ShopToday): string {
  const answer = availability({ stock, minQty }, minQty, asked)
  if (answer.type === 'in-stock' || (answer.type === 'back-order' && answer.quantityNow > 0))
    return xmlElement('g:availability', 'in_stock')
  const days = answer.type === 'back-order' ? (Date.parse(answer.expectedOn) - Date.parse(asked.today)) / DAY_MS : 0
  if (answer.type !== 'back-order' || days <= 0 || days > MAX_BACKORDER_DAYS) return xmlElement('g:availability', 'out_of_stock')
  return (
    xmlElement('g:availability', 'backorder') +
    xmlElement('g:availability_date', `${startOfDay(answer.expectedOn, asked.timeZone).toISOString().slice(0, 16)}Z`)
  )
}

/** Returns the price in cents of the minimum order quantity, as the specification of Google's product data requires. */
const priceAmountCents = (price: FeedPart['price'], qty: number): number => centsOf(unitPriceAt(price, qty).unitPrice) * qty
const usdText = (cents: number): string => `${dollarsTextOfCents(cents)} USD`

function priceFields({ price, regularPrice, minQty }: FeedPart): string {
  const now = priceAmountCents(price, minQty)
  const before = regularPrice === null ? now : priceAmountCents(regularPrice, minQty)
  const several = minQty > 1 ? xmlElement('g:multipack', String(minQty)) : ''
  return before > now
    ? xmlElement('g:price', usdText(before)) + xmlElement('g:sale_price', usdText(now)) + several
    : xmlElement('g:price', usdText(now)) + several
}

/**
 * Returns a part's GTIN for the feed, or an empty text unless it has a valid length. Numbers for use within a shop (2, 02, 04) and coupons
 * (05, 98, 99) are left out.
 */
function gtinField({ gtin: given }: FeedPart): string {
  const isPlain = [8, 12, 13, 14].includes(given.length) && isGtin(given)
  const inFull = given.padStart(14, '0').slice(1)
  return isPlain && !(given.length > 8 && /^(?:2|02|04|05|9[89])/.test(inFull)) ? xmlElement('g:gtin', given) : ''
}

/** Returns the manufacturer's number of a part: for an original part its OE number, otherwise the shop's code. */
const manufacturerNumber = ({ oeNumber, oeProducer, producer, mcode }: FeedPart): string =>
  oeNumber !== '' && oeProducer === producer ? oeNumber : mcode

/** The category of Google's taxonomy for most of our goods. Other goods get none, and Google classifies them. */
const PARTS_CATEGORY = 'Vehicles & Parts > Vehicle Parts & Accessories > Motor Vehicle Parts'
const typesOutsidePartsCategory: ReadonlySet<string> = new Set<PartType>(['workwear', 'tester', 'pullerTool'])

function feedTitleOf({ name, oeProducer, oeNumber, specName }: FeedPart): string {
  const number = `${oeProducer} ${oeNumber}`.trim()
  const pieces = [name, ...(oeNumber === '' || name.includes(oeNumber) ? [] : [number]), specName]
  return limitLength(pieces.filter((piece) => piece !== '').join(', '), maxLengths.title)
}

function feedDescriptionOf(part: FeedPart, locale: string): string {
  const core =
    part.coreCharge > 0
      ? translate(locale, /*i18n*/ 'Plus a core charge of {amount} for each piece, which is given back when the old unit is returned.', {
          amount: formatDollars(centsOf(part.coreCharge)),
        })
      : ''
  const told = [core, part.description].filter((text) => text !== '').join('\n')
  return limitLength(told === '' ? feedTitleOf(part) : told, maxLengths.description)
}

const detailField = ({ name, value }: FeedDetail): string =>
  `<g:product_detail>\n${xmlElement('g:attribute_name', name)}${xmlElement('g:attribute_value', value)}</g:product_detail>\n`

/** Returns one item (part) of the product feed as XML. */
export function feedItem(part: FeedPart, locale: string, asked: AvailabilityConditions & ShopToday): string {
  const workwear =
    part.style === null
      ? ''
      : xmlElement('g:item_group_id', part.style) + xmlElement('g:size', part.size) + xmlElement('g:color', part.colour)
  return [
    '<item>\n',
    xmlElement('g:id', part.mcode.slice(0, maxLengths.id)),
    xmlElement('g:title', feedTitleOf(part)),
    xmlElement('g:description', feedDescriptionOf(part, locale)),
    xmlElement('g:link', part.link),
    xmlElement('g:image_link', part.image),
    availabilityFields(part, asked),
    priceFields(part),
    xmlElement('g:condition', feedConditions[part.condition]),
    xmlElement('g:brand', part.producer.slice(0, maxLengths.brand)),
    gtinField(part),
    xmlElement('g:mpn', manufacturerNumber(part).slice(0, maxLengths.brand)),
    xmlElement('g:product_type', limitLength(part.categoryPath.join(' > '), maxLengths.path)),
    xmlElement('g:google_product_category', typesOutsidePartsCategory.has(part.type) ? '' : PARTS_CATEGORY),
    part.weightG > 0 ? xmlElement('g:shipping_weight', `${part.weightG} g`) : '',
    workwear,
    ...part.details.map(detailField),
    '</item>\n',
  ].join('')
}
