import { type FieldsWith, partFieldRows, type partFields } from '#contract/part/part-fields.ts'
import { partTableKinds, type TableKind } from './kinds.ts'

/** The ways to parse the cells of a column, depending on its meaning. */
export type Reads =
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

export interface Target {
  reads: Reads
  kinds: readonly TableKind[]
  /** Whether several columns of a table may have this meaning. */
  many?: boolean
}

const parts: readonly TableKind[] = ['parts']
const priced: readonly TableKind[] = ['parts', 'prices']
const stocked: readonly TableKind[] = ['parts', 'stock']
const numbered: readonly TableKind[] = ['parts', 'numbers']
const fitmentTables: readonly TableKind[] = ['fitments']
const vehicleTables: readonly TableKind[] = ['fitments', 'vehicles']

/** The fields of a part that are imported from a column of their own (`contract/part/part-fields.ts`). */
type ImportedField = FieldsWith<{ import: object }>
type FieldTargets = {
  [K in ImportedField as (typeof partFields)[K]['import']['target']]: {
    reads: (typeof partFields)[K]['import']['reads']
    kinds: typeof parts
  }
}
const fieldTargets = Object.fromEntries(
  partFieldRows.flatMap(([, { import: imported }]) => (imported ? [[imported.target, { reads: imported.reads, kinds: parts }]] : [])),
) as FieldTargets

/** The known headings of the fields that are imported from a column of their own. */
export const fieldHeadings = Object.fromEntries(
  partFieldRows.flatMap(([, { import: imported }]) => (imported ? [[imported.target, imported.headings]] : [])),
) as Record<keyof FieldTargets, string>

/**
 * All meanings that a column can have (targets): the kinds of tables in which the meaning occurs, and how cells are parsed. Headings are in
 * heading-words.ts.
 */
export const targets = {
  code: { reads: 'code', kinds: partTableKinds },
  brand: { reads: 'text', kinds: partTableKinds },
  name: { reads: 'text', kinds: parts },
  /** The name for a part that the shop does not have yet. Existing parts keep their names. */
  newName: { reads: 'text', kinds: parts },
  description: { reads: 'text', kinds: ['parts', 'categories'] },
  condition: { reads: 'condition', kinds: parts },
  category: { reads: 'path', kinds: parts, many: true },
  family: { reads: 'text', kinds: parts },
  kind: { reads: 'text', kinds: parts },
  producer: { reads: 'text', kinds: parts },
  price: { reads: 'money', kinds: priced },
  list: { reads: 'money', kinds: priced },
  cost: { reads: 'money', kinds: priced },
  wasPrice: { reads: 'money', kinds: priced },
  /** The number of pieces that the prices of the row are for. */
  priceUnit: { reads: 'pieces', kinds: priced },
  /** The price while an offer lasts. The normal price then becomes the former price. */
  offer: { reads: 'money', kinds: priced },
  offerFrom: { reads: 'date', kinds: priced },
  offerTo: { reads: 'date', kinds: priced },
  core: { reads: 'money', kinds: priced },
  currency: { reads: 'currency', kinds: priced },
  fromQty: { reads: 'quantity', kinds: priced },
  priceGroup: { reads: 'text', kinds: priced },
  priceFrom: { reads: 'date', kinds: priced },
  priceTo: { reads: 'date', kinds: priced },
  stock: { reads: 'quantity', kinds: stocked },
  restockOn: { reads: 'date', kinds: stocked },
  boxLength: { reads: 'length', kinds: parts },
  boxWidth: { reads: 'length', kinds: parts },
  boxHeight: { reads: 'length', kinds: parts },
  boxSize: { reads: 'box', kinds: parts },
  ...fieldTargets,
  withdrawn: { reads: 'truth', kinds: stocked },
  /** Whether the shop that the file comes from sells the part. If not, the part is withdrawn, or not added when it is new. */
  forSale: { reads: 'selling', kinds: stocked, many: true },
  /** Whether the shop that the file comes from hides the part. It is the opposite of `forSale`. */
  hidden: { reads: 'hiding', kinds: stocked, many: true },
  /** Attributes with the names that each row gives them: `Voltage: 12 V; Teeth: 9`. */
  attributePairs: { reads: 'attributes', kinds: parts, many: true },
  picture: { reads: 'list', kinds: parts, many: true },
  torques: { reads: 'pairs', kinds: parts },
  fittingNotes: { reads: 'texts', kinds: parts },
  words: { reads: 'list', kinds: parts, many: true },
  oe: { reads: 'numbers', kinds: numbered, many: true },
  oeMaker: { reads: 'text', kinds: numbered },
  cross: { reads: 'numbers', kinds: numbered, many: true },
  crossMaker: { reads: 'text', kinds: numbered },
  numberKind: { reads: 'text', kinds: ['numbers'] },
  application: { reads: 'text', kinds: vehicleTables },
  make: { reads: 'text', kinds: vehicleTables },
  model: { reads: 'text', kinds: vehicleTables },
  group: { reads: 'text', kinds: fitmentTables },
  engine: { reads: 'text', kinds: vehicleTables },
  yearFrom: { reads: 'year', kinds: vehicleTables },
  yearTo: { reads: 'year', kinds: vehicleTables },
  years: { reads: 'years', kinds: vehicleTables },
  note: { reads: 'text', kinds: fitmentTables, many: true },
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
} as const satisfies Record<string, Target>

export type TargetKey = keyof typeof targets

export const isTargetKey = (key: string): key is TargetKey => Object.hasOwn(targets, key)

/** Returns the row of `targets` for a key, with its general type. */
export const targetOf = (key: TargetKey): Target => targets[key]

/** Returns the meanings that columns of a kind of table can have, in the order of `targets`. */
export const targetsOf = (kind: TableKind): TargetKey[] =>
  Object.keys(targets)
    .filter(isTargetKey)
    .filter((key) => targetOf(key).kinds.includes(kind))

/** The columns that a kind of table must have. Of each list, one column is enough. */
export const needed: Readonly<Record<TableKind, readonly (readonly TargetKey[])[]>> = {
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
