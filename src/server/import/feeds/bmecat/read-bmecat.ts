import type { FilePlace } from '#server/import/facts.ts'
import type { Feed, FeedEvent, FeedOptions } from '#server/import/feeds/feed.ts'
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
    readEvents: (remarks) => readBmecatEvents(path, catalogue, options, remarks),
    title: () => {
      const of = [catalogue.supplier && ` of ${catalogue.supplier}`, catalogue.id && ` (catalogue ${catalogue.id})`]
        .filter(Boolean)
        .join('')
      return `BMEcat${catalogue.version === '' ? '' : ` ${catalogue.version}`}${of}${transactionKinds[catalogue.transaction] ?? ''}`
    },
    rowNouns: ['article', 'articles'],
    priceTypes: () => [...catalogue.priceTypes],
    messages: () => [],
  }
}

const transactionKinds: Readonly<Record<string, string>> = {
  T_NEW_CATALOG: ', a whole catalogue (T_NEW_CATALOG)',
  T_UPDATE_PRODUCTS: ', changes of articles (T_UPDATE_PRODUCTS)',
  T_UPDATE_PRICES: ', changes of prices (T_UPDATE_PRICES)',
}

async function* readBmecatEvents(
  path: string,
  catalogue: BmecatCatalogue,
  options: FeedOptions,
  remarks: FeedRemarks,
): AsyncGenerator<FeedEvent> {
  let row = 0
  let news = 0
  for await (const { element, ancestorPath, bytesRead, totalBytes } of readXmlElements(path, wantedElementNames, { allowsDtd: true })) {
    const plain = withCommonElementNames(element)
    if (element.name === 'HEADER') catalogue.readHeader(plain)
    else if (element.name === 'CATALOG_STRUCTURE') catalogue.readCategoryGroup(plain)
    else if (element.name.endsWith('_MAP')) catalogue.readArticleToGroupMap(plain)
    else {
      row += 1
      catalogue.transaction = ancestorPath.split('/')[1] ?? ''
      const at: FilePlace = { file: options.file, line: element.line, row }
      yield { type: 'row', at }
      const item = readArticle(plain, { ...options, catalogue, remarks, place: at })
      if (item !== undefined) yield { type: 'item', item }
    }
    if (bytesRead !== news) yield { type: 'read', bytes: bytesRead, of: totalBytes }
    news = bytesRead
  }
}

/**
 * Renames an element to a name that all versions of BMEcat share. `ARTICLE_DETAILS` (version 1.2) and `PRODUCT_DETAILS` (version 2005)
 * become `DETAILS`. `SUPPLIER_AID` and `SUPPLIER_PID` become `SUPPLIER_ID`, `ART_ID_TO` and `PROD_ID_TO` become `ID_TO`.
 */
const withCommonElementNames = (element: XmlElement): XmlElement => ({
  ...element,
  name: toCommonElementName(element.name),
  children: element.children.map(withCommonElementNames),
})

function toCommonElementName(name: string): string {
  const known = commonNameCache.get(name)
  if (known !== undefined) return known
  const plain = name
    .replace(/^(?:ARTICLE|PRODUCT)_(?!TO_)/, '')
    .replace(/^(?:ART|PROD)_(?=ID)/, '')
    .replace(/_[AP]ID$/, '_ID')
  if (commonNameCache.size < MAX_CACHED_NAMES) commonNameCache.set(name, plain)
  return plain
}

/** A cache of shortened element names, because every article repeats the same names. The size of the cache is limited. */
const commonNameCache = new Map<string, string>()
const MAX_CACHED_NAMES = 1000
