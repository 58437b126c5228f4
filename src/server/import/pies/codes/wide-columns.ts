import type { SectionName } from '#server/import/pies/options.ts'
import { foldFieldName } from '#server/import/pies/segment.ts'
import { nameDescriptionCodes, searchWordDescriptionCodes, textDescriptionCodes } from './codes.ts'
import { expiCodes } from './expi-codes.ts'
import { priceTypes } from './price-types.ts'

/**
 * The meaning of a column in a wide sheet, which has one row per item: a field of a record, such as a price or a package. Columns of a
 * section with the same `createWideColumn` form one record.
 */
export interface WideSheetColumn {
  section: SectionName
  recordKey: string
  field: string
  /** Values of the record that follow from the heading and have no column of their own, such as the price type. */
  fixedValues: Readonly<Record<string, string>>
}

function createWideColumn(section: SectionName, name: string, field: string, given: WideSheetColumn['fixedValues']): WideSheetColumn {
  return { section, recordKey: name, field, fixedValues: given }
}

const descriptionColumn = (code: string) => createWideColumn('descriptions', code, 'Value', { DescriptionCode: code })
const priceColumn = (type: string) => createWideColumn('prices', type, 'Price', { PriceType: type })
const expiColumn = (code: string) => createWideColumn('expi', code, 'Value', { EXPICode: code })
const pictureColumn = (name: string, type: string) => createWideColumn('assets', name, 'FileName', { AssetType: type })
const interchangeColumn = (type: string) => createWideColumn('interchanges', type, 'InterchangeNumber', { TypeCode: type })

/** The meanings of columns in a wide sheet, by folded heading (lower-case letters and digits only). */
const wideColumnsByHeading: Readonly<Record<string, WideSheetColumn>> = {
  ...mapHeadingsToColumn(descriptionColumn('DES'), 'description', 'productdescription', 'productdescription80'),
  ...mapHeadingsToColumn(descriptionColumn('DES'), 'itemdescription', 'partdescription', 'name', 'productname'),
  ...mapHeadingsToColumn(descriptionColumn('SHO'), 'shortdescription', 'productdescription20', 'shortdesc'),
  ...mapHeadingsToColumn(descriptionColumn('INV'), 'invoicedescription', 'productdescription40'),
  ...mapHeadingsToColumn(descriptionColumn('EXT'), 'longdescription', 'extendeddescription', 'productdescription240', 'longdesc'),
  ...mapHeadingsToColumn(descriptionColumn('MKT'), 'marketingdescription', 'marketingcopy', 'marketcopy', 'romancecopy'),
  ...mapHeadingsToColumn(descriptionColumn('LAB'), 'labeldescription'),
  ...mapHeadingsToColumn(descriptionColumn('FAB'), 'features', 'featuresandbenefits', 'featuresbenefits'),
  ...mapHeadingsToColumn(descriptionColumn('KEY'), 'keywords', 'searchterms', 'searchkeywords'),
  ...mapHeadingsToColumn(descriptionColumn('TLE'), 'title', 'producttitle'),
  ...mapHeadingsToColumn(descriptionColumn('ASM'), 'applicationsummary'),
  ...mapHeadingsToColumn(priceColumn('LST'), 'price', 'listprice', 'list'),
  ...mapHeadingsToColumn(priceColumn('RET'), 'retailprice', 'retail', 'msrp', 'suggestedretail', 'suggestedretailprice'),
  ...mapHeadingsToColumn(priceColumn('JBR'), 'jobberprice', 'jobber'),
  ...mapHeadingsToColumn(priceColumn('WD1'), 'wdprice', 'wd', 'warehouseprice', 'distributorprice'),
  ...mapHeadingsToColumn(priceColumn('DLR'), 'dealerprice', 'dealer'),
  ...mapHeadingsToColumn(priceColumn('DLN'), 'nonstockdealer', 'nonstockdealerprice'),
  ...mapHeadingsToColumn(priceColumn('USR'), 'userprice'),
  ...mapHeadingsToColumn(priceColumn('RMP'), 'map', 'mapprice', 'minimumadvertisedprice'),
  ...mapHeadingsToColumn(priceColumn('CRG'), 'core', 'coreprice', 'corecharge', 'coredeposit', 'listcore'),
  ...mapHeadingsToColumn(priceColumn('CRJ'), 'jobbercore'),
  ...mapHeadingsToColumn(priceColumn('CRW'), 'wdcore'),
  ...mapHeadingsToColumn(expiColumn('CTO'), 'countryoforigin', 'countryoforiginprimary', 'coo', 'origin'),
  ...mapHeadingsToColumn(expiColumn('HTS'), 'harmonizedtariff', 'harmonizedtariffcode', 'htscode', 'hscode', 'tariffcode'),
  ...mapHeadingsToColumn(expiColumn('HSB'), 'harmonizedtariffschb', 'harmonizedtariffscheduleb', 'scheduleb'),
  ...mapHeadingsToColumn(expiColumn('LIF'), 'lifecyclestatuscode', 'lifecyclestatus', 'lifecycle'),
  ...mapHeadingsToColumn(expiColumn('NPC'), 'nationalpopularitycode', 'popularitycode', 'popcode'),
  ...mapHeadingsToColumn(expiColumn('PTS'), 'partnumbersupersededto', 'supersededto', 'supersededby', 'replacedby'),
  ...mapHeadingsToColumn(expiColumn('PTN'), 'partnumberold', 'oldpartnumber', 'supersedes', 'replaces'),
  ...mapHeadingsToColumn(expiColumn('MSR'), 'msdssheetavailableyn', 'msdsrequired'),
  ...mapHeadingsToColumn(expiColumn('MSD'), 'msdssheetnumber', 'msdsnumber'),
  ...mapHeadingsToColumn(expiColumn('TAX'), 'taxableyn', 'taxable'),
  ...mapHeadingsToColumn(expiColumn('WTY'), 'warranty'),
  ...mapHeadingsToColumn(expiColumn('WT1'), 'warrantymonths', 'warrantytime', 'warrantytimemonths'),
  ...mapHeadingsToColumn(expiColumn('REM'), 'remanufactured', 'remanyn', 'reman', 'remanufacturedyn'),
  ...mapHeadingsToColumn(expiColumn('PRC'), 'condition', 'productcondition'),
  ...mapHeadingsToColumn(interchangeColumn('OE'), 'oenumber', 'oemnumber', 'oenumbers', 'oempartnumber', 'oepartnumber', 'oe', 'oem'),
  ...mapHeadingsToColumn(pictureColumn('1', 'P04'), 'image', 'image1', 'primaryimage', 'mainimage', 'imagefilename'),
  ...mapHeadingsToColumn(pictureColumn('1', 'P04'), 'imageurl', 'imageurl1', 'picture', 'photo', 'imagefile'),
  ...Object.assign(
    {},
    ...[2, 3, 5, 6, 7, 8, 9].map((n) =>
      mapHeadingsToColumn(pictureColumn(`${n}`, `P0${n}`), `image${n}`, `imageurl${n}`, `picture${n}`, `photo${n}`),
    ),
  ),
  ...mapHeadingsToColumn(pictureColumn('4', 'P01'), 'image4', 'imageurl4', 'picture4', 'photo4'),
}

function mapHeadingsToColumn(column: WideSheetColumn, ...names: string[]): Record<string, WideSheetColumn> {
  return Object.fromEntries(names.map((name) => [name, column]))
}

const packageLevelCodes: Readonly<Record<string, string>> = {
  ...{ '': 'EA', each: 'EA', item: 'EA', unit: 'EA', inner: 'PK', innerpack: 'PK', case: 'CA', carton: 'CA', pallet: 'PL' },
}
const packageSideFields: Readonly<Record<string, string>> = {
  ...{ height: 'Height', width: 'Width', length: 'Length', depth: 'Length', weight: 'Weight', gtin: 'PackageLevelGTIN' },
}
const unitPatterns: readonly (readonly [written: RegExp, unit: string])[] = [
  [/^(in|inch|inches)$/, 'IN'],
  [/^(cm|centimeters?)$/, 'CM'],
  [/^(mm|millimeters?)$/, 'MM'],
  [/^(lb|lbs|pounds|grosspounds|poundsgross)$/, 'PG'],
  [/^(kg|kilograms?)$/, 'KG'],
  [/^(g|grams?)$/, 'GR'],
  [/^(oz|ounces)$/, 'OZ'],
]

/** Matches a heading with a three-letter code, alone or with a word: `DES`, `Description SHO`, `LST Price`, `EXPI CTO`. */
const CODED_HEADING_PATTERN = /^(?:descriptioncode|description|desc|expicode|expi|pricetype|price)?([a-z0-9]{3})(?:price|description)?$/
const PACKAGE_LEVEL_PATTERN = '(each|item|unit|innerpack|inner|case|carton|pallet)?(?:package|pack)?(?:level|shipping|gross)?'
/** Matches a heading with package level, dimension and unit: `Each Package Height (Inches)`. */
const PACKAGE_MEASURE_PATTERN = new RegExp(`^${PACKAGE_LEVEL_PATTERN}(height|width|length|depth|weight|gtin)(.*)$`)

/** Returns the meaning of a heading in a wide sheet. Undefined for an unknown heading. */
export function findWideSheetColumn(heading: string): WideSheetColumn | undefined {
  const folded = foldFieldName(heading)
  const listed = wideColumnsByHeading[folded]
  if (listed !== undefined) return listed
  const code = (CODED_HEADING_PATTERN.exec(folded)?.[1] ?? '').toUpperCase()
  if (!folded.startsWith('expi') && [...nameDescriptionCodes, ...textDescriptionCodes, ...searchWordDescriptionCodes].includes(code))
    return descriptionColumn(code)
  if (!folded.startsWith('expi') && priceTypes[code] !== undefined) return priceColumn(code)
  if (expiCodes[code] !== undefined) return expiColumn(code)
  return findPackageColumn(folded) ?? findAttributeColumn(heading)
}

function findPackageColumn(folded: string): WideSheetColumn | undefined {
  const pieces = /^(?:quantityofeachesin|qtyper|eachesper|piecesper)(inner|case|carton|pallet)$/.exec(folded)?.[1]
  if (pieces !== undefined) return createPackageColumn(packageLevelCodes[pieces] ?? 'CA', 'QuantityofEaches', {})
  const found = PACKAGE_MEASURE_PATTERN.exec(folded)
  if (found === null) return undefined
  const [, level = '', side = '', written = ''] = found
  const unit = unitPatterns.find(([pattern]) => pattern.test(written))?.[1]
  const name = packageSideFields[side]
  if (name === undefined || (written !== '' && unit === undefined) || (side === 'gtin' && level === '')) return undefined
  return createPackageColumn(
    packageLevelCodes[level] ?? 'EA',
    name,
    unit === undefined ? {} : { [side === 'weight' ? 'WeightsUOM' : 'DimensionsUOM']: unit },
  )
}

const createPackageColumn = (level: string, field: string, units: Record<string, string>): WideSheetColumn => ({
  section: 'packages',
  recordKey: level,
  field,
  // A package above the single unit counts as holding several pieces, even without a column for the number.
  fixedValues: { PackageUOM: level, QuantityofEaches: level === 'EA' ? '1' : '2', ...units },
})

/** Recognises a column of an attribute: `Attribute: Voltage (V)`, or `Attribute Name 1` beside `Attribute Value 1`. */
function findAttributeColumn(heading: string): WideSheetColumn | undefined {
  const [, part = '', place] = /^attribute(name|id|value|uom|unit)(\d+)$/.exec(foldFieldName(heading)) ?? []
  if (place !== undefined) {
    const field = part === 'value' ? 'Value' : part === 'uom' || part === 'unit' ? 'AttributeUOM' : 'AttributeID'
    return { section: 'attributes', recordKey: place, field, fixedValues: { PADBAttribute: 'N' } }
  }
  const [, name = '', unit] = /^(?:attribute|attr|spec)\s*[:_-]\s*(.+?)\s*(?:\(([^)]+)\))?$/i.exec(heading) ?? []
  if (name === '') return undefined
  const given = { AttributeID: name, PADBAttribute: 'N', ...(unit === undefined ? {} : { AttributeUOM: unit }) }
  return { section: 'attributes', recordKey: name, field: 'Value', fixedValues: given }
}
