import type { Selectable } from 'kysely'
import type { AttributeValue } from '#contract/attributes.ts'
import type { PlainFieldKey, partFields } from '#contract/part-fields.ts'
import type { PartTable } from '#server/db/tables.ts'

/**
 * What readers of files (delimited, workbooks, PIES, ACES, folders of pictures) hand over, whatever the file looked like. The engine
 * (engine/) stages it, checks it as a whole and switches it; it knows no format. Money is whole cents of `currency`, measures are grams and
 * millimetres, days are ISO dates; `undefined` leaves what the shop has as it is, `null` empties it.
 */
export type FileEvent =
  /** A row that was read, before all that is said of it: each is refused, left out, or taken for something. */
  | { type: 'row'; at: Place }
  | { type: 'part'; part: PartFacts }
  | { type: 'application'; application: ApplicationFacts }
  | { type: 'vehicle'; vehicle: VehicleFacts }
  | { type: 'category'; category: CategoryFacts }
  /** Who sends the file and what it is meant to do; before all else. */
  | { type: 'submission'; submission: SubmissionFacts }
  | { type: 'picture'; picture: PictureFacts }
  /** A row, or a value of it, that is not taken. */
  | { type: 'refused'; refusal: Remark }
  /** A row that is passed over on purpose: one that says nothing new, a heading once more. */
  | { type: 'left-out'; leftOut: Remark }
  /** Taken, but worth a look: a code outside of the standard's list, a unit that was understood, two items with one GTIN. */
  | { type: 'noted'; note: Remark }
  /** Something that nobody is likely to mean: whoever imports is asked before it is done. */
  | { type: 'asks'; ask: Remark }
  /** How far the reader is. `of` is null where nobody knows the whole. */
  | { type: 'read'; bytes: number; of: number | null }

/** Where something stands: the file's name as the operator gave it, its line (from 1; in a workbook `sheet` and its row). */
export interface Place {
  file: string
  line: number
  sheet?: string
  /** Where several rows may stand on one line (XML): which of the file's rows it is, from 1. */
  row?: number
}

/** Something said of a place in a file, in words that tell what to do. */
export interface Remark extends Place {
  /** The column's heading, or the element's path, such as `Item/Prices/Pricing/Price`. */
  column: string
  /** As it stands in the file, cut to 200 characters. */
  value: string
  /** What is expected, or what it was taken for: `A price such as 12.50 or 12,50.` */
  says: string
}

/** A number that a part bears beside the shop's own code. */
export interface NumberFacts {
  kind: 'oe' | 'cross'
  /** Whose number it is; empty where the file does not say. */
  maker: string
  display: string
}

/** The head of a file. */
export interface SubmissionFacts {
  at: Place
  /** Such as `ACES 4.2`. */
  format: string
  company: string
  /** Empty where the file does not say. */
  brand: string
  /** `full`: what it leaves out is no more; `update`: it changes what was said before; `test`: it is not meant to be loaded. */
  kind: 'full' | 'update' | 'test'
  /** ISO day of the list of vehicles that its ids are of; null where it does not say. */
  vehiclesOn: string | null
}

/** A vehicle or machine that a part fits, by its names. */
export interface FitmentFacts {
  /** Such as `Automotive`; left out: the shop's first. */
  application?: string
  make: string
  model: string
  /** Model line, where it is another text than the model. */
  group?: string
  /** Empty: every engine. */
  engine: string
  yearFrom: number | null
  yearTo: number | null
  /** Qualifiers, position, quantity in words: `Front; with 130 A; 2 needed`. Empty for none. */
  note: string
}

export interface PriceStepFacts {
  fromQty: number
  cents: number
}

/** A price that is not the shop's own selling price: of a kind of customer (PIES price types such as `JBR`, or a group's name). */
export interface GroupPriceFacts extends PriceStepFacts {
  /** Customer group: capital letters and digits, such as `JBR`. */
  group: string
  /** Empty where the file does not say: the shop's. */
  currency: string
  from: string | null
  to: string | null
}

/** One component of a kit or one position of a parts list. */
export interface ComponentFacts {
  /** As the file names it; null for one that has no number. */
  code: string | null
  name: string
  qty: number
}

/** An attribute as the file calls it: matched with the shop's own by key or name, else a new one (kinds/). */
export interface AttributeFacts {
  name: string
  value: AttributeValue
  /** Such as `mm`; empty for a plain number or a text. */
  unit: string
  /** Elsewhere the file has words for it: a value that looks like a number is a text as well. */
  isText?: true
}

/** By `contract/part-fields.ts`. */
type PlainFacts = { [K in PlainFieldKey]?: Selectable<PartTable>[(typeof partFields)[K]['column']] }

/** What a file says of one part, or of some of it. Beside these the plain fields, by their keys. */
export interface PartFacts extends PlainFacts {
  at: Place
  /** Further rows of the same sheet of which it was put together. */
  alsoAt?: readonly number[]
  /** By which it is known in the file: the shop's own code, or the supplier's number. As printed. */
  code: string
  /** Whose number that is; empty where the file does not say. */
  brand: string
  /** Id of that brand in the trade's list, such as `ZZVT`, by which other files (ACES) may name it. */
  brandId?: string
  /** Lists (numbers, fitments, components, pictures, group prices) come to those that are there, instead of in their place. */
  adds?: boolean
  /** The file says that it is not sold any more. */
  withdrawn?: boolean
  /** It is not shown where the file comes from, such as a draft: it is not made here. Said with `withdrawn`, for a part that is here. */
  hidden?: true
  /** Its name where the shop does not have it yet; that of a part which is there stays. */
  newName?: string
  /** Names from the top, such as `['Starters', '12 V']`, or one id of a category. Made where there is none. */
  category?: readonly string[]
  /** Kind of part in words: `Starter`, `Anlasser`, `brake pad`. */
  kind?: string
  producer?: string
  /** The shop's selling price. */
  cents?: number
  wasCents?: number | null
  coreCents?: number
  /** From 2 pieces on, rising; `cents` is the price of one. */
  steps?: readonly PriceStepFacts[]
  currency?: string
  groupPrices?: readonly GroupPriceFacts[]
  /** The file says that there is some, but not how much: so many at least are there, and more where the shop knows of more. */
  stockAtLeast?: number
  /** Of its package, where the part says none of its own. */
  packageGtin?: string
  supersededBy?: string | null
  /** Code of a part of whose unit it is another offer. */
  sameUnitAs?: string
  attributes?: readonly AttributeFacts[]
  numbers?: readonly NumberFacts[]
  fitments?: readonly FitmentFacts[]
  components?: readonly ComponentFacts[]
  /** Names of files of pictures, best first. */
  pictures?: readonly string[]
  /** Words by which it is also found. */
  words?: readonly string[]
}

/** A row of ACES: a part fits a vehicle by licensed ids, which the operator's own table of vehicles names. */
export interface ApplicationFacts {
  at: Place
  action: 'add' | 'delete'
  /** The part's number and its brand, as in `PartFacts`. */
  code: string
  brand: string
  /** One of these is said: a base vehicle; years with make (and model, else empty); a piece of equipment, by one id or by three. */
  vehicle:
    | { by: 'base-vehicle'; id: string }
    | { by: 'years'; from: number; to: number; makeId: string; modelId: string }
    | { by: 'equipment-base'; id: string }
    | { by: 'equipment'; makeId: string; modelId: string; typeId: string; from: number | null; to: number | null }
  /** What else narrows it, by the element's name and its id: `EngineBase` → `712`, `SubModel` → `20`. */
  narrowedBy: Readonly<Record<string, string>>
  /** Qualifiers in words, from the file. */
  qualifiers: readonly string[]
  notes: readonly string[]
  /** Id or words of the position; empty for none. */
  position: string
  qty: number | null
  partTypeId: string
}

/** A row of the operator's own table of vehicles. Every column but the id may be empty. */
export interface VehicleFacts {
  at: Place
  /** What the id is of: `BaseVehicle`, `Make`, `Model`, `EngineBase`, `SubModel`, `Position` … */
  of: string
  id: string
  /** For all but a base vehicle: what it is called. */
  name: string
  year: number | null
  yearTo: number | null
  make: string
  model: string
  makeId: string
  modelId: string
  engine: string
  /** Such as `Automotive`. */
  application: string
}

export interface CategoryFacts {
  at: Place
  id: string
  /** Empty: a category at the top; null leaves it where it is, a new one at the top. */
  parentId: string | null
  name: string
  description: string
  sortNum: number | null
  /** Attributes that decide (stand on cards), filter and show, by key or name, in order; undefined leaves them. */
  decides?: readonly string[]
  filters?: readonly string[]
  shows?: readonly string[]
}

/** A picture by the name that parts name it by, with the files that were made of it (pictures/). */
export interface PictureFacts {
  at: Place
  /** The file's own name, without folders, folded to lower case: `vt-1001_2.jpg`. */
  name: string
  /** 32 hex digits of its source and of how pictures are made: the address of its files. */
  hash: string
  /** In pixels, upright. */
  width: number
  height: number
  /** Drawn by vectors: it has an SVG file as well. */
  vector: boolean
  /** Empty where the shop has them already. */
  files: readonly PictureFileFacts[]
}

export interface PictureFileFacts {
  width: number
  format: 'avif' | 'webp' | 'svg'
  /** Base64. */
  bytes: string
}
