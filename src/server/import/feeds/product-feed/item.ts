import type { Condition } from '#contract/catalogue/catalogue.ts'
import { MAX_CATEGORY_DEPTH } from '#contract/limits.ts'
import { numberKey } from '#contract/numbers/numbers.ts'
import type { AttributeFacts, FilePlace, PartFacts } from '#server/import/facts.ts'
import type { FeedItem, FeedOptions } from '#server/import/feeds/feed.ts'
import { combineOfferPrice, haveDifferentCurrencies, parseAmount } from '#server/import/feeds/offer-price.ts'
import type { FeedRemarks } from '#server/import/feeds/remarks.ts'
import {
  cleanCategoryPath,
  createFeedAttribute,
  joinAttributeValues,
  parseFeedValue,
  pictureFileName,
  readCodeValue,
  readGtinValue,
} from '#server/import/feeds/values.ts'
import { htmlToSingleLine, htmlToText } from '#server/import/files/html-text.ts'
import { parseIsoDay } from '#server/import/pies/values.ts'
import { parseMeasureText } from '#server/import/tables/values/measure.ts'
import { parseQuantity } from '#server/import/tables/values/quantity.ts'
import { parseCondition } from '#server/import/tables/values/words.ts'

/** An item of Google's product data specification, from XML or a table row. */
export interface ProductItem {
  place: FilePlace
  /** The values of the item by field name, such as `sale_price`. */
  fields: ReadonlyMap<string, readonly string[]>
  /** The additional attributes of the item, from the field `product_detail`. */
  details: readonly { name: string; value: string }[]
}

const knownFieldNames = new Set([
  ...[
    'id',
    'title',
    'description',
    'price',
    'sale_price',
    'sale_price_effective_date',
    'availability',
    'availability_date',
    'brand',
    'gtin',
    'mpn',
  ],
  ...[
    'product_type',
    'google_product_category',
    'item_group_id',
    'shipping_weight',
    'product_weight',
    'shipping_length',
    'shipping_width',
    'shipping_height',
  ],
  ...[
    'condition',
    'image_link',
    'additional_image_link',
    'quantity',
    'inventory',
    'quantity_to_sell_on_facebook',
    'color',
    'size',
    'material',
    'pattern',
    'multipack',
  ],
])
/** Fields of a product feed that become attributes, with the names of the attributes in the shop. */
const attributeFieldNames = {
  color: 'Colour',
  size: 'Size',
  material: 'Material',
  pattern: 'Pattern',
  multipack: 'Pieces in the set',
} as const

/** Converts an item of a product feed to a part. Undefined, with a refusal, when the item has no id. */
export function readProductItem(item: ProductItem, options: FeedOptions, remarks: FeedRemarks): FeedItem | undefined {
  const { place, fields, details } = item
  const one = (name: string): string => fields.get(name)?.find((text) => text !== '') ?? ''
  const said = (name: string) => ({ at: place, column: name, text: one(name) })
  const as = <T>(name: string, reads: (text: string) => T): T | undefined =>
    one(name) === '' ? undefined : parseFeedValue(said(name), reads, remarks)
  if (one('id') === '') return remarks.addRefusal(place, 'id', '', 'An item has an id. It is left out.')
  const code = readCodeValue(said('id'), remarks)
  if (code === undefined) return undefined
  for (const [name, values] of fields) {
    if (knownFieldNames.has(name)) continue
    if (values.some((text) => text !== '')) remarks.addUnreadFieldNote(place, name, values[0] ?? '')
  }
  const brand = htmlToSingleLine(one('brand'))
  const mpn = one('mpn') === '' || numberKey(one('mpn')) === numberKey(code) ? undefined : readCodeValue(said('mpn'), remarks)
  const gtin = one('gtin') === '' ? undefined : readGtinValue(said('gtin'), remarks)
  const weightG = as('shipping_weight', parseWeight) ?? as('product_weight', parseWeight)
  const pictures = ['image_link', 'additional_image_link']
    .flatMap((name) => fields.get(name) ?? [])
    .flatMap((link) => pictureFileName(link) ?? [])
  const path = readCategoryPath(item, one, remarks)
  const part: FeedItem['part'] = {
    ...{ at: place, code, brand },
    ...(one('title') !== '' && { name: htmlToSingleLine(one('title')) }),
    ...(one('description') !== '' && { description: htmlToText(one('description')) }),
    ...readItemPrices(item, one, options, remarks),
    ...readAvailability(item, one, remarks),
    ...readCondition(said('condition'), remarks),
    ...(gtin !== undefined && { gtin }),
    ...(mpn !== undefined && { numbers: [{ kind: 'cross', maker: brand, display: mpn }] }),
    ...(one('item_group_id') !== '' && { group: htmlToSingleLine(one('item_group_id')) }),
    ...(weightG !== undefined && { weightG }),
    ...readBoxSize(as),
    ...(pictures.length > 0 && { pictures: [...new Set(pictures)] }),
    ...(path !== undefined && { category: path }),
  }
  const own = Object.entries(attributeFieldNames).flatMap(([field, name]): (AttributeFacts & { value: string })[] =>
    one(field) === '' ? [] : createFeedAttribute(place, name, (fields.get(field) ?? []).join(', '), '', remarks),
  )
  return {
    part,
    attributes: joinAttributeValues([
      ...own,
      ...details.flatMap(({ name, value }) => createFeedAttribute(place, name, value, '', remarks)),
    ]),
  }
}

const parseWeight = (text: string) => parseMeasureText('weight', text, '', '.')
const parseLength = (text: string) => parseMeasureText('length', text, '', '.')

function readBoxSize(as: <T>(name: string, reads: (text: string) => T) => T | undefined): Pick<PartFacts, 'boxMm'> {
  const [long, wide, high] = ['shipping_length', 'shipping_width', 'shipping_height'].map((name) => as(name, parseLength))
  return long === undefined || wide === undefined || high === undefined ? {} : { boxMm: { length: long, width: wide, height: high } }
}

/** Returns the price of an item. During a sale, returns the sale price, with the usual price as the former price. */
function readItemPrices(
  { place }: ProductItem,
  one: (name: string) => string,
  { validityDay: today }: FeedOptions,
  remarks: FeedRemarks,
): Pick<PartFacts, 'cents' | 'wasCents' | 'currency'> {
  const amount = (name: string) => (one(name) === '' ? undefined : parseAmount({ at: place, column: name, text: one(name) }, remarks))
  const [usual, sale] = [amount('price'), amount('sale_price')]
  if (usual === undefined) return sale === undefined ? {} : combineOfferPrice(sale, undefined)
  if (sale === undefined || sale.cents === 0) return combineOfferPrice(usual, undefined)
  if (haveDifferentCurrencies(usual, sale) || sale.cents >= usual.cents) {
    remarks.addNoteOnce(
      place,
      'sale_price',
      one('sale_price'),
      haveDifferentCurrencies(usual, sale)
        ? 'A sale price in another currency than the price is left out.'
        : 'A sale price that is not below the price is left out.',
    )
    return combineOfferPrice(usual, undefined)
  }
  const span = one('sale_price_effective_date')
  const [from = '', to = ''] = span.split('/').map((text) => parseIsoDay(text.trim()) ?? '')
  if (span !== '' && (from === '' || to === '')) {
    remarks.addRefusal(place, 'sale_price_effective_date', span, 'Two days such as 2026-11-01/2026-11-30. The sale price is left out.')
    return combineOfferPrice(usual, undefined)
  }
  if (span !== '' && (today < from || today > to)) {
    remarks.addNoteOnce(
      place,
      'sale_price',
      one('sale_price'),
      today < from
        ? 'Sale prices that begin later are left out: import the feed again then.'
        : 'Sale prices that have run out are left out.',
    )
    return combineOfferPrice(usual, undefined)
  }
  if (to !== '')
    remarks.addNoteOnce(
      place,
      'sale_price_effective_date',
      span,
      'A sale price holds until a further import says another one: the shop does not end it by itself.',
    )
  return combineOfferPrice(sale, usual)
}

/**
 * Returns the number of pieces in stock. When the feed says only that the item is in stock, returns the stock to assume at least
 * (`stockAtLeast`).
 */
function readAvailability(
  { place }: ProductItem,
  one: (name: string) => string,
  remarks: FeedRemarks,
): Pick<PartFacts, 'stock' | 'stockAtLeast' | 'restockOn'> {
  const counted = ['quantity', 'inventory', 'quantity_to_sell_on_facebook'].find((name) => one(name) !== '')
  if (counted !== undefined) {
    const count = parseFeedValue({ at: place, column: counted, text: one(counted) }, (text) => parseQuantity(text, '.'), remarks)
    return count === undefined ? {} : { stock: count.value }
  }
  const word = one('availability')
    .toLowerCase()
    .replace(/[\s-]+/g, '_')
  if (word === '') return {}
  if (word === 'in_stock' || word === 'limited_availability' || word === 'available') {
    remarks.addNoteOnce(
      place,
      'availability',
      one('availability'),
      'It says that there are some, not how many: one piece at least, more where the shop counts more. Import the numbers with import stock.',
    )
    return { stockAtLeast: 1, restockOn: null }
  }
  if (!/^(?:out_of_stock|preorder|pre_order|backorder|back_order|available_for_order|discontinued)$/.test(word))
    return (
      remarks.addRefusal(
        place,
        'availability',
        one('availability'),
        'in_stock, out_of_stock, preorder or backorder. The stock stays as it is.',
      ) ?? {}
    )
  const said = one('availability_date')
  const on = said === '' ? null : parseIsoDay(said)
  if (said !== '' && on === null) remarks.addRefusal(place, 'availability_date', said, 'A day such as 2026-12-24.')
  return { stock: 0, restockOn: on }
}

function readCondition(said: { at: FilePlace; column: string; text: string }, remarks: FeedRemarks): { condition?: Condition } {
  if (said.text === '') return {}
  const found = parseFeedValue(said, (text) => (/^(?:good|like_new|used_\w+)$/i.test(text) ? 'used' : parseCondition(text)), remarks)
  return found === undefined ? {} : { condition: found }
}

/**
 * Returns the category of an item as names from the top, such as `Starters > 12 V` split at `>`. The shop's own category (`product_type`)
 * has priority over Google's.
 */
function readCategoryPath({ place, fields }: ProductItem, one: (name: string) => string, remarks: FeedRemarks): string[] | undefined {
  const own = one('product_type')
  const others = (fields.get('product_type') ?? []).filter((text) => text !== '')
  if (others.length > 1)
    remarks.addNoteOnce(place, 'product_type', others.join(' | '), 'A part stands in one category: of several the first is taken.')
  const google = one('google_product_category')
  if (google !== '') {
    if (own !== '')
      remarks.addNoteOnce(place, 'google_product_category', google, 'Beside a product_type the category of Google’s own list is left out.')
    else if (/^\d+$/.test(google))
      return remarks.addNoteOnce(
        place,
        'google_product_category',
        google,
        'An id of Google’s own list, whose names are not here: the part stands among its kind.',
      )
  }
  const text = own || google
  if (text === '') return undefined
  const path = text.split(/\s*(?:>|›|&gt;)\s*/)
  if (path.length > MAX_CATEGORY_DEPTH)
    remarks.addNoteOnce(place, 'product_type', text, `Categories stand at most ${MAX_CATEGORY_DEPTH} deep: what is below is left out.`)
  return cleanCategoryPath(path, MAX_CATEGORY_DEPTH)
}
