import type { XmlElement } from '#server/import/files/xml.ts'

/** A field of a PIES record: its value, its line in the file, and the name that the file gives the field. */
export interface SegmentField {
  text: string
  line: number
  name: string
}

/** A record of a PIES item, such as a price or a package, from XML or from a row of a workbook. */
export interface PiesSegment {
  /** The place of the record in the file: the path of the element, such as `Item/Prices/Pricing`, or the name of the sheet. */
  path: string
  line: number
  sheet?: string
  /** The position of the item among the items of an XML file, from 1. */
  row?: number
  /** The fields of the record by folded name (see `foldName`). */
  fields: ReadonlyMap<string, SegmentField>
}

/**
 * A cache of folded names, because the same names occur in every item. The size of the cache is limited, because a file may use any number
 * of attribute names.
 */
const foldedNameCache = new Map<string, string>()
const MAX_CACHED_NAMES = 5000

/** Folds a name so that different spellings match: only lower-case letters and digits remain. */
export function foldFieldName(name: string): string {
  const known = foldedNameCache.get(name)
  if (known !== undefined) return known
  const plain = name.toLowerCase().replaceAll(/[^a-z0-9]/g, '')
  if (foldedNameCache.size < MAX_CACHED_NAMES) foldedNameCache.set(Buffer.from(name).toString(), plain)
  return plain
}

/**
 * Other spellings of field names, by their name in PIES 7.2: the names of 8.0 and 6.5, and column headings of flat files. A field from an
 * attribute of a child element begins with the element's name: `PriceUOM` is the `UOM` of `Price`. The field `Value` is the text of the
 * record itself.
 */
const fieldNameSpellings: Readonly<Record<string, readonly string[]>> = {
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
  // Fields of descriptions
  Value: ['Description', 'DescriptionText', 'Text', 'EXPIValue', 'EXPIData', 'AttributeValue', 'AttributeData', 'ProductAttribute', 'Data'],
  DescriptionCode: ['DescCode', 'DescriptionType', 'Code'],
  LanguageCode: ['Language', 'Lang'],
  // Fields of prices
  Price: ['Amount', 'PriceAmount', 'UnitPrice'],
  PriceType: ['PriceTypeCode', 'PriceLevel'],
  CurrencyCode: ['Currency'],
  EffectiveDate: ['PriceEffectiveDate', 'Effective'],
  ExpirationDate: ['PriceExpirationDate', 'Expiration', 'ExpiryDate'],
  PriceBreak: ['PriceBreakQuantity', 'PriceBreakQty', 'BreakQty', 'QuantityBreak'],
  PriceUOM: ['UOM', 'PriceUnit'],
  PriceSheetNumber: ['PriceSheet'],
  // Fields of extended information and attributes
  EXPICode: ['ExpiCode', 'Code'],
  AttributeID: ['AttributeName', 'PAAttributeID', 'Attribute', 'PAID', 'AttributeId'],
  AttributeUOM: ['UOM', 'AttributeUnit', 'Unit'],
  PADBAttribute: ['PAdbAttribute', 'IsPADB'],
  // Fields of packages
  PackageUOM: ['PackageType', 'PackageLevel', 'PackageUnit'],
  QuantityofEaches: ['QtyOfEaches', 'EachesPerPackage', 'PackageQuantity', 'Eaches'],
  DimensionsUOM: ['DimensionUOM', 'DimUOM', 'UOMDimensions'],
  WeightsUOM: ['WeightUOM', 'UOMWeight'],
  Height: ['PackageHeight'],
  Width: ['PackageWidth'],
  Length: ['PackageLength'],
  Weight: ['PackageWeight', 'GrossWeight'],
  // Fields of kits
  ComponentPartNumber: ['ComponentPart', 'ComponentNumber', 'Component'],
  ComponentDescription: ['Description', 'ComponentDesc', 'Value'],
  QuantityInKit: ['QtyInKit', 'ComponentQuantity', 'ComponentQty', 'Quantity', 'Qty'],
  SequenceCode: ['Sequence', 'SequenceNumber'],
  // Fields of interchanges
  InterchangeNumber: ['CompetitorPartNumber', 'InterchangePartNumber', 'CompetitorPart', 'InterchangePart', 'Value'],
  InterchangeBrand: ['InterchangeBrandLabel', 'CompetitorBrandLabel', 'CompetitorName', 'CompetitorBrand', 'BrandLabel', 'BrandName'],
  InterchangeBrandID: [
    ...['CompetitorBrandAAIAID', 'InterchangeBrandAAIAID', 'CompetitorBrandID', 'BrandAAIAID', 'BrandID', 'AAIABrandID', 'BrandCode'],
  ],
  TypeCode: ['InterchangeType', 'Type', 'InterchangeTypeCode'],
  // Fields of digital assets
  FileName: ['AssetFileName', 'File', 'Image', 'ImageName'],
  AssetType: ['AssetTypeCode', 'ImageType'],
  URI: ['URL', 'Link', 'ImageURL'],
}

const foldedSpellings = new Map(Object.entries(fieldNameSpellings).map(([name, others]) => [name, [name, ...others].map(foldFieldName)]))

/** Fields of items that have no other spelling than that of the PIES standard. */
const singleSpellingFields = [
  ...['VMRSBrandID', 'ACESApplications', 'ItemQuantitySize'],
  ...['ItemQuantitySizeUOM', 'ContainerType', 'QuantityPerApplicationUOM', 'BaseItemID'],
  ...['ItemEffectiveDate', 'AvailableDate', 'MinimumOrderQuantityUOM', 'UNSPSC', 'UNSPC', 'VMRSCode', 'SubBrandAAIAID', 'SubBrandLabel'],
  ...['QualityGradeLevel', 'QuantityPerApplicationQualifier'],
]
const recordFieldNames = [
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
const itemFieldNames = [
  ...['PartNumber', 'BrandAAIAID', 'BrandLabel', 'ItemLevelGTIN', 'GTINQualifier', 'PartTerminologyID', 'PartTerminologyName'],
  ...['MinimumOrderQuantity', 'AAIAProductCategoryCode', 'HazardousMaterialCode', 'QuantityPerApplication', 'Group', 'SubGroup'],
  'MaintenanceType',
]
const withAllSpellings = (names: readonly string[]) => new Set(names.flatMap((name) => foldedSpellings.get(name) ?? [foldFieldName(name)]))
const foldedItemFields = withAllSpellings([...itemFieldNames, ...singleSpellingFields])
const allFoldedFields = new Set([...foldedItemFields, ...withAllSpellings([...foldedSpellings.keys(), ...recordFieldNames])])

/** Whether a heading names a field that a sheet of the given kind may have. An item sheet may have only fields of the item. */
export const isKnownField = (heading: string, of: string) =>
  (of === 'item' ? foldedItemFields : allFoldedFields).has(foldFieldName(heading))

/**
 * Returns a field of a record by its name in the PIES standard. Other spellings of the name are tried after it. Undefined when the field is
 * missing or empty.
 */
export function findField(segment: PiesSegment, name: string): SegmentField | undefined {
  const spellings = foldedSpellings.get(name)
  if (spellings === undefined) return fieldIfFilled(segment.fields.get(foldFieldName(name)))
  for (const spelled of spellings) {
    const found = fieldIfFilled(segment.fields.get(spelled))
    if (found !== undefined) return found
  }
  return undefined
}

const fieldIfFilled = (field: SegmentField | undefined) => (field === undefined || field.text === '' ? undefined : field)

/** Returns the value of a record's field. Empty when the field is missing. */
export const fieldText = (segment: PiesSegment, name: string): string => findField(segment, name)?.text ?? ''

/**
 * Converts an XML element to a record with flat fields: its attributes, its child elements and their attributes and children. When an
 * element is repeated, the first one is used.
 */
export function segmentOfElement(element: XmlElement, path: string): PiesSegment {
  const fields = new Map<string, SegmentField>()
  if (element.text !== '') addSegmentField(fields, 'Value', 'Value', element.text, element.line)
  for (const name in element.attributes) addSegmentField(fields, name, `@${name}`, element.attributes[name] ?? '', element.line)
  flattenChildren(fields, element, '')
  return { path, line: element.line, fields }
}

function flattenChildren(fields: Map<string, SegmentField>, parent: XmlElement, under: string) {
  for (const child of parent.children) {
    const at = under + child.name
    if (child.text !== '' || child.children.length === 0) addSegmentField(fields, child.name, at, child.text, child.line)
    for (const name in child.attributes)
      addSegmentField(fields, child.name + name, `${at}/@${name}`, child.attributes[name] ?? '', child.line)
    if (child.children.length > 0) flattenChildren(fields, child, `${at}/`)
  }
}

function addSegmentField(fields: Map<string, SegmentField>, name: string, shown: string, value: string, line: number) {
  const key = foldFieldName(name)
  if (!fields.has(key)) fields.set(key, { text: value.trim(), line, name: shown })
}
