import type { XmlElement } from '#server/import/files/xml.ts'

/**
 * An element of BMEcat under the names that all versions share: what 1.2 calls `ARTICLE_DETAILS` and 2005 `PRODUCT_DETAILS` is `DETAILS`,
 * `SUPPLIER_AID` and `SUPPLIER_PID` are `SUPPLIER_ID`, `ART_ID_TO` and `PROD_ID_TO` are `ID_TO`.
 */
export const plainNames = (element: XmlElement): XmlElement => ({
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

/** Names come again with every article; no more than some are kept. */
const names = new Map<string, string>()
const MAX_NAMES = 1000
