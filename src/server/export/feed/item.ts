import { type Asked, availability } from '#contract/catalogue/availability.ts'
import type { PriceStep, Stock } from '#contract/catalogue/catalogue.ts'
import { centsOf } from '#contract/kernel/primitives.ts'
import { DAY_MS } from '#contract/limits.ts'
import { isGtin } from '#contract/numbers/gtin.ts'
import type { PartType } from '#contract/part/part-types.ts'
import { priceAt } from '#contract/pricing/pricing.ts'
import { dollarsText } from '#server/db/money.ts'
import { formatDollars } from '#server/kernel/format.ts'
import { type ShopToday, startOfDay } from '#server/kernel/shop-days.ts'
import { translate } from '#server/kernel/words.ts'
import type { FeedDetail } from './details.ts'
import { element } from './xml.ts'

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
  path: readonly string[]
  price: { price: number; priceLadder: readonly PriceStep[] }
  /** The prices without promotion or reduction. Null if the part has no reduced price. */
  usual: { price: number; priceLadder: readonly PriceStep[] } | null
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
function cut(text: string, length: number): string {
  if (text.length <= length) return text
  const whole = text.slice(0, length)
  const word = whole.lastIndexOf(' ')
  return word > length / 2 ? whole.slice(0, word) : whole
}

const conditions = { new: 'new', reman: 'refurbished', used: 'used' } as const

/** The maximum number of days until restocking. The feed does not publish a later restocking date. */
const MAX_BACKORDER_DAYS = 365

function availabilityFields({ stock, minQty }: FeedPart, asked: Asked & ShopToday): string {
  const answer = availability({ stock, minQty }, minQty, asked)
  if (answer.type === 'in-stock' || (answer.type === 'back-order' && answer.now > 0)) return element('g:availability', 'in_stock')
  const days = answer.type === 'back-order' ? (Date.parse(answer.on) - Date.parse(asked.today)) / DAY_MS : 0
  if (answer.type !== 'back-order' || days <= 0 || days > MAX_BACKORDER_DAYS) return element('g:availability', 'out_of_stock')
  return (
    element('g:availability', 'backorder') +
    element('g:availability_date', `${startOfDay(answer.on, asked.zone).toISOString().slice(0, 16)}Z`)
  )
}

/** Returns the price in cents of the minimum order quantity, as the specification of Google's product data requires. */
const amount = (price: FeedPart['price'], qty: number): number => centsOf(priceAt(price, qty).unitPrice) * qty
const usd = (cents: number): string => `${dollarsText(cents)} USD`

function prices({ price, usual, minQty }: FeedPart): string {
  const now = amount(price, minQty)
  const before = usual === null ? now : amount(usual, minQty)
  const several = minQty > 1 ? element('g:multipack', String(minQty)) : ''
  return before > now
    ? element('g:price', usd(before)) + element('g:sale_price', usd(now)) + several
    : element('g:price', usd(now)) + several
}

/**
 * Returns a part's GTIN for the feed, or an empty text unless it has a valid length. Numbers for use within a shop (2, 02, 04) and coupons
 * (05, 98, 99) are left out.
 */
function gtin({ gtin: given }: FeedPart): string {
  const isPlain = [8, 12, 13, 14].includes(given.length) && isGtin(given)
  const inFull = given.padStart(14, '0').slice(1)
  return isPlain && !(given.length > 8 && /^(?:2|02|04|05|9[89])/.test(inFull)) ? element('g:gtin', given) : ''
}

/** Returns the manufacturer's number of a part: for an original part its OE number, otherwise the shop's code. */
const manufacturerNumber = ({ oeNumber, oeProducer, producer, mcode }: FeedPart): string =>
  oeNumber !== '' && oeProducer === producer ? oeNumber : mcode

/** The category of Google's taxonomy for most of our goods. Other goods get none, and Google classifies them. */
const PARTS = 'Vehicles & Parts > Vehicle Parts & Accessories > Motor Vehicle Parts'
const notParts: ReadonlySet<string> = new Set<PartType>(['workwear', 'tester', 'pullerTool'])

function titleOf({ name, oeProducer, oeNumber, specName }: FeedPart): string {
  const number = `${oeProducer} ${oeNumber}`.trim()
  const pieces = [name, ...(oeNumber === '' || name.includes(oeNumber) ? [] : [number]), specName]
  return cut(pieces.filter((piece) => piece !== '').join(', '), maxLengths.title)
}

function descriptionOf(part: FeedPart, locale: string): string {
  const core =
    part.coreCharge > 0
      ? translate(locale, /*i18n*/ 'Plus a core charge of {amount} for each piece, which is given back when the old unit is returned.', {
          amount: formatDollars(centsOf(part.coreCharge)),
        })
      : ''
  const told = [core, part.description].filter((text) => text !== '').join('\n')
  return cut(told === '' ? titleOf(part) : told, maxLengths.description)
}

const detail = ({ name, value }: FeedDetail): string =>
  `<g:product_detail>\n${element('g:attribute_name', name)}${element('g:attribute_value', value)}</g:product_detail>\n`

/** Returns one item (part) of the product feed as XML. */
export function feedItem(part: FeedPart, locale: string, asked: Asked & ShopToday): string {
  const workwear =
    part.style === null ? '' : element('g:item_group_id', part.style) + element('g:size', part.size) + element('g:color', part.colour)
  return [
    '<item>\n',
    element('g:id', part.mcode.slice(0, maxLengths.id)),
    element('g:title', titleOf(part)),
    element('g:description', descriptionOf(part, locale)),
    element('g:link', part.link),
    element('g:image_link', part.image),
    availabilityFields(part, asked),
    prices(part),
    element('g:condition', conditions[part.condition]),
    element('g:brand', part.producer.slice(0, maxLengths.brand)),
    gtin(part),
    element('g:mpn', manufacturerNumber(part).slice(0, maxLengths.brand)),
    element('g:product_type', cut(part.path.join(' > '), maxLengths.path)),
    element('g:google_product_category', notParts.has(part.type) ? '' : PARTS),
    part.weightG > 0 ? element('g:shipping_weight', `${part.weightG} g`) : '',
    workwear,
    ...part.details.map(detail),
    '</item>\n',
  ].join('')
}
