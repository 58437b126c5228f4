import type { Place } from '#server/import/facts.ts'
import type { Feed, FeedOptions, FeedStep } from '#server/import/feeds/feed.ts'
import type { FeedRemarks } from '#server/import/feeds/remarks.ts'
import { readXmlElements, type XmlElement } from '#server/import/files/xml.ts'
import type { XmlRoot } from '#server/import/files/xml-root.ts'
import { readArticle } from './article.ts'
import { BmecatCatalogue } from './catalogue.ts'

const wantedElementNames = [
  'HEADER',
  'CATALOG_STRUCTURE',
  'ARTICLE',
  'PRODUCT',
  'ARTICLE_TO_CATALOGGROUP_MAP',
  'PRODUCT_TO_CATALOGGROUP_MAP',
]

/** Reads BMEcat 1.2, 2005 and 2005.1: a whole catalogue, updates of articles, or updates of prices. */
export function openBmecatFeed(path: string, root: XmlRoot, options: FeedOptions): Feed {
  const catalogue = new BmecatCatalogue()
  catalogue.version = root.attributes['version'] ?? ''
  return {
    steps: (remarks) => readBmecatSteps(path, catalogue, options, remarks),
    title: () => {
      const of = [catalogue.supplier && ` of ${catalogue.supplier}`, catalogue.id && ` (catalogue ${catalogue.id})`]
        .filter(Boolean)
        .join('')
      return `BMEcat${catalogue.version === '' ? '' : ` ${catalogue.version}`}${of}${transactionKinds[catalogue.transaction] ?? ''}`
    },
    rows: ['article', 'articles'],
    priceTypes: () => [...catalogue.priceTypes],
    said: () => [],
  }
}

const transactionKinds: Readonly<Record<string, string>> = {
  T_NEW_CATALOG: ', a whole catalogue (T_NEW_CATALOG)',
  T_UPDATE_PRODUCTS: ', changes of articles (T_UPDATE_PRODUCTS)',
  T_UPDATE_PRICES: ', changes of prices (T_UPDATE_PRICES)',
}

async function* readBmecatSteps(
  path: string,
  catalogue: BmecatCatalogue,
  options: FeedOptions,
  remarks: FeedRemarks,
): AsyncGenerator<FeedStep> {
  let row = 0
  let news = 0
  for await (const { element, within, bytes, of } of readXmlElements(path, wantedElementNames, { passesDtd: true })) {
    const plain = withPlainElementNames(element)
    if (element.name === 'HEADER') catalogue.readHeader(plain)
    else if (element.name === 'CATALOG_STRUCTURE') catalogue.readCategoryGroup(plain)
    else if (element.name.endsWith('_MAP')) catalogue.readArticleToGroupMap(plain)
    else {
      row += 1
      catalogue.transaction = within.split('/')[1] ?? ''
      const at: Place = { file: options.file, line: element.line, row }
      yield { type: 'row', at }
      const item = readArticle(plain, { ...options, catalogue, remarks, at })
      if (item !== undefined) yield { type: 'item', item }
    }
    if (bytes !== news) yield { type: 'read', bytes, of }
    news = bytes
  }
}

/**
 * Renames an element to a name that all versions of BMEcat share. `ARTICLE_DETAILS` (version 1.2) and `PRODUCT_DETAILS` (version 2005)
 * become `DETAILS`. `SUPPLIER_AID` and `SUPPLIER_PID` become `SUPPLIER_ID`, `ART_ID_TO` and `PROD_ID_TO` become `ID_TO`.
 */
const withPlainElementNames = (element: XmlElement): XmlElement => ({
  ...element,
  name: toPlainElementName(element.name),
  children: element.children.map(withPlainElementNames),
})

function toPlainElementName(name: string): string {
  const known = plainNameCache.get(name)
  if (known !== undefined) return known
  const plain = name
    .replace(/^(?:ARTICLE|PRODUCT)_(?!TO_)/, '')
    .replace(/^(?:ART|PROD)_(?=ID)/, '')
    .replace(/_[AP]ID$/, '_ID')
  if (plainNameCache.size < MAX_CACHED_NAMES) plainNameCache.set(name, plain)
  return plain
}

/** A cache of shortened element names, because every article repeats the same names. The size of the cache is limited. */
const plainNameCache = new Map<string, string>()
const MAX_CACHED_NAMES = 1000
