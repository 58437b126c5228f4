import type { SectionName } from '#server/import/pies/options.ts'

export type SheetKind = 'item' | SectionName | 'header' | 'left'

/** The kinds of workbook sheets, by the name of the sheet in lower case, without spaces and without a final `s`. */
export const sheetKinds: Readonly<Record<string, SheetKind>> = {
  ...namesOfKind('item', 'item', 'itemmaster', 'itemsegment', 'part', 'product', 'master', 'base'),
  ...namesOfKind('descriptions', 'description', 'desc', 'descriptionsegment', 'productdescription'),
  ...namesOfKind('prices', 'price', 'pricing', 'prce', 'pricesegment', 'pricelist'),
  ...namesOfKind('expi', 'expi', 'extendedinformation', 'extendedinfo', 'extendedproductinformation', 'extendedproductinfo'),
  ...namesOfKind('attributes', 'attribute', 'productattribute', 'patt', 'padb', 'padbattribute', 'attributesegment'),
  ...namesOfKind('packages', 'package', 'packaging', 'pack', 'packagesegment', 'packageinformation', 'dimension'),
  ...namesOfKind('kits', 'kit', 'kitcomponent', 'kitting', 'bom', 'component'),
  ...namesOfKind(
    'interchanges',
    'interchange',
    'partinterchange',
    'partinterchangeinfo',
    'xref',
    'crossreference',
    'crossref',
    'competitor',
  ),
  ...namesOfKind(
    'assets',
    'digitalasset',
    'asset',
    'digitalassetinformation',
    'digitalfileinformation',
    'image',
    'picture',
    'media',
    'diga',
  ),
  ...namesOfKind('header', 'header', 'fileheader'),
  ...namesOfKind('left', 'marketingcopy', 'marketcopy', 'mktc', 'pricesheet', 'trailer', 'error'),
  ...namesOfKind('left', 'instruction', 'readme', 'code', 'codelist', 'lookup', 'hazmat'),
}

function namesOfKind(kind: SheetKind, ...names: string[]): Record<string, SheetKind> {
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
