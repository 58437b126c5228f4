import { MAX_CATEGORY_DEPTH } from '#contract/limits.ts'
import { numberKey } from '#contract/numbers/numbers.ts'
import type { FilePlace, PartFacts } from '#server/import/facts.ts'
import type { FeedItem } from '#server/import/feeds/feed.ts'
import { childText, findChild, findChildren } from '#server/import/feeds/fields.ts'
import { combineOfferPrice, haveDifferentCurrencies, normalizeCurrencyCode, parseAmount } from '#server/import/feeds/offer-price.ts'
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
import type { XmlElement } from '#server/import/files/xml.ts'
import { parseWholeNumber } from '#server/import/pies/values.ts'
import { parseYesOrNo } from '#server/import/tables/values/words.ts'
import { readBoxSize, readCountry, readWarranty, readWeight } from './measures.ts'
import type { YmlShop } from './shop.ts'

const knownElementNames = new Set([
  ...[
    'price',
    'oldprice',
    'currencyId',
    'categoryId',
    'picture',
    'vendor',
    'vendorCode',
    'model',
    'typePrefix',
    'name',
    'description',
    'barcode',
    'param',
  ],
  ...[
    'count',
    'outlets',
    'weight',
    'dimensions',
    'country_of_origin',
    'manufacturer_warranty',
    'min-quantity',
    'condition',
    'archived',
    'disabled',
    'tn-ved-codes',
  ],
])

/** Converts an offer of a YML file to a part. Undefined, with a refusal, when the offer has no id. */
export function readOffer(offer: XmlElement, at: FilePlace, shop: YmlShop, remarks: FeedRemarks): FeedItem | undefined {
  const text = (name: string) => childText(offer, name)
  const said = (name: string) => ({ at, column: `offer/${name}`, text: text(name) })
  const id = offer.attributes['id']?.trim() ?? ''
  if (id === '') return remarks.addRefusal(at, 'offer/@id', '', 'An offer has an id. It is left out.')
  const code = readCodeValue({ at, column: 'offer/@id', text: id }, remarks)
  if (code === undefined) return undefined
  for (const { name, text: value } of offer.children)
    if (!knownElementNames.has(name)) remarks.addUnreadFieldNote(at, `offer/${name}`, value)
  const vendor = htmlToSingleLine(text('vendor'))
  const maker =
    text('vendorCode') === '' || numberKey(text('vendorCode')) === numberKey(code) ? undefined : readCodeValue(said('vendorCode'), remarks)
  const gtin = readOfferGtin(offer, at, remarks)
  // An offer without a name gets one made from its type, maker and model.
  const name = htmlToSingleLine(text('name') || [text('typePrefix'), text('vendor'), text('model')].filter(Boolean).join(' '))
  const pictures = findChildren(offer, 'picture').flatMap((picture) => pictureFileName(picture.text) ?? [])
  const path = findCategoryPath(text('categoryId'), at, shop, remarks)
  const group = offer.attributes['group_id'] ?? ''
  const minQty = readCount(said('min-quantity'), 1, remarks)
  const isSaid = (value: string, column: string) =>
    value !== '' && parseFeedValue({ at, column, text: value }, parseYesOrNo, remarks) === true
  // All three marks of an ended offer (`archived`, `disabled`, `deleted`) are parsed even when the first one is set, because each may
  // produce a remark.
  const isOver = [
    ...['archived', 'disabled'].map((element) => isSaid(text(element), `offer/${element}`)),
    isSaid(offer.attributes['deleted']?.trim() ?? '', 'offer/@deleted'),
  ].includes(true)
  const part: FeedItem['part'] = {
    ...{ at, code, brand: vendor },
    // `hidden` prevents that an ended offer adds a new part to the shop, which would be withdrawn at once.
    ...(isOver && { withdrawn: true, hidden: true as const }),
    ...(name !== '' && { name }),
    ...(text('description') !== '' && { description: htmlToText(text('description')) }),
    ...readOfferPrices(offer, at, shop, remarks),
    ...readOfferStock(offer, at, remarks),
    ...readCondition(findChild(offer, 'condition'), at, remarks),
    ...(gtin !== undefined && { gtin }),
    ...(maker !== undefined && { numbers: [{ kind: 'cross', maker: vendor, display: maker }] }),
    ...(group !== '' && { group }),
    ...(minQty !== undefined && { minQty }),
    ...readWeight(said('weight'), remarks),
    ...readBoxSize(said('dimensions'), remarks),
    ...readCountry(said('country_of_origin'), remarks),
    ...readWarranty(said('manufacturer_warranty'), remarks),
    ...readTariffCode(offer),
    ...(pictures.length > 0 && { pictures: [...new Set(pictures)] }),
    ...(path !== undefined && { category: path }),
  }
  const params = findChildren(offer, 'param').flatMap(({ attributes, text: value }) =>
    createFeedAttribute(at, attributes['name'] ?? '', value, attributes['unit'] ?? '', remarks),
  )
  return { part, attributes: joinAttributeValues(params) }
}

function readOfferGtin(offer: XmlElement, at: FilePlace, remarks: FeedRemarks): string | undefined {
  const [first, ...more] = findChildren(offer, 'barcode').filter(({ text }) => text !== '')
  if (more.length > 0) remarks.addNoteOnce(at, 'offer/barcode', more[0]?.text ?? '', 'A part has one GTIN: of several the first is taken.')
  return first === undefined ? undefined : readGtinValue({ at, column: 'offer/barcode', text: first.text }, remarks)
}

function readTariffCode(offer: XmlElement): Pick<PartFacts, 'hsCode'> {
  const code = childText(findChild(offer, 'tn-ved-codes'), 'tn-ved-code').replace(/\D/g, '')
  return code === '' ? {} : { hsCode: code }
}

function readOfferPrices(
  offer: XmlElement,
  at: FilePlace,
  shop: YmlShop,
  remarks: FeedRemarks,
): Pick<PartFacts, 'cents' | 'wasCents' | 'currency'> {
  const price = findChild(offer, 'price')
  const amount = (name: string) =>
    childText(offer, name) === '' ? undefined : parseAmount({ at, column: `offer/${name}`, text: childText(offer, name) }, remarks)
  if (price?.attributes['from'] === 'true')
    remarks.addNoteOnce(at, 'offer/price', price.text, 'A price from which on it is sold (from="true") is taken for the price.')
  const said = amount('price')
  if (said === undefined) return {}
  const now = { ...said, currency: said.currency || normalizeCurrencyCode(childText(offer, 'currencyId')) || shop.currency }
  const before = amount('oldprice')
  if (before === undefined || !haveDifferentCurrencies(now, before)) return combineOfferPrice(now, before)
  remarks.addNoteOnce(at, 'offer/oldprice', childText(offer, 'oldprice'), 'An old price in another currency than the price is left out.')
  return combineOfferPrice(now, undefined)
}

/**
 * Returns the number of pieces in stock. When the file says only that the offer is in stock, returns the stock to assume at least
 * (`stockAtLeast`).
 */
function readOfferStock(offer: XmlElement, at: FilePlace, remarks: FeedRemarks): Pick<PartFacts, 'stock' | 'stockAtLeast'> {
  const count = readCount({ at, column: 'offer/count', text: childText(offer, 'count') }, 0, remarks)
  if (count !== undefined) return { stock: count }
  const outlets = findChildren(findChild(offer, 'outlets') ?? offer, 'outlet').map(({ attributes }) =>
    parseWholeNumber(attributes['instock'] ?? ''),
  )
  if (outlets.length > 0 && outlets.every((pieces) => pieces !== null))
    return { stock: outlets.reduce<number>((sum, pieces) => sum + (pieces ?? 0), 0) }
  const said = offer.attributes['available']
  if (said === undefined || said === '') return {}
  const isThere = parseFeedValue({ at, column: 'offer/@available', text: said }, parseYesOrNo, remarks)
  if (isThere === undefined) return {}
  if (!isThere) return { stock: 0 }
  remarks.addNoteOnce(
    at,
    'offer/@available',
    said,
    'It says that there are some, not how many: one piece at least, more where the shop counts more. Import the numbers with import stock.',
  )
  return { stockAtLeast: 1 }
}

function readCount(
  { at, column, text }: { at: FilePlace; column: string; text: string },
  least: number,
  remarks: FeedRemarks,
): number | undefined {
  if (text === '') return undefined
  const count = parseWholeNumber(text)
  return count !== null && count >= least ? count : remarks.addRefusal(at, column, text, `A whole number from ${least}.`)
}

function readCondition(element: XmlElement | undefined, at: FilePlace, remarks: FeedRemarks): Pick<PartFacts, 'condition'> {
  const type = element?.attributes['type'] ?? ''
  if (type === '') return {}
  const found = (
    { used: 'used', preowned: 'used', likenew: 'used', showcasesample: 'used', refurbished: 'reman', reduction: 'used' } as const
  )[type.toLowerCase()]
  return found === undefined ? (remarks.addUnreadFieldNote(at, 'offer/condition', type) ?? {}) : { condition: found }
}

function findCategoryPath(id: string, at: FilePlace, shop: YmlShop, remarks: FeedRemarks): string[] | undefined {
  if (id === '') return undefined
  const path = shop.categoryPathOf(id)
  if (path === undefined)
    return remarks.addNoteOnce(
      at,
      'offer/categoryId',
      id,
      'The file does not describe this category: the part stays in the one that it has.',
    )
  if (path.length > MAX_CATEGORY_DEPTH)
    remarks.addNoteOnce(
      at,
      'offer/categoryId',
      path.join(' > '),
      `Categories stand at most ${MAX_CATEGORY_DEPTH} deep: what is below is left out.`,
    )
  return cleanCategoryPath(path, MAX_CATEGORY_DEPTH)
}
