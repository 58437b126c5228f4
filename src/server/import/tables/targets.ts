import { type FieldsWith, partFieldRows, type partFields } from '#contract/part-fields.ts'
import { type Kind, ofParts } from './kinds.ts'

/** How the cells of a column are parsed. */
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
  kinds: readonly Kind[]
  /** Several columns may have this target. */
  many?: boolean
}

const parts: readonly Kind[] = ['parts']
const priced: readonly Kind[] = ['parts', 'prices']
const stocked: readonly Kind[] = ['parts', 'stock']
const numbered: readonly Kind[] = ['parts', 'numbers']
const fitted: readonly Kind[] = ['fitments']
const driven: readonly Kind[] = ['fitments', 'vehicles']

/** Part fields with their own import column (`contract/part-fields.ts`). */
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

/** The headings of those columns. */
export const fieldHeadings = Object.fromEntries(
  partFieldRows.flatMap(([, { import: imported }]) => (imported ? [[imported.target, imported.headings]] : [])),
) as Record<keyof FieldTargets, string>

/** The table of column targets: the kinds of import they are for and how cells are parsed. Headings are in heading-words.ts. */
export const targets = {
  code: { reads: 'code', kinds: ofParts },
  brand: { reads: 'text', kinds: ofParts },
  name: { reads: 'text', kinds: parts },
  /** The name for a new part. Existing parts are not renamed. */
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
  /** The number of units that the row's prices are for. */
  priceUnit: { reads: 'pieces', kinds: priced },
  /** The price during an offer. The normal price is then the former price. */
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
  /** Whether the source shop sells it. A part that it hides is withdrawn or not added. */
  forSale: { reads: 'selling', kinds: stocked, many: true },
  /** The opposite: yes hides the part. */
  hidden: { reads: 'hiding', kinds: stocked, many: true },
  /** Attributes that each row names itself: `Voltage: 12 V; Teeth: 9`. */
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
  application: { reads: 'text', kinds: driven },
  make: { reads: 'text', kinds: driven },
  model: { reads: 'text', kinds: driven },
  group: { reads: 'text', kinds: fitted },
  engine: { reads: 'text', kinds: driven },
  yearFrom: { reads: 'year', kinds: driven },
  yearTo: { reads: 'year', kinds: driven },
  years: { reads: 'years', kinds: driven },
  note: { reads: 'text', kinds: fitted, many: true },
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

/** A target by key, with its general type. */
export const targetOf = (key: TargetKey): Target => targets[key]

/** The targets of a kind, in order. */
export const targetsOf = (kind: Kind): TargetKey[] =>
  Object.keys(targets)
    .filter(isTargetKey)
    .filter((key) => targetOf(key).kinds.includes(kind))

/** Required targets of a kind: at least one of each list. */
export const needed: Readonly<Record<Kind, readonly (readonly TargetKey[])[]>> = {
  parts: [['code']],
  prices: [['code'], ['price', 'core', 'wasPrice']],
  stock: [['code'], ['stock', 'restockOn', 'withdrawn']],
  numbers: [['code'], ['cross', 'oe']],
  fitments: [['code'], ['make'], ['model']],
  categories: [['label']],
  vehicles: [['id']],
}

/** Names of targets for messages. */
export const calls: Partial<Readonly<Record<TargetKey, string>>> = {
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
