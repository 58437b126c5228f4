import type { SectionName } from '#server/import/pies/options.ts'
import { foldName } from '#server/import/pies/segment.ts'
import { nameCodes, textCodes, wordCodes } from './codes.ts'
import { expiCodes } from './expi-codes.ts'
import { priceTypes } from './price-types.ts'

/**
 * The meaning of a column in a wide sheet, which has one row per item: a field of a record, such as a price or a package. Columns of a
 * section with the same `record` form one record.
 */
export interface WideColumn {
  section: SectionName
  record: string
  field: string
  /** Values of the record that follow from the heading and have no column of their own, such as the price type. */
  fixedValues: Readonly<Record<string, string>>
}

function record(section: SectionName, name: string, field: string, given: WideColumn['fixedValues']): WideColumn {
  return { section, record: name, field, fixedValues: given }
}

const description = (code: string) => record('descriptions', code, 'Value', { DescriptionCode: code })
const price = (type: string) => record('prices', type, 'Price', { PriceType: type })
const expi = (code: string) => record('expi', code, 'Value', { EXPICode: code })
const picture = (name: string, type: string) => record('assets', name, 'FileName', { AssetType: type })
const number = (type: string) => record('interchanges', type, 'InterchangeNumber', { TypeCode: type })

/** The meanings of columns in a wide sheet, by folded heading (lower-case letters and digits only). */
const columns: Readonly<Record<string, WideColumn>> = {
  ...byHeadings(description('DES'), 'description', 'productdescription', 'productdescription80'),
  ...byHeadings(description('DES'), 'itemdescription', 'partdescription', 'name', 'productname'),
  ...byHeadings(description('SHO'), 'shortdescription', 'productdescription20', 'shortdesc'),
  ...byHeadings(description('INV'), 'invoicedescription', 'productdescription40'),
  ...byHeadings(description('EXT'), 'longdescription', 'extendeddescription', 'productdescription240', 'longdesc'),
  ...byHeadings(description('MKT'), 'marketingdescription', 'marketingcopy', 'marketcopy', 'romancecopy'),
  ...byHeadings(description('LAB'), 'labeldescription'),
  ...byHeadings(description('FAB'), 'features', 'featuresandbenefits', 'featuresbenefits'),
  ...byHeadings(description('KEY'), 'keywords', 'searchterms', 'searchkeywords'),
  ...byHeadings(description('TLE'), 'title', 'producttitle'),
  ...byHeadings(description('ASM'), 'applicationsummary'),
  ...byHeadings(price('LST'), 'price', 'listprice', 'list'),
  ...byHeadings(price('RET'), 'retailprice', 'retail', 'msrp', 'suggestedretail', 'suggestedretailprice'),
  ...byHeadings(price('JBR'), 'jobberprice', 'jobber'),
  ...byHeadings(price('WD1'), 'wdprice', 'wd', 'warehouseprice', 'distributorprice'),
  ...byHeadings(price('DLR'), 'dealerprice', 'dealer'),
  ...byHeadings(price('DLN'), 'nonstockdealer', 'nonstockdealerprice'),
  ...byHeadings(price('USR'), 'userprice'),
  ...byHeadings(price('RMP'), 'map', 'mapprice', 'minimumadvertisedprice'),
  ...byHeadings(price('CRG'), 'core', 'coreprice', 'corecharge', 'coredeposit', 'listcore'),
  ...byHeadings(price('CRJ'), 'jobbercore'),
  ...byHeadings(price('CRW'), 'wdcore'),
  ...byHeadings(expi('CTO'), 'countryoforigin', 'countryoforiginprimary', 'coo', 'origin'),
  ...byHeadings(expi('HTS'), 'harmonizedtariff', 'harmonizedtariffcode', 'htscode', 'hscode', 'tariffcode'),
  ...byHeadings(expi('HSB'), 'harmonizedtariffschb', 'harmonizedtariffscheduleb', 'scheduleb'),
  ...byHeadings(expi('LIF'), 'lifecyclestatuscode', 'lifecyclestatus', 'lifecycle'),
  ...byHeadings(expi('NPC'), 'nationalpopularitycode', 'popularitycode', 'popcode'),
  ...byHeadings(expi('PTS'), 'partnumbersupersededto', 'supersededto', 'supersededby', 'replacedby'),
  ...byHeadings(expi('PTN'), 'partnumberold', 'oldpartnumber', 'supersedes', 'replaces'),
  ...byHeadings(expi('MSR'), 'msdssheetavailableyn', 'msdsrequired'),
  ...byHeadings(expi('MSD'), 'msdssheetnumber', 'msdsnumber'),
  ...byHeadings(expi('TAX'), 'taxableyn', 'taxable'),
  ...byHeadings(expi('WTY'), 'warranty'),
  ...byHeadings(expi('WT1'), 'warrantymonths', 'warrantytime', 'warrantytimemonths'),
  ...byHeadings(expi('REM'), 'remanufactured', 'remanyn', 'reman', 'remanufacturedyn'),
  ...byHeadings(expi('PRC'), 'condition', 'productcondition'),
  ...byHeadings(number('OE'), 'oenumber', 'oemnumber', 'oenumbers', 'oempartnumber', 'oepartnumber', 'oe', 'oem'),
  ...byHeadings(picture('1', 'P04'), 'image', 'image1', 'primaryimage', 'mainimage', 'imagefilename'),
  ...byHeadings(picture('1', 'P04'), 'imageurl', 'imageurl1', 'picture', 'photo', 'imagefile'),
  ...Object.assign(
    {},
    ...[2, 3, 5, 6, 7, 8, 9].map((n) => byHeadings(picture(`${n}`, `P0${n}`), `image${n}`, `imageurl${n}`, `picture${n}`, `photo${n}`)),
  ),
  ...byHeadings(picture('4', 'P01'), 'image4', 'imageurl4', 'picture4', 'photo4'),
}

function byHeadings(column: WideColumn, ...names: string[]): Record<string, WideColumn> {
  return Object.fromEntries(names.map((name) => [name, column]))
}

const levels: Readonly<Record<string, string>> = {
  ...{ '': 'EA', each: 'EA', item: 'EA', unit: 'EA', inner: 'PK', innerpack: 'PK', case: 'CA', carton: 'CA', pallet: 'PL' },
}
const sides: Readonly<Record<string, string>> = {
  ...{ height: 'Height', width: 'Width', length: 'Length', depth: 'Length', weight: 'Weight', gtin: 'PackageLevelGTIN' },
}
const units: readonly (readonly [written: RegExp, unit: string])[] = [
  [/^(in|inch|inches)$/, 'IN'],
  [/^(cm|centimeters?)$/, 'CM'],
  [/^(mm|millimeters?)$/, 'MM'],
  [/^(lb|lbs|pounds|grosspounds|poundsgross)$/, 'PG'],
  [/^(kg|kilograms?)$/, 'KG'],
  [/^(g|grams?)$/, 'GR'],
  [/^(oz|ounces)$/, 'OZ'],
]

/** Matches a heading with a three-letter code, alone or with a word: `DES`, `Description SHO`, `LST Price`, `EXPI CTO`. */
const CODED = /^(?:descriptioncode|description|desc|expicode|expi|pricetype|price)?([a-z0-9]{3})(?:price|description)?$/
const LEVEL = '(each|item|unit|innerpack|inner|case|carton|pallet)?(?:package|pack)?(?:level|shipping|gross)?'
/** Matches a heading with package level, dimension and unit: `Each Package Height (Inches)`. */
const MEASURE = new RegExp(`^${LEVEL}(height|width|length|depth|weight|gtin)(.*)$`)

/** Returns the meaning of a heading in a wide sheet. Undefined for an unknown heading. */
export function wideColumn(heading: string): WideColumn | undefined {
  const folded = foldName(heading)
  const listed = columns[folded]
  if (listed !== undefined) return listed
  const code = (CODED.exec(folded)?.[1] ?? '').toUpperCase()
  if (!folded.startsWith('expi') && [...nameCodes, ...textCodes, ...wordCodes].includes(code)) return description(code)
  if (!folded.startsWith('expi') && priceTypes[code] !== undefined) return price(code)
  if (expiCodes[code] !== undefined) return expi(code)
  return packageColumn(folded) ?? attributeColumn(heading)
}

function packageColumn(folded: string): WideColumn | undefined {
  const pieces = /^(?:quantityofeachesin|qtyper|eachesper|piecesper)(inner|case|carton|pallet)$/.exec(folded)?.[1]
  if (pieces !== undefined) return packaged(levels[pieces] ?? 'CA', 'QuantityofEaches', {})
  const found = MEASURE.exec(folded)
  if (found === null) return undefined
  const [, level = '', side = '', written = ''] = found
  const unit = units.find(([pattern]) => pattern.test(written))?.[1]
  const name = sides[side]
  if (name === undefined || (written !== '' && unit === undefined) || (side === 'gtin' && level === '')) return undefined
  return packaged(levels[level] ?? 'EA', name, unit === undefined ? {} : { [side === 'weight' ? 'WeightsUOM' : 'DimensionsUOM']: unit })
}

const packaged = (level: string, field: string, units: Record<string, string>): WideColumn => ({
  section: 'packages',
  record: level,
  field,
  // A package above the single unit counts as holding several pieces, even without a column for the number.
  fixedValues: { PackageUOM: level, QuantityofEaches: level === 'EA' ? '1' : '2', ...units },
})

/** Recognises a column of an attribute: `Attribute: Voltage (V)`, or `Attribute Name 1` beside `Attribute Value 1`. */
function attributeColumn(heading: string): WideColumn | undefined {
  const [, part = '', place] = /^attribute(name|id|value|uom|unit)(\d+)$/.exec(foldName(heading)) ?? []
  if (place !== undefined) {
    const field = part === 'value' ? 'Value' : part === 'uom' || part === 'unit' ? 'AttributeUOM' : 'AttributeID'
    return { section: 'attributes', record: place, field, fixedValues: { PADBAttribute: 'N' } }
  }
  const [, name = '', unit] = /^(?:attribute|attr|spec)\s*[:_-]\s*(.+?)\s*(?:\(([^)]+)\))?$/i.exec(heading) ?? []
  if (name === '') return undefined
  const given = { AttributeID: name, PADBAttribute: 'N', ...(unit === undefined ? {} : { AttributeUOM: unit }) }
  return { section: 'attributes', record: name, field: 'Value', fixedValues: given }
}
