import type { XmlElement } from '#server/import/files/xml.ts'

/**
 * Renames an element to a name that all versions share. `ARTICLE_DETAILS` (1.2) and `PRODUCT_DETAILS` (2005) become `DETAILS`.
 * `SUPPLIER_AID` and `SUPPLIER_PID` become `SUPPLIER_ID`, `ART_ID_TO` and `PROD_ID_TO` become `ID_TO`.
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

/** A cache of names, which repeat with every article. Its size is limited. */
const names = new Map<string, string>()
const MAX_NAMES = 1000
