import type { Condition } from '#contract/catalogue/catalogue.ts'
import { MAX_CATEGORY_DEPTH } from '#contract/limits.ts'
import { numberKey } from '#contract/numbers/numbers.ts'
import type { AttributeFacts, ComponentFacts, NumberFacts, PartFacts, Place } from '#server/import/facts.ts'
import type { FeedItem } from '#server/import/feeds/feed.ts'
import { child, childrenOf, textIn } from '#server/import/feeds/fields.ts'
import { attributeOf, codeOf, gtinOf, joinAttributeValues, pathOf } from '#server/import/feeds/values.ts'
import { lineOfHtml, textOfHtml } from '#server/import/files/html-text.ts'
import type { XmlElement } from '#server/import/files/xml.ts'
import { whole } from '#server/import/pies/values.ts'
import { logisticFacts } from './logistics.ts'
import { picturesOf } from './pictures.ts'
import { type PriceReading, pricesOf } from './prices.ts'

/** The BMEcat elements that are read or that get a remark of their own. All other elements of an article are reported as unknown. */
const readElements: Readonly<Record<string, ReadonlySet<string>>> = {
  article: new Set(['SUPPLIER_ID', 'DETAILS', 'FEATURES', 'ORDER_DETAILS', 'PRICE_DETAILS', 'MIME_INFO', 'REFERENCE', 'LOGISTIC_DETAILS']),
  details: new Set([
    ...[
      'DESCRIPTION_SHORT',
      'DESCRIPTION_LONG',
      'EAN',
      'INTERNATIONAL_ID',
      'SUPPLIER_ALT_ID',
      'MANUFACTURER_ID',
      'MANUFACTURER_NAME',
      'MANUFACTURER_IDREF',
    ],
    ...['KEYWORD', 'STATUS'],
  ]),
  order: new Set(['ORDER_UNIT', 'CONTENT_UNIT', 'NO_CU_PER_OU', 'PRICE_QUANTITY', 'QUANTITY_MIN']),
}

/**
 * Converts a BMEcat article to a part. An article to delete becomes a withdrawn part. Undefined, with a refusal, when the article has no
 * number.
 */
export function articleOf(article: XmlElement, reading: PriceReading): FeedItem | undefined {
  const { at, remarks, catalogue } = reading
  const number = textIn(article, 'SUPPLIER_ID')
  if (number === '')
    return remarks.refuse(at, 'SUPPLIER_AID', '', 'An article names its number (SUPPLIER_AID, SUPPLIER_PID). It is left out.')
  const code = codeOf({ at, column: 'SUPPLIER_AID', text: number }, remarks)
  if (code === undefined) return undefined
  const details = child(article, 'DETAILS')
  const maker = lineOfHtml(catalogue.text(details, 'MANUFACTURER_NAME')?.text || catalogue.partyName(textIn(details, 'MANUFACTURER_IDREF')))
  const whose = { at, code, brand: maker }
  if (article.attributes['mode'] === 'delete') return { part: { ...whose, withdrawn: true }, attributes: [] }
  noteUnreadElements(article, readElements['article'], '', reading)
  const order = child(article, 'ORDER_DETAILS')
  const pieces = positiveCount(order, 'PRICE_QUANTITY', reading) ?? 1
  const leastOrder = positiveCount(order, 'QUANTITY_MIN', reading)
  const prices = pricesOf(article, pieces, reading)
  const minQty = Math.max(prices.minQty ?? 1, leastOrder ?? 1)
  const path = catalogue.transaction === 'T_UPDATE_PRICES' ? undefined : categoryOf(number, reading)
  const contents = contentsOf(order, reading)
  if (details !== undefined) noteUnreadElements(details, readElements['details'], 'DETAILS/', reading)
  if (order !== undefined) noteUnreadElements(order, readElements['order'], 'ORDER_DETAILS/', reading)
  const part: FeedItem['part'] = {
    ...whose,
    // A supplier's own catalogue names no maker per article, so the supplier counts as the maker. A file that updates articles does not say
    // whether this is so.
    ...(maker === '' && catalogue.transaction === 'T_NEW_CATALOG' && catalogue.supplier !== '' && { producer: catalogue.supplier }),
    ...textsOf(details, reading),
    ...prices,
    ...(minQty > 1 || leastOrder !== undefined ? { minQty } : {}),
    ...(path === undefined ? {} : { category: path }),
    ...gtinIn(details, reading),
    ...conditionOf(details, reading),
    ...numbersOf(details, code, maker, reading),
    ...referencesOf(article, reading),
    ...logisticFacts(child(article, 'LOGISTIC_DETAILS'), reading),
    ...picturesOf(child(article, 'MIME_INFO'), reading),
  }
  return { part, attributes: joinAttributeValues([...featuresOf(article, reading), ...contents]) }
}

function noteUnreadElements(
  element: XmlElement,
  names: ReadonlySet<string> | undefined,
  within: string,
  { at, remarks }: PriceReading,
): void {
  for (const { name, text } of element.children) if (!names?.has(name)) remarks.noteUnreadField(at, `${within}${name}`, text)
}

function positiveCount(element: XmlElement | undefined, name: string, { at, remarks }: PriceReading): number | undefined {
  const text = textIn(element, name)
  if (text === '') return undefined
  const count = whole(text)
  return count !== null && count >= 1 ? count : remarks.refuse(at, `ORDER_DETAILS/${name}`, text, 'A whole number of one or more.')
}

function textsOf(
  details: XmlElement | undefined,
  { at, remarks, catalogue }: PriceReading,
): Pick<PartFacts, 'name' | 'description' | 'words'> {
  const [name, long] = ['DESCRIPTION_SHORT', 'DESCRIPTION_LONG'].map((one) => catalogue.text(details, one))
  const keywords = details === undefined ? [] : childrenOf(details, 'KEYWORD').map(({ text }) => lineOfHtml(text))
  const otherNames = catalogue.elementsInOtherLanguages(name, details, 'DESCRIPTION_SHORT').map(({ text }) => lineOfHtml(text))
  if (otherNames.length > 0)
    remarks.noteOnce(
      at,
      'DETAILS/DESCRIPTION_SHORT',
      otherNames[0] ?? '',
      'Names in further languages became words by which the part is found.',
    )
  for (const { text } of catalogue.elementsInOtherLanguages(long, details, 'DESCRIPTION_LONG'))
    remarks.noteOnce(at, 'DETAILS/DESCRIPTION_LONG', text, 'Descriptions in further languages are left out.')
  const words = [...new Set([...keywords, ...otherNames])].filter((word) => word !== '')
  return {
    ...(name && name.text !== '' && { name: lineOfHtml(name.text) }),
    ...(long && long.text !== '' && { description: textOfHtml(long.text) }),
    ...(words.length > 0 && { words }),
  }
}

function gtinIn(details: XmlElement | undefined, { at, remarks }: PriceReading): Pick<PartFacts, 'gtin'> {
  const said = details?.children.find(
    ({ name, attributes, text }) =>
      text !== '' && (name === 'EAN' || (name === 'INTERNATIONAL_ID' && /^(?:gtin|ean|upc)$/i.test(attributes['type'] ?? 'gtin'))),
  )
  for (const { name, attributes, text } of details?.children ?? [])
    if (name === 'INTERNATIONAL_ID' && !/^(?:gtin|ean|upc)$/i.test(attributes['type'] ?? 'gtin'))
      remarks.noteUnreadField(at, `DETAILS/INTERNATIONAL_PID ${attributes['type'] ?? ''}`, text)
  const gtin = said === undefined ? undefined : gtinOf({ at, column: `DETAILS/${said.name}`, text: said.text }, remarks)
  return gtin === undefined ? {} : { gtin }
}

const conditions: Readonly<Record<string, Condition>> = { used: 'used', refurbished: 'reman' }

function conditionOf(details: XmlElement | undefined, { at, remarks }: PriceReading): Pick<PartFacts, 'condition'> {
  let found: Condition | undefined
  for (const { attributes, text } of details === undefined ? [] : childrenOf(details, 'STATUS')) {
    const type = attributes['type'] ?? ''
    if (conditions[type] === undefined) remarks.noteUnreadField(at, `DETAILS/STATUS ${type}`, text)
    else found ??= conditions[type]
  }
  return found === undefined ? {} : { condition: found }
}

/** Returns the maker's number and the supplier's second number of an article, by which the part is found too. */
function numbersOf(
  details: XmlElement | undefined,
  code: string,
  maker: string,
  { at, remarks, catalogue }: PriceReading,
): Pick<PartFacts, 'numbers'> {
  const said = [
    { maker, display: textIn(details, 'MANUFACTURER_ID'), column: 'MANUFACTURER_AID' },
    { maker: catalogue.supplier, display: textIn(details, 'SUPPLIER_ALT_ID'), column: 'SUPPLIER_ALT_AID' },
  ]
  const numbers = said.flatMap(({ display, column, ...of }): NumberFacts[] => {
    if (display === '' || numberKey(display) === numberKey(code)) return []
    const number = codeOf({ at, column: `DETAILS/${column}`, text: display }, remarks)
    return number === undefined ? [] : [{ kind: 'cross', maker: of.maker, display: number }]
  })
  return numbers.length > 0 ? { numbers } : {}
}

/** Returns the category of an article: the names of the first of its groups that the file describes, from the top. */
function categoryOf(number: string, { at, remarks, catalogue }: PriceReading): string[] | undefined {
  const groups = catalogue.groupsOf(number)
  const paths = groups.map((group) => catalogue.pathOf(group))
  const path = paths.find((one) => one !== undefined && one.length > 0)
  if (groups.length > 0 && path === undefined)
    return remarks.noteOnce(
      at,
      'CATALOG_GROUP_ID',
      groups[0] ?? '',
      'The file does not describe this group: the part stays in the category that it has.',
    )
  if (groups.length > 1)
    remarks.noteOnce(at, 'CATALOG_GROUP_ID', groups.join(', '), 'A part stands in one category: of several groups the first is taken.')
  if (path !== undefined && path.length > MAX_CATEGORY_DEPTH)
    remarks.noteOnce(
      at,
      'CATALOG_GROUP_ID',
      path.join(' > '),
      `Categories stand at most ${MAX_CATEGORY_DEPTH} deep: what is below is left out.`,
    )
  return path === undefined ? undefined : pathOf(path, MAX_CATEGORY_DEPTH)
}

/** Returns the contents of a package that is sold as one unit, as an attribute such as `10 pcs`. */
function contentsOf(order: XmlElement | undefined, reading: PriceReading): (AttributeFacts & { value: string })[] {
  const count = positiveCount(order, 'NO_CU_PER_OU', reading) ?? 1
  if (count <= 1) return []
  reading.remarks.noteOnce(
    reading.at,
    'ORDER_DETAILS/NO_CU_PER_OU',
    String(count),
    'What is ordered holds several pieces: it is sold as one, and says what it holds.',
  )
  const unit = textIn(order, 'CONTENT_UNIT')
  return [{ name: 'Contents', value: `${count} ${/^(?:C62|PCE|H87|EA|NAR|)$/.test(unit) ? 'pcs' : unit}`, unit: '' }]
}

function featuresOf(article: XmlElement, { at, remarks, catalogue }: PriceReading): (AttributeFacts & { value: string })[] {
  return childrenOf(article, 'FEATURES').flatMap((features) => {
    for (const { name, text } of features.children)
      if (name !== 'FEATURE')
        remarks.noteOnce(at, `FEATURES/${name}`, text, 'Classifications say nothing on a part’s page: left out.', `classification ${name}`)
    return childrenOf(features, 'FEATURE').flatMap((feature) => {
      const name = catalogue.text(feature, 'FNAME')?.text ?? ''
      const first = catalogue.text(feature, 'FVALUE')
      // A feature may have values in several languages. Only the values in one language are used.
      const values = childrenOf(feature, 'FVALUE').filter(
        ({ attributes, text }) => text !== '' && attributes['lang'] === first?.attributes['lang'],
      )
      if (name === '')
        return remarks.noteOnce(at, 'FEATURES/FEATURE', values[0]?.text ?? '', 'A feature without a name (FNAME): left out.') ?? []
      for (const one of feature.children) if (!FEATURE.has(one.name)) remarks.noteUnreadField(at, `FEATURES/FEATURE/${one.name}`, one.text)
      return attributeOf(at, name, [...new Set(values.map(({ text }) => text))].join(', '), textIn(feature, 'FUNIT'), remarks)
    })
  })
}
const FEATURE = new Set(['FNAME', 'FVALUE', 'FUNIT', 'FORDER'])

/** Returns the part that supersedes the article, and the article's components. */
function referencesOf(article: XmlElement, { at, remarks }: PriceReading): Pick<PartFacts, 'supersededBy' | 'components'> {
  const components: ComponentFacts[] = []
  let supersededBy: string | undefined
  for (const reference of childrenOf(article, 'REFERENCE')) {
    const type = reference.attributes['type'] ?? ''
    const to = componentCode(reference, at, remarks)
    if (to === undefined) continue
    if (type === 'followup') supersededBy ??= to
    else if (type === 'consists_of' || type === 'sparepart')
      components.push({ code: to, name: '', qty: quantityOf(reference, at, remarks) })
    else remarks.noteOnce(at, `REFERENCE ${type}`, to, 'References of this kind have no place in the shop: left out.')
  }
  return { ...(supersededBy !== undefined && { supersededBy }), ...(components.length > 0 && { components }) }
}

const componentCode = (reference: XmlElement, at: Place, remarks: PriceReading['remarks']) =>
  codeOf({ at, column: 'REFERENCE/ART_ID_TO', text: textIn(reference, 'ID_TO') }, remarks)

function quantityOf({ attributes }: XmlElement, at: Place, remarks: PriceReading['remarks']): number {
  const said = attributes['quantity']
  const count = said === undefined ? 1 : whole(said)
  if (count !== null && count >= 1) return count
  remarks.refuse(at, 'REFERENCE/@quantity', said ?? '', 'A whole number of pieces; one is taken.')
  return 1
}
