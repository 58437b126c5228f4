import type { Condition } from '#contract/catalogue/catalogue.ts'
import { MAX_CATEGORY_DEPTH } from '#contract/limits.ts'
import { numberKey } from '#contract/numbers/numbers.ts'
import type { AttributeFacts, ComponentFacts, FilePlace, PartFacts, PartNumberFacts } from '#server/import/facts.ts'
import type { FeedItem } from '#server/import/feeds/feed.ts'
import { childText, findChild, findChildren } from '#server/import/feeds/fields.ts'
import { cleanCategoryPath, createFeedAttribute, joinAttributeValues, readCodeValue, readGtinValue } from '#server/import/feeds/values.ts'
import { htmlToSingleLine, htmlToText } from '#server/import/files/html-text.ts'
import type { XmlElement } from '#server/import/files/xml.ts'
import { parseWholeNumber } from '#server/import/pies/values.ts'
import { readLogisticFacts } from './logistics.ts'
import { readPictureNames } from './pictures.ts'
import { type ArticleReadingContext, readArticlePrices } from './prices.ts'

/**
 * The BMEcat elements that are read or have a special remark, by parent element. All other elements of an article are reported as unknown.
 */
const knownElementsByParent: Readonly<Record<string, ReadonlySet<string>>> = {
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
export function readArticle(article: XmlElement, reading: ArticleReadingContext): FeedItem | undefined {
  const { place, remarks, catalogue } = reading
  const number = childText(article, 'SUPPLIER_ID')
  if (number === '')
    return remarks.addRefusal(place, 'SUPPLIER_AID', '', 'An article names its number (SUPPLIER_AID, SUPPLIER_PID). It is left out.')
  const code = readCodeValue({ at: place, column: 'SUPPLIER_AID', text: number }, remarks)
  if (code === undefined) return undefined
  const details = findChild(article, 'DETAILS')
  const maker = htmlToSingleLine(
    catalogue.chooseTextElement(details, 'MANUFACTURER_NAME')?.text || catalogue.partyName(childText(details, 'MANUFACTURER_IDREF')),
  )
  const whose = { at: place, code, brand: maker }
  if (article.attributes['mode'] === 'delete') return { part: { ...whose, withdrawn: true }, attributes: [] }
  addUnreadElementNotes(article, knownElementsByParent['article'], '', reading)
  const order = findChild(article, 'ORDER_DETAILS')
  const pieces = readPositiveCount(order, 'PRICE_QUANTITY', reading) ?? 1
  const leastOrder = readPositiveCount(order, 'QUANTITY_MIN', reading)
  const prices = readArticlePrices(article, pieces, reading)
  const minQty = Math.max(prices.minQty ?? 1, leastOrder ?? 1)
  const path = catalogue.transaction === 'T_UPDATE_PRICES' ? undefined : findCategoryPath(number, reading)
  const contents = readPackageContents(order, reading)
  if (details !== undefined) addUnreadElementNotes(details, knownElementsByParent['details'], 'DETAILS/', reading)
  if (order !== undefined) addUnreadElementNotes(order, knownElementsByParent['order'], 'ORDER_DETAILS/', reading)
  const part: FeedItem['part'] = {
    ...whose,
    // In a supplier's new catalogue (`T_NEW_CATALOG`), the supplier counts as the maker of an article that names none. A file that updates
    // articles does not say whether its supplier is also the maker.
    ...(maker === '' && catalogue.transaction === 'T_NEW_CATALOG' && catalogue.supplier !== '' && { producer: catalogue.supplier }),
    ...readArticleTexts(details, reading),
    ...prices,
    ...(minQty > 1 || leastOrder !== undefined ? { minQty } : {}),
    ...(path === undefined ? {} : { category: path }),
    ...readGtin(details, reading),
    ...readCondition(details, reading),
    ...readPartNumbers(details, code, maker, reading),
    ...readReferences(article, reading),
    ...readLogisticFacts(findChild(article, 'LOGISTIC_DETAILS'), reading),
    ...readPictureNames(findChild(article, 'MIME_INFO'), reading),
  }
  return { part, attributes: joinAttributeValues([...readFeatures(article, reading), ...contents]) }
}

function addUnreadElementNotes(
  element: XmlElement,
  names: ReadonlySet<string> | undefined,
  within: string,
  { place, remarks }: ArticleReadingContext,
): void {
  for (const { name, text } of element.children) if (!names?.has(name)) remarks.addUnreadFieldNote(place, `${within}${name}`, text)
}

function readPositiveCount(element: XmlElement | undefined, name: string, { place, remarks }: ArticleReadingContext): number | undefined {
  const text = childText(element, name)
  if (text === '') return undefined
  const count = parseWholeNumber(text)
  return count !== null && count >= 1 ? count : remarks.addRefusal(place, `ORDER_DETAILS/${name}`, text, 'A whole number of one or more.')
}

function readArticleTexts(
  details: XmlElement | undefined,
  { place, remarks, catalogue }: ArticleReadingContext,
): Pick<PartFacts, 'name' | 'description' | 'words'> {
  const [name, long] = ['DESCRIPTION_SHORT', 'DESCRIPTION_LONG'].map((one) => catalogue.chooseTextElement(details, one))
  const keywords = details === undefined ? [] : findChildren(details, 'KEYWORD').map(({ text }) => htmlToSingleLine(text))
  const otherNames = catalogue.elementsInOtherLanguages(name, details, 'DESCRIPTION_SHORT').map(({ text }) => htmlToSingleLine(text))
  if (otherNames.length > 0)
    remarks.addNoteOnce(
      place,
      'DETAILS/DESCRIPTION_SHORT',
      otherNames[0] ?? '',
      'Names in further languages became words by which the part is found.',
    )
  for (const { text } of catalogue.elementsInOtherLanguages(long, details, 'DESCRIPTION_LONG'))
    remarks.addNoteOnce(place, 'DETAILS/DESCRIPTION_LONG', text, 'Descriptions in further languages are left out.')
  const words = [...new Set([...keywords, ...otherNames])].filter((word) => word !== '')
  return {
    ...(name && name.text !== '' && { name: htmlToSingleLine(name.text) }),
    ...(long && long.text !== '' && { description: htmlToText(long.text) }),
    ...(words.length > 0 && { words }),
  }
}

function readGtin(details: XmlElement | undefined, { place, remarks }: ArticleReadingContext): Pick<PartFacts, 'gtin'> {
  const said = details?.children.find(
    ({ name, attributes, text }) =>
      text !== '' && (name === 'EAN' || (name === 'INTERNATIONAL_ID' && /^(?:gtin|ean|upc)$/i.test(attributes['type'] ?? 'gtin'))),
  )
  for (const { name, attributes, text } of details?.children ?? [])
    if (name === 'INTERNATIONAL_ID' && !/^(?:gtin|ean|upc)$/i.test(attributes['type'] ?? 'gtin'))
      remarks.addUnreadFieldNote(place, `DETAILS/INTERNATIONAL_PID ${attributes['type'] ?? ''}`, text)
  const gtin = said === undefined ? undefined : readGtinValue({ at: place, column: `DETAILS/${said.name}`, text: said.text }, remarks)
  return gtin === undefined ? {} : { gtin }
}

const conditionsByType: Readonly<Record<string, Condition>> = { used: 'used', refurbished: 'reman' }

function readCondition(details: XmlElement | undefined, { place, remarks }: ArticleReadingContext): Pick<PartFacts, 'condition'> {
  let found: Condition | undefined
  for (const { attributes, text } of details === undefined ? [] : findChildren(details, 'STATUS')) {
    const type = attributes['type'] ?? ''
    if (conditionsByType[type] === undefined) remarks.addUnreadFieldNote(place, `DETAILS/STATUS ${type}`, text)
    else found ??= conditionsByType[type]
  }
  return found === undefined ? {} : { condition: found }
}

/** Returns the maker's number and the supplier's second number of an article, by which the part is found too. */
function readPartNumbers(
  details: XmlElement | undefined,
  code: string,
  maker: string,
  { place, remarks, catalogue }: ArticleReadingContext,
): Pick<PartFacts, 'numbers'> {
  const said = [
    { maker, display: childText(details, 'MANUFACTURER_ID'), column: 'MANUFACTURER_AID' },
    { maker: catalogue.supplier, display: childText(details, 'SUPPLIER_ALT_ID'), column: 'SUPPLIER_ALT_AID' },
  ]
  const numbers = said.flatMap(({ display, column, ...of }): PartNumberFacts[] => {
    if (display === '' || numberKey(display) === numberKey(code)) return []
    const number = readCodeValue({ at: place, column: `DETAILS/${column}`, text: display }, remarks)
    return number === undefined ? [] : [{ kind: 'cross', maker: of.maker, display: number }]
  })
  return numbers.length > 0 ? { numbers } : {}
}

/** Returns the category of an article: the names of the first of its groups that the file describes, from the top. */
function findCategoryPath(number: string, { place, remarks, catalogue }: ArticleReadingContext): string[] | undefined {
  const groups = catalogue.groupsOf(number)
  const paths = groups.map((group) => catalogue.categoryPathOf(group))
  const path = paths.find((one) => one !== undefined && one.length > 0)
  if (groups.length > 0 && path === undefined)
    return remarks.addNoteOnce(
      place,
      'CATALOG_GROUP_ID',
      groups[0] ?? '',
      'The file does not describe this group: the part stays in the category that it has.',
    )
  if (groups.length > 1)
    remarks.addNoteOnce(
      place,
      'CATALOG_GROUP_ID',
      groups.join(', '),
      'A part stands in one category: of several groups the first is taken.',
    )
  if (path !== undefined && path.length > MAX_CATEGORY_DEPTH)
    remarks.addNoteOnce(
      place,
      'CATALOG_GROUP_ID',
      path.join(' > '),
      `Categories stand at most ${MAX_CATEGORY_DEPTH} deep: what is below is left out.`,
    )
  return path === undefined ? undefined : cleanCategoryPath(path, MAX_CATEGORY_DEPTH)
}

/** Returns the contents of a package that is sold as one unit, as an attribute such as `10 pcs`. */
function readPackageContents(order: XmlElement | undefined, reading: ArticleReadingContext): (AttributeFacts & { value: string })[] {
  const count = readPositiveCount(order, 'NO_CU_PER_OU', reading) ?? 1
  if (count <= 1) return []
  reading.remarks.addNoteOnce(
    reading.place,
    'ORDER_DETAILS/NO_CU_PER_OU',
    String(count),
    'What is ordered holds several pieces: it is sold as one, and says what it holds.',
  )
  const unit = childText(order, 'CONTENT_UNIT')
  return [{ name: 'Contents', value: `${count} ${/^(?:C62|PCE|H87|EA|NAR|)$/.test(unit) ? 'pcs' : unit}`, unit: '' }]
}

function readFeatures(article: XmlElement, { place, remarks, catalogue }: ArticleReadingContext): (AttributeFacts & { value: string })[] {
  return findChildren(article, 'FEATURES').flatMap((features) => {
    for (const { name, text } of features.children)
      if (name !== 'FEATURE')
        remarks.addNoteOnce(
          place,
          `FEATURES/${name}`,
          text,
          'Classifications say nothing on a part’s page: left out.',
          `classification ${name}`,
        )
    return findChildren(features, 'FEATURE').flatMap((feature) => {
      const name = catalogue.chooseTextElement(feature, 'FNAME')?.text ?? ''
      const first = catalogue.chooseTextElement(feature, 'FVALUE')
      // A feature may have values in several languages. Only the values in one language are used.
      const values = findChildren(feature, 'FVALUE').filter(
        ({ attributes, text }) => text !== '' && attributes['lang'] === first?.attributes['lang'],
      )
      if (name === '')
        return remarks.addNoteOnce(place, 'FEATURES/FEATURE', values[0]?.text ?? '', 'A feature without a name (FNAME): left out.') ?? []
      for (const one of feature.children)
        if (!knownFeatureElements.has(one.name)) remarks.addUnreadFieldNote(place, `FEATURES/FEATURE/${one.name}`, one.text)
      return createFeedAttribute(place, name, [...new Set(values.map(({ text }) => text))].join(', '), childText(feature, 'FUNIT'), remarks)
    })
  })
}
const knownFeatureElements = new Set(['FNAME', 'FVALUE', 'FUNIT', 'FORDER'])

/** Returns the part that supersedes the article, and the article's components. */
function readReferences(article: XmlElement, { place, remarks }: ArticleReadingContext): Pick<PartFacts, 'supersededBy' | 'components'> {
  const components: ComponentFacts[] = []
  let supersededBy: string | undefined
  for (const reference of findChildren(article, 'REFERENCE')) {
    const type = reference.attributes['type'] ?? ''
    const to = readComponentCode(reference, place, remarks)
    if (to === undefined) continue
    if (type === 'followup') supersededBy ??= to
    else if (type === 'consists_of' || type === 'sparepart')
      components.push({ code: to, name: '', qty: readComponentQty(reference, place, remarks) })
    else remarks.addNoteOnce(place, `REFERENCE ${type}`, to, 'References of this kind have no place in the shop: left out.')
  }
  return { ...(supersededBy !== undefined && { supersededBy }), ...(components.length > 0 && { components }) }
}

const readComponentCode = (reference: XmlElement, at: FilePlace, remarks: ArticleReadingContext['remarks']) =>
  readCodeValue({ at, column: 'REFERENCE/ART_ID_TO', text: childText(reference, 'ID_TO') }, remarks)

function readComponentQty({ attributes }: XmlElement, at: FilePlace, remarks: ArticleReadingContext['remarks']): number {
  const said = attributes['quantity']
  const count = said === undefined ? 1 : parseWholeNumber(said)
  if (count !== null && count >= 1) return count
  remarks.addRefusal(at, 'REFERENCE/@quantity', said ?? '', 'A whole number of pieces; one is taken.')
  return 1
}
