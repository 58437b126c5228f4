import { MAX_CATEGORY_DEPTH } from '#contract/limits.ts'
import { numberKey } from '#contract/numbers/numbers.ts'
import type { PartFacts, Place } from '#server/import/facts.ts'
import type { FeedItem } from '#server/import/feeds/feed.ts'
import { child, childrenOf, textIn } from '#server/import/feeds/fields.ts'
import { amountOf, currencyCode, differInCurrency, offerPrice } from '#server/import/feeds/offer-price.ts'
import type { FeedRemarks } from '#server/import/feeds/remarks.ts'
import { attributeOf, codeOf, gtinOf, joinAttributeValues, pathOf, pictureName, readAs } from '#server/import/feeds/values.ts'
import { lineOfHtml, textOfHtml } from '#server/import/files/html-text.ts'
import type { XmlElement } from '#server/import/files/xml.ts'
import { whole } from '#server/import/pies/values.ts'
import { readYesOrNo } from '#server/import/tables/values/words.ts'
import { boxOf, countryOf, warrantyOf, weightOf } from './measures.ts'
import type { YmlShop } from './shop.ts'

const readElements = new Set([
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
export function offerOf(offer: XmlElement, at: Place, shop: YmlShop, remarks: FeedRemarks): FeedItem | undefined {
  const text = (name: string) => textIn(offer, name)
  const said = (name: string) => ({ at, column: `offer/${name}`, text: text(name) })
  const id = offer.attributes['id']?.trim() ?? ''
  if (id === '') return remarks.refuse(at, 'offer/@id', '', 'An offer has an id. It is left out.')
  const code = codeOf({ at, column: 'offer/@id', text: id }, remarks)
  if (code === undefined) return undefined
  for (const { name, text: value } of offer.children) if (!readElements.has(name)) remarks.noteUnreadField(at, `offer/${name}`, value)
  const vendor = lineOfHtml(text('vendor'))
  const maker =
    text('vendorCode') === '' || numberKey(text('vendorCode')) === numberKey(code) ? undefined : codeOf(said('vendorCode'), remarks)
  const gtin = gtinIn(offer, at, remarks)
  // An offer without a name gets one made from its type, maker and model.
  const name = lineOfHtml(text('name') || [text('typePrefix'), text('vendor'), text('model')].filter(Boolean).join(' '))
  const pictures = childrenOf(offer, 'picture').flatMap((picture) => pictureName(picture.text) ?? [])
  const path = categoryOf(text('categoryId'), at, shop, remarks)
  const group = offer.attributes['group_id'] ?? ''
  const minQty = countOf(said('min-quantity'), 1, remarks)
  const isSaid = (value: string, column: string) => value !== '' && readAs({ at, column, text: value }, readYesOrNo, remarks) === true
  // All three values are parsed even when the first one decides, because each may produce a remark.
  const isOver = [
    ...['archived', 'disabled'].map((element) => isSaid(text(element), `offer/${element}`)),
    isSaid(offer.attributes['deleted']?.trim() ?? '', 'offer/@deleted'),
  ].includes(true)
  const part: FeedItem['part'] = {
    ...{ at, code, brand: vendor },
    // `hidden` keeps an offer that is over from adding a new part, which would be withdrawn at once.
    ...(isOver && { withdrawn: true, hidden: true as const }),
    ...(name !== '' && { name }),
    ...(text('description') !== '' && { description: textOfHtml(text('description')) }),
    ...pricesOf(offer, at, shop, remarks),
    ...stockOf(offer, at, remarks),
    ...conditionOf(child(offer, 'condition'), at, remarks),
    ...(gtin !== undefined && { gtin }),
    ...(maker !== undefined && { numbers: [{ kind: 'cross', maker: vendor, display: maker }] }),
    ...(group !== '' && { group }),
    ...(minQty !== undefined && { minQty }),
    ...weightOf(said('weight'), remarks),
    ...boxOf(said('dimensions'), remarks),
    ...countryOf(said('country_of_origin'), remarks),
    ...warrantyOf(said('manufacturer_warranty'), remarks),
    ...customsOf(offer),
    ...(pictures.length > 0 && { pictures: [...new Set(pictures)] }),
    ...(path !== undefined && { category: path }),
  }
  const params = childrenOf(offer, 'param').flatMap(({ attributes, text: value }) =>
    attributeOf(at, attributes['name'] ?? '', value, attributes['unit'] ?? '', remarks),
  )
  return { part, attributes: joinAttributeValues(params) }
}

function gtinIn(offer: XmlElement, at: Place, remarks: FeedRemarks): string | undefined {
  const [first, ...more] = childrenOf(offer, 'barcode').filter(({ text }) => text !== '')
  if (more.length > 0) remarks.noteOnce(at, 'offer/barcode', more[0]?.text ?? '', 'A part has one GTIN: of several the first is taken.')
  return first === undefined ? undefined : gtinOf({ at, column: 'offer/barcode', text: first.text }, remarks)
}

function customsOf(offer: XmlElement): Pick<PartFacts, 'hsCode'> {
  const code = textIn(child(offer, 'tn-ved-codes'), 'tn-ved-code').replace(/\D/g, '')
  return code === '' ? {} : { hsCode: code }
}

function pricesOf(offer: XmlElement, at: Place, shop: YmlShop, remarks: FeedRemarks): Pick<PartFacts, 'cents' | 'wasCents' | 'currency'> {
  const price = child(offer, 'price')
  const amount = (name: string) =>
    textIn(offer, name) === '' ? undefined : amountOf({ at, column: `offer/${name}`, text: textIn(offer, name) }, remarks)
  if (price?.attributes['from'] === 'true')
    remarks.noteOnce(at, 'offer/price', price.text, 'A price from which on it is sold (from="true") is taken for the price.')
  const said = amount('price')
  if (said === undefined) return {}
  const now = { ...said, currency: said.currency || currencyCode(textIn(offer, 'currencyId')) || shop.currency }
  const before = amount('oldprice')
  if (before === undefined || !differInCurrency(now, before)) return offerPrice(now, before)
  remarks.noteOnce(at, 'offer/oldprice', textIn(offer, 'oldprice'), 'An old price in another currency than the price is left out.')
  return offerPrice(now, undefined)
}

/** Returns the stock of an offer as a number of pieces. When the file says only that there is stock, returns the least stock. */
function stockOf(offer: XmlElement, at: Place, remarks: FeedRemarks): Pick<PartFacts, 'stock' | 'stockAtLeast'> {
  const count = countOf({ at, column: 'offer/count', text: textIn(offer, 'count') }, 0, remarks)
  if (count !== undefined) return { stock: count }
  const outlets = childrenOf(child(offer, 'outlets') ?? offer, 'outlet').map(({ attributes }) => whole(attributes['instock'] ?? ''))
  if (outlets.length > 0 && outlets.every((pieces) => pieces !== null))
    return { stock: outlets.reduce<number>((sum, pieces) => sum + (pieces ?? 0), 0) }
  const said = offer.attributes['available']
  if (said === undefined || said === '') return {}
  const isThere = readAs({ at, column: 'offer/@available', text: said }, readYesOrNo, remarks)
  if (isThere === undefined) return {}
  if (!isThere) return { stock: 0 }
  remarks.noteOnce(
    at,
    'offer/@available',
    said,
    'It says that there are some, not how many: one piece at least, more where the shop counts more. Import the numbers with import stock.',
  )
  return { stockAtLeast: 1 }
}

function countOf(
  { at, column, text }: { at: Place; column: string; text: string },
  least: number,
  remarks: FeedRemarks,
): number | undefined {
  if (text === '') return undefined
  const count = whole(text)
  return count !== null && count >= least ? count : remarks.refuse(at, column, text, `A whole number from ${least}.`)
}

function conditionOf(element: XmlElement | undefined, at: Place, remarks: FeedRemarks): Pick<PartFacts, 'condition'> {
  const type = element?.attributes['type'] ?? ''
  if (type === '') return {}
  const found = (
    { used: 'used', preowned: 'used', likenew: 'used', showcasesample: 'used', refurbished: 'reman', reduction: 'used' } as const
  )[type.toLowerCase()]
  return found === undefined ? (remarks.noteUnreadField(at, 'offer/condition', type) ?? {}) : { condition: found }
}

function categoryOf(id: string, at: Place, shop: YmlShop, remarks: FeedRemarks): string[] | undefined {
  if (id === '') return undefined
  const path = shop.pathOf(id)
  if (path === undefined)
    return remarks.noteOnce(at, 'offer/categoryId', id, 'The file does not describe this category: the part stays in the one that it has.')
  if (path.length > MAX_CATEGORY_DEPTH)
    remarks.noteOnce(
      at,
      'offer/categoryId',
      path.join(' > '),
      `Categories stand at most ${MAX_CATEGORY_DEPTH} deep: what is below is left out.`,
    )
  return pathOf(path, MAX_CATEGORY_DEPTH)
}
