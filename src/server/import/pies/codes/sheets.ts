import type { SectionName } from '#server/import/pies/options.ts'

export type SheetKind = 'item' | SectionName | 'header' | 'left'

/** The kinds of workbook sheets, by the name of the sheet in lower case, without spaces and without a final `s`. */
export const sheetKinds: Readonly<Record<string, SheetKind>> = {
  ...mapNamesToKind('item', 'item', 'itemmaster', 'itemsegment', 'part', 'product', 'master', 'base'),
  ...mapNamesToKind('descriptions', 'description', 'desc', 'descriptionsegment', 'productdescription'),
  ...mapNamesToKind('prices', 'price', 'pricing', 'prce', 'pricesegment', 'pricelist'),
  ...mapNamesToKind('expi', 'expi', 'extendedinformation', 'extendedinfo', 'extendedproductinformation', 'extendedproductinfo'),
  ...mapNamesToKind('attributes', 'attribute', 'productattribute', 'patt', 'padb', 'padbattribute', 'attributesegment'),
  ...mapNamesToKind('packages', 'package', 'packaging', 'pack', 'packagesegment', 'packageinformation', 'dimension'),
  ...mapNamesToKind('kits', 'kit', 'kitcomponent', 'kitting', 'bom', 'component'),
  ...mapNamesToKind(
    'interchanges',
    'interchange',
    'partinterchange',
    'partinterchangeinfo',
    'xref',
    'crossreference',
    'crossref',
    'competitor',
  ),
  ...mapNamesToKind(
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
  ...mapNamesToKind('header', 'header', 'fileheader'),
  ...mapNamesToKind('left', 'marketingcopy', 'marketcopy', 'mktc', 'pricesheet', 'trailer', 'error'),
  ...mapNamesToKind('left', 'instruction', 'readme', 'code', 'codelist', 'lookup', 'hazmat'),
}

function mapNamesToKind(kind: SheetKind, ...names: string[]): Record<string, SheetKind> {
  return Object.fromEntries(names.map((name) => [name, kind]))
}

/**
 * For sheets with an unknown name: fields that only one section has. The first field that the headings contain decides the kind of the
 * sheet.
 */
export const fieldsThatDecideKind: readonly (readonly [field: string, kind: SheetKind])[] = [
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
