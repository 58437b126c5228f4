import type { Place } from '#server/import/facts.ts'
import type { Feed, FeedOptions, FeedStep } from '#server/import/feeds/feed.ts'
import type { FeedRemarks } from '#server/import/feeds/remarks.ts'
import { type XmlElement, xmlElements } from '#server/import/files/xml.ts'
import type { XmlRoot } from '#server/import/files/xml-root.ts'
import { articleOf } from './article.ts'
import { BmecatCatalogue } from './catalogue.ts'

const wanted = ['HEADER', 'CATALOG_STRUCTURE', 'ARTICLE', 'PRODUCT', 'ARTICLE_TO_CATALOGGROUP_MAP', 'PRODUCT_TO_CATALOGGROUP_MAP']

/** Reads BMEcat 1.2, 2005 and 2005.1: a whole catalogue, updates of articles, or updates of prices. */
export function bmecat(path: string, root: XmlRoot, options: FeedOptions): Feed {
  const catalogue = new BmecatCatalogue()
  catalogue.version = root.attributes['version'] ?? ''
  return {
    steps: (remarks) => steps(path, catalogue, options, remarks),
    title: () => {
      const of = [catalogue.supplier && ` of ${catalogue.supplier}`, catalogue.id && ` (catalogue ${catalogue.id})`]
        .filter(Boolean)
        .join('')
      return `BMEcat${catalogue.version === '' ? '' : ` ${catalogue.version}`}${of}${kinds[catalogue.transaction] ?? ''}`
    },
    rows: ['article', 'articles'],
    priceTypes: () => [...catalogue.priceTypes],
    said: () => [],
  }
}

const kinds: Readonly<Record<string, string>> = {
  T_NEW_CATALOG: ', a whole catalogue (T_NEW_CATALOG)',
  T_UPDATE_PRODUCTS: ', changes of articles (T_UPDATE_PRODUCTS)',
  T_UPDATE_PRICES: ', changes of prices (T_UPDATE_PRICES)',
}

async function* steps(path: string, catalogue: BmecatCatalogue, options: FeedOptions, remarks: FeedRemarks): AsyncGenerator<FeedStep> {
  let row = 0
  let news = 0
  for await (const { element, within, bytes, of } of xmlElements(path, wanted, { passesDtd: true })) {
    const plain = plainNames(element)
    if (element.name === 'HEADER') catalogue.readHeader(plain)
    else if (element.name === 'CATALOG_STRUCTURE') catalogue.readGroup(plain)
    else if (element.name.endsWith('_MAP')) catalogue.readMap(plain)
    else {
      row += 1
      catalogue.transaction = within.split('/')[1] ?? ''
      const at: Place = { file: options.file, line: element.line, row }
      yield { type: 'row', at }
      const item = articleOf(plain, { ...options, catalogue, remarks, at })
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
const plainNames = (element: XmlElement): XmlElement => ({
  ...element,
  name: plainName(element.name),
  children: element.children.map(plainNames),
})

function plainName(name: string): string {
  const known = names.get(name)
  if (known !== undefined) return known
  const plain = name
    .replace(/^(?:ARTICLE|PRODUCT)_(?!TO_)/, '')
    .replace(/^(?:ART|PROD)_(?=ID)/, '')
    .replace(/_[AP]ID$/, '_ID')
  if (names.size < MAX_NAMES) names.set(name, plain)
  return plain
}

/** A cache of shortened element names, because every article repeats the same names. The size of the cache is limited. */
const names = new Map<string, string>()
const MAX_NAMES = 1000
