import type { SectionName } from '#server/import/pies/options.ts'

export type SheetKind = 'item' | SectionName | 'header' | 'left'

/** The kinds of workbook sheets, by the name of the sheet in lower case, without spaces and without a final `s`. */
export const sheetKinds: Readonly<Record<string, SheetKind>> = {
  ...each('item', 'item', 'itemmaster', 'itemsegment', 'part', 'product', 'master', 'base'),
  ...each('descriptions', 'description', 'desc', 'descriptionsegment', 'productdescription'),
  ...each('prices', 'price', 'pricing', 'prce', 'pricesegment', 'pricelist'),
  ...each('expi', 'expi', 'extendedinformation', 'extendedinfo', 'extendedproductinformation', 'extendedproductinfo'),
  ...each('attributes', 'attribute', 'productattribute', 'patt', 'padb', 'padbattribute', 'attributesegment'),
  ...each('packages', 'package', 'packaging', 'pack', 'packagesegment', 'packageinformation', 'dimension'),
  ...each('kits', 'kit', 'kitcomponent', 'kitting', 'bom', 'component'),
  ...each('interchanges', 'interchange', 'partinterchange', 'partinterchangeinfo', 'xref', 'crossreference', 'crossref', 'competitor'),
  ...each('assets', 'digitalasset', 'asset', 'digitalassetinformation', 'digitalfileinformation', 'image', 'picture', 'media', 'diga'),
  ...each('header', 'header', 'fileheader'),
  ...each('left', 'marketingcopy', 'marketcopy', 'mktc', 'pricesheet', 'trailer', 'error'),
  ...each('left', 'instruction', 'readme', 'code', 'codelist', 'lookup', 'hazmat'),
}

function each(kind: SheetKind, ...names: string[]): Record<string, SheetKind> {
  return Object.fromEntries(names.map((name) => [name, kind]))
}

/**
 * For sheets with an unknown name: fields that only one section has. The first field that the headings contain decides the kind of the
 * sheet.
 */
export const decidingFields: readonly (readonly [field: string, kind: SheetKind])[] = [
  ['EXPICode', 'expi'],
  ['ComponentPartNumber', 'kits'],
  ['CompetitorPartNumber', 'interchanges'],
  ['InterchangePartNumber', 'interchanges'],
  ['InterchangeNumber', 'interchanges'],
  ['AssetType', 'assets'],
  ['DescriptionCode', 'descriptions'],
  ['PriceType', 'prices'],
  ['AttributeID', 'attributes'],
  ['PackageUOM', 'packages'],
]
