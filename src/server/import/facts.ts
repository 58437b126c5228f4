import type { Selectable } from 'kysely'
import type { AttributeValue } from '#contract/attributes.ts'
import type { PlainFieldKey, partFields } from '#contract/part-fields.ts'
import type { PartTable } from '#server/db/tables.ts'

/**
 * The events that file readers yield, independent of the file format (delimited, workbooks, PIES, ACES, picture folders). The engine
 * (engine/) stages them, checks them as a whole and switches to them. Amounts are whole cents of `currency`, measures are grams and
 * millimetres, days are ISO dates. `undefined` keeps the shop's value, `null` clears it.
 */
export type FileEvent =
  /** A row that was read, before the other events about it. Each row is refused, left out, or accepted. */
  | { type: 'row'; at: Place }
  | { type: 'part'; part: PartFacts }
  | { type: 'application'; application: ApplicationFacts }
  | { type: 'vehicle'; vehicle: VehicleFacts }
  | { type: 'category'; category: CategoryFacts }
  /** The sender and purpose of the file. The first event. */
  | { type: 'submission'; submission: SubmissionFacts }
  | { type: 'picture'; picture: PictureFacts }
  /** A refused row or value. */
  | { type: 'refused'; refusal: Remark }
  /** A row that is deliberately skipped: a repetition, or a repeated heading. */
  | { type: 'left-out'; leftOut: Remark }
  /** An accepted row or value with a remark: an unknown code, an interpreted unit, two items with one GTIN. */
  | { type: 'noted'; note: Remark }
  /** Something that is probably a mistake. The operator must confirm it before the import. */
  | { type: 'asks'; ask: Remark }
  /** The reader's progress. `of` is null when the total is unknown. */
  | { type: 'read'; bytes: number; of: number | null }

/** A place in a file: the file name as the operator typed it, and the line (from 1). For a workbook, `sheet` and its row. */
export interface Place {
  file: string
  line: number
  sheet?: string
  /** The row's number from 1, when several rows may be on one line (XML). */
  row?: number
}

/** A message about a place in a file, with advice. */
export interface Remark extends Place {
  /** The column's heading, or the element's path, such as `Item/Prices/Pricing/Price`. */
  column: string
  /** The value in the file, cut to 200 characters. */
  value: string
  /** The expected format, or how the value was interpreted: `A price such as 12.50 or 12,50.` */
  says: string
}

/** An additional number of a part, beside the shop's code. */
export interface NumberFacts {
  kind: 'oe' | 'cross'
  /** The brand of the number. Empty when the file has none. */
  maker: string
  display: string
}

/** The header of a file. */
export interface SubmissionFacts {
  at: Place
  /** Such as `ACES 4.2`. */
  format: string
  company: string
  /** Empty when the file has none. */
  brand: string
  /** `full`: replaces all earlier data. `update`: changes earlier data. `test`: must not be imported. */
  kind: 'full' | 'update' | 'test'
  /** The ISO day of the vehicle list that the file's ids refer to. Null when the file has none. */
  vehiclesOn: string | null
}

/** A vehicle or machine that a part fits, by name. */
export interface FitmentFacts {
  /** Such as `Automotive`. Default: the shop's first application. */
  application?: string
  make: string
  model: string
  /** The model line, when it differs from the model. */
  group?: string
  /** Empty for all engines. */
  engine: string
  yearFrom: number | null
  yearTo: number | null
  /** Conditions as text: qualifiers, position and quantity, such as `Front; with 130 A; 2 needed`. Empty for none. */
  note: string
}

export interface PriceStepFacts {
  fromQty: number
  cents: number
}

/** A price for a customer group (a PIES price type such as `JBR`, or a group's name), not the shop's selling price. */
export interface GroupPriceFacts extends PriceStepFacts {
  /** Customer group: capital letters and digits, such as `JBR`. */
  group: string
  /** Empty for the shop's currency. */
  currency: string
  from: string | null
  to: string | null
}

/** A component of a kit, or a position of a parts list. */
export interface ComponentFacts {
  /** The number in the file. Null for a component without a number. */
  code: string | null
  name: string
  qty: number
}

/**
 * An attribute with its name in the file. It is matched with existing attributes by key or name. Otherwise it becomes a new one (kinds/).
 */
export interface AttributeFacts {
  name: string
  value: AttributeValue
  /** Such as `mm`; empty for a plain number or a text. */
  unit: string
  /** Other rows of the file have words for it, so a value that looks like a number is text. */
  isText?: true
}

/** Fields of `contract/part-fields.ts` that are stored unchanged. */
type PlainFacts = { [K in PlainFieldKey]?: Selectable<PartTable>[(typeof partFields)[K]['column']] }

/** What a file contains about one part. In addition to these, the plain fields by key. */
export interface PartFacts extends PlainFacts {
  at: Place
  /** Further rows of the same sheet that were merged into it. */
  alsoAt?: readonly number[]
  /** The part's number in the file: the shop's code or the supplier's number, as printed. */
  code: string
  /** The brand of the number. Empty when the file has none. */
  brand: string
  /** The brand's id in the trade's list, such as `ZZVT`, by which other files (ACES) may name it. */
  brandId?: string
  /** Lists (numbers, fitments, components, pictures, group prices) are added to the existing ones instead of replacing them. */
  adds?: boolean
  /** The file marks the part as no longer sold. */
  withdrawn?: boolean
  /**
   * The part is not visible at its source, such as a draft. A new part is not added. Used together with `withdrawn` for an existing part.
   */
  hidden?: true
  /** The name of a new part. An existing part keeps its name. */
  newName?: string
  /** Category names from the top, such as `['Starters', '12 V']`, or one category id. Missing categories are created. */
  category?: readonly string[]
  /** The kind of part as text: `Starter`, `Anlasser`, `brake pad`. */
  kind?: string
  producer?: string
  /** The shop's selling price. */
  cents?: number
  wasCents?: number | null
  coreCents?: number
  /** Quantity prices from 2 units on, ascending. `cents` is the price of one unit. */
  steps?: readonly PriceStepFacts[]
  currency?: string
  groupPrices?: readonly GroupPriceFacts[]
  /** The file only says that there is stock. This is the assumed minimum. A larger known stock stays. */
  stockAtLeast?: number
  /** The GTIN of the package, when the part has none. */
  packageGtin?: string
  supersededBy?: string | null
  /** The code of another offer for the same unit. */
  sameUnitAs?: string
  attributes?: readonly AttributeFacts[]
  numbers?: readonly NumberFacts[]
  fitments?: readonly FitmentFacts[]
  components?: readonly ComponentFacts[]
  /** File names of pictures, best first. */
  pictures?: readonly string[]
  /** Additional search words. */
  words?: readonly string[]
}

/** An ACES application: a part fits a vehicle, given by licensed ids. The operator's vehicle table has their names. */
export interface ApplicationFacts {
  at: Place
  action: 'add' | 'delete'
  /** The part's number and brand, as in `PartFacts`. */
  code: string
  brand: string
  /** One of: a base vehicle; years with make and possibly model (otherwise empty); equipment by one id or three. */
  vehicle:
    | { by: 'base-vehicle'; id: string }
    | { by: 'years'; from: number; to: number; makeId: string; modelId: string }
    | { by: 'equipment-base'; id: string }
    | { by: 'equipment'; makeId: string; modelId: string; typeId: string; from: number | null; to: number | null }
  /** Further conditions by element name and id: `EngineBase` → `712`, `SubModel` → `20`. */
  narrowedBy: Readonly<Record<string, string>>
  /** Qualifiers as text. */
  qualifiers: readonly string[]
  notes: readonly string[]
  /** The id or text of the position. Empty for none. */
  position: string
  qty: number | null
  partTypeId: string
}

/** A row of the operator's vehicle table. All columns except the id may be empty. */
export interface VehicleFacts {
  at: Place
  /** The kind of the id: `BaseVehicle`, `Make`, `Model`, `EngineBase`, `SubModel`, `Position` … */
  of: string
  id: string
  /** The name, for all kinds except a base vehicle. */
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
  /** Empty: a top category. Null: an existing category keeps its parent, a new one is a top category. */
  parentId: string | null
  name: string
  description: string
  sortNum: number | null
  /** Attributes for cards, filters and pages, by key or name, in order. Undefined keeps the current ones. */
  decides?: readonly string[]
  filters?: readonly string[]
  shows?: readonly string[]
}

/** A picture with its converted files (pictures/). Parts refer to it by name. */
export interface PictureFacts {
  at: Place
  /** The file name without folders, in lower case: `vt-1001_2.jpg`. */
  name: string
  /** 32 hex digits of the source and the conversion. It is part of the files' URL. */
  hash: string
  /** In pixels, after rotation. */
  width: number
  height: number
  /** A vector drawing, which also has an SVG file. */
  vector: boolean
  /** Empty when the shop already has the files. */
  files: readonly PictureFileFacts[]
}

export interface PictureFileFacts {
  width: number
  format: 'avif' | 'webp' | 'svg'
  /** Base64. */
  bytes: string
}
