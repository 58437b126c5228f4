import type { XmlElement } from '#server/import/files/xml.ts'

/** A field of a record: what it says, where it stands, and what it is called there. */
export interface Field {
  text: string
  line: number
  name: string
}

/** One record of a section (a price, a package …), whether it was an element of XML or a row of a workbook. */
export interface Segment {
  /** Such as `Item/Prices/Pricing`, or the sheet's name. */
  path: string
  line: number
  sheet?: string
  /** Of an item of XML: which of the file's it is, from 1. */
  row?: number
  /** By folded names. */
  fields: ReadonlyMap<string, Field>
}

/** Names come again with every item. Those of attributes may be without number, so no more than some are kept. */
const foldedNames = new Map<string, string>()
const MAX_NAMES = 5000

/** A name as it is looked up: small letters and digits alone. */
export function foldName(name: string): string {
  const known = foldedNames.get(name)
  if (known !== undefined) return known
  const plain = name.toLowerCase().replaceAll(/[^a-z0-9]/g, '')
  if (foldedNames.size < MAX_NAMES) foldedNames.set(Buffer.from(name).toString(), plain)
  return plain
}

/**
 * Names under which a field is found beside the standard's own of 7.2: those of 8.0, of 6.5, and columns of flat files. An attribute of an
 * element of a record bears that element's name before its own: `PriceUOM` is the `UOM` of `Price`; what stands in the record itself is
 * `Value`.
 */
const spellings: Readonly<Record<string, readonly string[]>> = {
  PartNumber: ['ItemNumber', 'PartNo', 'Part', 'PartNum', 'SKU'],
  BrandAAIAID: ['BrandID', 'AAIABrandID', 'BrandCode', 'AAIAID', 'Brand'],
  BrandLabel: ['BrandName', 'BrandLabelName'],
  ItemLevelGTIN: ['GTIN', 'UPC', 'ItemGTIN'],
  GTINQualifier: ['ItemLevelGTINGTINQualifier', 'ItemLevelGTINQualifier'],
  PartTerminologyID: ['PartTypeID', 'PartTerminologyId', 'TerminologyID'],
  PartTerminologyName: ['PartTerminology', 'PartTypeName', 'PartType'],
  MinimumOrderQuantity: ['MinOrderQty', 'MinimumOrderQty', 'MOQ'],
  AAIAProductCategoryCode: ['ProductCategoryCode'],
  HazardousMaterialCode: ['HazmatFlag', 'HazardousMaterialFlagYN', 'HazardousMaterialFlag', 'HazMat'],
  QuantityPerApplication: ['QtyPerApplication', 'QtyPerApp', 'PerCarQty'],
  Group: ['ManufacturerProductGroup', 'ProductGroupCode', 'ProductGroup'],
  SubGroup: ['ManufacturerProductSubGroup', 'ProductSubGroupCode', 'ProductSubGroup'],
  MaintenanceType: ['ChangeType', 'Action', 'MaintType'],
  // Descriptions
  Value: ['Description', 'DescriptionText', 'Text', 'EXPIValue', 'EXPIData', 'AttributeValue', 'AttributeData', 'ProductAttribute', 'Data'],
  DescriptionCode: ['DescCode', 'DescriptionType', 'Code'],
  LanguageCode: ['Language', 'Lang'],
  // Prices
  Price: ['Amount', 'PriceAmount', 'UnitPrice'],
  PriceType: ['PriceTypeCode', 'PriceLevel'],
  CurrencyCode: ['Currency'],
  EffectiveDate: ['PriceEffectiveDate', 'Effective'],
  ExpirationDate: ['PriceExpirationDate', 'Expiration', 'ExpiryDate'],
  PriceBreak: ['PriceBreakQuantity', 'PriceBreakQty', 'BreakQty', 'QuantityBreak'],
  PriceUOM: ['UOM', 'PriceUnit'],
  PriceSheetNumber: ['PriceSheet'],
  // Extended information, attributes
  EXPICode: ['ExpiCode', 'Code'],
  AttributeID: ['AttributeName', 'PAAttributeID', 'Attribute', 'PAID', 'AttributeId'],
  AttributeUOM: ['UOM', 'AttributeUnit', 'Unit'],
  PADBAttribute: ['PAdbAttribute', 'IsPADB'],
  // Packages
  PackageUOM: ['PackageType', 'PackageLevel', 'PackageUnit'],
  QuantityofEaches: ['QtyOfEaches', 'EachesPerPackage', 'PackageQuantity', 'Eaches'],
  DimensionsUOM: ['DimensionUOM', 'DimUOM', 'UOMDimensions'],
  WeightsUOM: ['WeightUOM', 'UOMWeight'],
  Height: ['PackageHeight'],
  Width: ['PackageWidth'],
  Length: ['PackageLength'],
  Weight: ['PackageWeight', 'GrossWeight'],
  // Kits
  ComponentPartNumber: ['ComponentPart', 'ComponentNumber', 'Component'],
  ComponentDescription: ['Description', 'ComponentDesc', 'Value'],
  QuantityInKit: ['QtyInKit', 'ComponentQuantity', 'ComponentQty', 'Quantity', 'Qty'],
  SequenceCode: ['Sequence', 'SequenceNumber'],
  // Interchanges
  InterchangeNumber: ['CompetitorPartNumber', 'InterchangePartNumber', 'CompetitorPart', 'InterchangePart', 'Value'],
  InterchangeBrand: ['InterchangeBrandLabel', 'CompetitorBrandLabel', 'CompetitorName', 'CompetitorBrand', 'BrandLabel', 'BrandName'],
  InterchangeBrandID: [
    ...['CompetitorBrandAAIAID', 'InterchangeBrandAAIAID', 'CompetitorBrandID', 'BrandAAIAID', 'BrandID', 'AAIABrandID', 'BrandCode'],
  ],
  TypeCode: ['InterchangeType', 'Type', 'InterchangeTypeCode'],
  // Digital assets
  FileName: ['AssetFileName', 'File', 'Image', 'ImageName'],
  AssetType: ['AssetTypeCode', 'ImageType'],
  URI: ['URL', 'Link', 'ImageURL'],
}

const folded = new Map(Object.entries(spellings).map(([name, others]) => [name, [name, ...others].map(foldName)]))

/** Fields that are read under the standard's own name alone. */
const others = [
  ...['VMRSBrandID', 'ACESApplications', 'ItemQuantitySize'],
  ...['ItemQuantitySizeUOM', 'ContainerType', 'QuantityPerApplicationUOM', 'BaseItemID'],
  ...['ItemEffectiveDate', 'AvailableDate', 'MinimumOrderQuantityUOM', 'UNSPSC', 'UNSPC', 'VMRSCode', 'SubBrandAAIAID', 'SubBrandLabel'],
  ...['QualityGradeLevel', 'QuantityPerApplicationQualifier'],
]
const ofRecords = [
  ...['Sequence', 'PriceTypeDescription', 'PriceBreakUOM', 'PriceMultiplier'],
  ...['RecordNumber', 'StyleID', 'MultiValueQuantity', 'MultiValueSequence'],
  ...['PackageLevelGTIN', 'InnerQuantity', 'InnerQuantityUOM'],
  ...['PackageBarCodeCharacters', 'DimensionalWeight', 'WeightVariance', 'StackingFactor'],
  ...['ElectronicProductCode', 'Orderable', 'ShippingHeight', 'ShippingWidth'],
  ...['ShippingLength', 'UNNAIDCode', 'InternalNotes', 'InterchangeNotes'],
  ...['MerchandisingHeight', 'MerchandisingWidth', 'MerchandisingLength'],
  ...['QuantityInKitUOM', 'SoldSeparately', 'ComponentPartTerminologyID'],
  ...['ComponentBrand', 'ComponentBrandLabel', 'ComponentSubBrand'],
  ...['ComponentSubBrandLabel', 'InterchangeQuantity', 'UOM', 'ReferenceItem'],
  ...['ItemEquivalentUOM', 'AssetID', 'FileType', 'Representation', 'FileSize', 'Resolution', 'ColorMode', 'Background', 'OrientationView'],
  ...['AssetHeight', 'AssetWidth', 'FilePath', 'AssetDate', 'AssetDateType', 'Country', 'AssetSequence'],
]
const ofItem = [
  ...['PartNumber', 'BrandAAIAID', 'BrandLabel', 'ItemLevelGTIN', 'GTINQualifier', 'PartTerminologyID', 'PartTerminologyName'],
  ...['MinimumOrderQuantity', 'AAIAProductCategoryCode', 'HazardousMaterialCode', 'QuantityPerApplication', 'Group', 'SubGroup'],
  'MaintenanceType',
]
const spelled = (names: readonly string[]) => new Set(names.flatMap((name) => folded.get(name) ?? [foldName(name)]))
const itemFields = spelled([...ofItem, ...others])
const allFields = new Set([...itemFields, ...spelled([...folded.keys(), ...ofRecords])])

/** Whether a heading is that of a field of the item, or of a record of any section. */
export const isKnownField = (heading: string, of: string) => (of === 'item' ? itemFields : allFields).has(foldName(heading))

/** A field by the standard's name in any of its spellings, the standard's own first; undefined where there is none, or it is empty. */
export function field(segment: Segment, name: string): Field | undefined {
  const spellings = folded.get(name)
  if (spellings === undefined) return filled(segment.fields.get(foldName(name)))
  for (const spelled of spellings) {
    const found = filled(segment.fields.get(spelled))
    if (found !== undefined) return found
  }
  return undefined
}

const filled = (field: Field | undefined) => (field === undefined || field.text === '' ? undefined : field)

/** What a field says; empty where there is none. */
export const text = (segment: Segment, name: string): string => field(segment, name)?.text ?? ''

/** A record of XML, flat: its attributes, its elements, theirs. Of several elements of one name the first one is taken. */
export function segmentOf(element: XmlElement, path: string): Segment {
  const fields = new Map<string, Field>()
  if (element.text !== '') add(fields, 'Value', 'Value', element.text, element.line)
  for (const name in element.attributes) add(fields, name, `@${name}`, element.attributes[name] ?? '', element.line)
  flatten(fields, element, '')
  return { path, line: element.line, fields }
}

function flatten(fields: Map<string, Field>, parent: XmlElement, under: string) {
  for (const child of parent.children) {
    const at = under + child.name
    if (child.text !== '' || child.children.length === 0) add(fields, child.name, at, child.text, child.line)
    for (const name in child.attributes) add(fields, child.name + name, `${at}/@${name}`, child.attributes[name] ?? '', child.line)
    if (child.children.length > 0) flatten(fields, child, `${at}/`)
  }
}

function add(fields: Map<string, Field>, name: string, shown: string, value: string, line: number) {
  const key = foldName(name)
  if (!fields.has(key)) fields.set(key, { text: value.trim(), line, name: shown })
}
