import { type FieldKeysWith, partFieldRows, type partFields } from '#contract/part/part-fields.ts'
import { partTableKinds, type TableKind } from './kinds.ts'

/** The ways to parse the cells of a column, depending on its meaning. */
export type CellFormat =
  | 'code'
  | 'text'
  | 'money'
  | 'weight'
  | 'length'
  | 'box'
  | 'quantity'
  | 'date'
  | 'truth'
  | 'condition'
  | 'gtin'
  | 'country'
  | 'currency'
  | 'numbers'
  | 'pieces'
  | 'selling'
  | 'hiding'
  | 'attributes'
  | 'list'
  | 'texts'
  | 'pairs'
  | 'path'
  | 'year'
  | 'years'
  | 'months'
  | 'customs'

export interface ColumnTarget {
  reads: CellFormat
  kinds: readonly TableKind[]
  /** Whether several columns of a table may have this meaning. */
  isRepeatable?: boolean
}

const partsTables: readonly TableKind[] = ['parts']
const pricedTables: readonly TableKind[] = ['parts', 'prices']
const stockTables: readonly TableKind[] = ['parts', 'stock']
const partNumberTables: readonly TableKind[] = ['parts', 'numbers']
const fitmentTables: readonly TableKind[] = ['fitments']
const vehicleTables: readonly TableKind[] = ['fitments', 'vehicles']

/** The fields of a part that are imported from a column of their own (`contract/part/part-fields.ts`). */
type ImportedFieldKey = FieldKeysWith<{ import: object }>
type FieldTargets = {
  [K in ImportedFieldKey as (typeof partFields)[K]['import']['target']]: {
    reads: (typeof partFields)[K]['import']['reads']
    kinds: typeof partsTables
  }
}
const partFieldTargets = Object.fromEntries(
  partFieldRows.flatMap(([, { import: imported }]) => (imported ? [[imported.target, { reads: imported.reads, kinds: partsTables }]] : [])),
) as FieldTargets

/** The known headings of the fields that are imported from a column of their own. */
export const partFieldHeadings = Object.fromEntries(
  partFieldRows.flatMap(([, { import: imported }]) => (imported ? [[imported.target, imported.headings]] : [])),
) as Record<keyof FieldTargets, string>

/**
 * All meanings that a column can have (targets): the kinds of tables in which the meaning occurs, and how cells are parsed. Headings are in
 * heading-words.ts.
 */
export const columnTargets = {
  code: { reads: 'code', kinds: partTableKinds },
  brand: { reads: 'text', kinds: partTableKinds },
  name: { reads: 'text', kinds: partsTables },
  /** The name for a part that the shop does not have yet. Existing parts keep their names. */
  newName: { reads: 'text', kinds: partsTables },
  description: { reads: 'text', kinds: ['parts', 'categories'] },
  condition: { reads: 'condition', kinds: partsTables },
  category: { reads: 'path', kinds: partsTables, isRepeatable: true },
  family: { reads: 'text', kinds: partsTables },
  kind: { reads: 'text', kinds: partsTables },
  producer: { reads: 'text', kinds: partsTables },
  price: { reads: 'money', kinds: pricedTables },
  list: { reads: 'money', kinds: pricedTables },
  cost: { reads: 'money', kinds: pricedTables },
  wasPrice: { reads: 'money', kinds: pricedTables },
  /** The number of pieces that the prices of the row are for. */
  priceUnit: { reads: 'pieces', kinds: pricedTables },
  /** The price while an offer lasts. The normal price then becomes the former price. */
  offer: { reads: 'money', kinds: pricedTables },
  offerFrom: { reads: 'date', kinds: pricedTables },
  offerTo: { reads: 'date', kinds: pricedTables },
  core: { reads: 'money', kinds: pricedTables },
  currency: { reads: 'currency', kinds: pricedTables },
  fromQty: { reads: 'quantity', kinds: pricedTables },
  priceGroup: { reads: 'text', kinds: pricedTables },
  priceFrom: { reads: 'date', kinds: pricedTables },
  priceTo: { reads: 'date', kinds: pricedTables },
  stock: { reads: 'quantity', kinds: stockTables },
  restockOn: { reads: 'date', kinds: stockTables },
  boxLength: { reads: 'length', kinds: partsTables },
  boxWidth: { reads: 'length', kinds: partsTables },
  boxHeight: { reads: 'length', kinds: partsTables },
  boxSize: { reads: 'box', kinds: partsTables },
  ...partFieldTargets,
  withdrawn: { reads: 'truth', kinds: stockTables },
  /** Whether the shop that the file comes from sells the part. If not, the part is withdrawn, or not added when it is new. */
  forSale: { reads: 'selling', kinds: stockTables, isRepeatable: true },
  /** Whether the shop that the file comes from hides the part. It is the opposite of `forSale`. */
  hidden: { reads: 'hiding', kinds: stockTables, isRepeatable: true },
  /** Attributes with the names that each row gives them: `Voltage: 12 V; Teeth: 9`. */
  attributePairs: { reads: 'attributes', kinds: partsTables, isRepeatable: true },
  picture: { reads: 'list', kinds: partsTables, isRepeatable: true },
  torques: { reads: 'pairs', kinds: partsTables },
  fittingNotes: { reads: 'texts', kinds: partsTables },
  words: { reads: 'list', kinds: partsTables, isRepeatable: true },
  oe: { reads: 'numbers', kinds: partNumberTables, isRepeatable: true },
  oeMaker: { reads: 'text', kinds: partNumberTables },
  cross: { reads: 'numbers', kinds: partNumberTables, isRepeatable: true },
  crossMaker: { reads: 'text', kinds: partNumberTables },
  numberKind: { reads: 'text', kinds: ['numbers'] },
  application: { reads: 'text', kinds: vehicleTables },
  make: { reads: 'text', kinds: vehicleTables },
  model: { reads: 'text', kinds: vehicleTables },
  group: { reads: 'text', kinds: fitmentTables },
  engine: { reads: 'text', kinds: vehicleTables },
  yearFrom: { reads: 'year', kinds: vehicleTables },
  yearTo: { reads: 'year', kinds: vehicleTables },
  years: { reads: 'years', kinds: vehicleTables },
  note: { reads: 'text', kinds: fitmentTables, isRepeatable: true },
  id: { reads: 'code', kinds: ['categories', 'vehicles'] },
  parentId: { reads: 'code', kinds: ['categories'] },
  label: { reads: 'text', kinds: ['categories', 'vehicles'] },
  sortNum: { reads: 'quantity', kinds: ['categories'] },
  decides: { reads: 'list', kinds: ['categories'] },
  filters: { reads: 'list', kinds: ['categories'] },
  shows: { reads: 'list', kinds: ['categories'] },
  of: { reads: 'text', kinds: ['vehicles'] },
  makeId: { reads: 'code', kinds: ['vehicles'] },
  modelId: { reads: 'code', kinds: ['vehicles'] },
} as const satisfies Record<string, ColumnTarget>

export type TargetKey = keyof typeof columnTargets

export const isTargetKey = (key: string): key is TargetKey => Object.hasOwn(columnTargets, key)

/** Returns the row of `targets` for a key, with its general type. */
export const columnTargetOf = (key: TargetKey): ColumnTarget => columnTargets[key]

/** Returns the meanings that columns of a kind of table can have, in the order of `targets`. */
export const targetKeysOfKind = (kind: TableKind): TargetKey[] =>
  Object.keys(columnTargets)
    .filter(isTargetKey)
    .filter((key) => columnTargetOf(key).kinds.includes(kind))

/** The columns that a kind of table must have. Each inner list contains alternatives, of which one column is enough. */
export const requiredTargets: Readonly<Record<TableKind, readonly (readonly TargetKey[])[]>> = {
  parts: [['code']],
  prices: [['code'], ['price', 'core', 'wasPrice']],
  stock: [['code'], ['stock', 'restockOn', 'withdrawn']],
  numbers: [['code'], ['cross', 'oe']],
  fitments: [['code'], ['make'], ['model']],
  categories: [['label']],
  vehicles: [['id']],
}

/** The names of meanings in messages for the operator. */
export const targetNames: Partial<Readonly<Record<TargetKey, string>>> = {
  code: 'the part’s number (code)',
  price: 'a price (price)',
  core: 'a core charge (core)',
  wasPrice: 'a price before (wasPrice)',
  stock: 'a quantity in stock (stock)',
  restockOn: 'a day of the next delivery (restockOn)',
  withdrawn: 'whether it is withdrawn (withdrawn)',
  cross: 'other houses’ numbers (cross)',
  oe: 'original numbers (oe)',
  make: 'the vehicle’s make (make)',
  model: 'the vehicle’s model (model)',
  label: 'a name (label)',
  id: 'an id (id)',
}
