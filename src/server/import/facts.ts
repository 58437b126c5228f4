import type { Selectable } from 'kysely'
import type { AttributeValue } from '#contract/attributes/attributes.ts'
import type { CopiedFieldKey, partFields } from '#contract/part/part-fields.ts'
import type { PartTable } from '#server/db/tables.ts'

/**
 * The events that file readers yield. They are the same for all file formats (delimited text, workbooks, PIES, ACES, picture folders). The
 * import engine (engine/) stages the events, checks them as a whole and makes their data current. Amounts are whole cents of `currency`,
 * measures are grams and millimetres, days are ISO dates. In a fact, `undefined` keeps the shop's value and `null` clears the shop's value.
 */
export type FileEvent =
  /** A row was read. This event comes before all other events about the row. Each row is refused, left out or accepted. */
  | { type: 'row'; at: FilePlace }
  | { type: 'part'; part: PartFacts }
  | { type: 'application'; application: ApplicationFacts }
  | { type: 'vehicle'; vehicle: VehicleFacts }
  | { type: 'category'; category: CategoryFacts }
  /** The sender and purpose of the file. This is the first event of a file. */
  | { type: 'submission'; submission: SubmissionFacts }
  | { type: 'picture'; picture: PictureFacts }
  /** A row or value that is refused, with the reason. */
  | { type: 'refused'; refusal: Remark }
  /** A row that is skipped on purpose, because it repeats another row or the headings. */
  | { type: 'left-out'; leftOut: Remark }
  /** A remark about an accepted row or value: an unknown code, an interpreted unit, two items with one GTIN. */
  | { type: 'noted'; note: Remark }
  /** A value that is probably a mistake. The operator must confirm the value before the import continues. */
  | { type: 'asks'; ask: Remark }
  /** The reader's progress in bytes. `of` is the total number of bytes, or null when the total is unknown. */
  | { type: 'read'; bytes: number; of: number | null }

/**
 * A place in a file: the file name as the operator typed it, and the line, from 1. In a workbook, `sheet` is the sheet's name and `line` is
 * the row of the sheet.
 */
export interface FilePlace {
  file: string
  line: number
  sheet?: string
  /** The number of the row, from 1. XML files need it because several rows may be on one line. */
  row?: number
}

/** A message about a place in a file, with advice for the operator. */
export interface Remark extends FilePlace {
  /** The heading of the column that the message is about. In XML, the path of the element, such as `Item/Prices/Pricing/Price`. */
  column: string
  /** The value that the message is about, as written in the file, cut to 200 characters. */
  value: string
  /** The text of the message: the expected format, such as `A price such as 12.50 or 12,50.`, or how the value was interpreted. */
  says: string
}

/** An additional number of a part, beside the shop's code. */
export interface PartNumberFacts {
  kind: 'oe' | 'cross'
  /** The brand of the additional number. Empty when the file names no brand. */
  maker: string
  display: string
}

/** The facts in the header of a file: sender, format and purpose. */
export interface SubmissionFacts {
  at: FilePlace
  /** The format of the file with its version, such as `ACES 4.2`. */
  format: string
  company: string
  /** The brand that the header of the file names. Empty when the header names none. */
  brand: string
  /** The purpose of the file. `full` replaces all earlier data, `update` changes earlier data, and a `test` file must not be imported. */
  kind: 'full' | 'update' | 'test'
  /** The ISO day of the vehicle list that the vehicle ids in the file come from. Null when the file does not name the day. */
  vehiclesOn: string | null
}

/** A vehicle or machine that a part fits, with names instead of ids. */
export interface FitmentFacts {
  /** The field of use of the vehicle, such as `Automotive`. Without a value, the shop's first field of use applies. */
  application?: string
  make: string
  model: string
  /** The model line of the vehicle. Missing when it equals the model. */
  group?: string
  /** The engine of the vehicle. Empty when the part fits all engines. */
  engine: string
  yearFrom: number | null
  yearTo: number | null
  /**
   * The conditions of the fitment as text: qualifiers, position and quantity, such as `Front; with 130 A; 2 needed`. Empty when there are
   * no conditions.
   */
  note: string
}

export interface PriceStepFacts {
  fromQty: number
  cents: number
}

/** A price for one customer group (a PIES price type such as `JBR`, or the name of a group). The shop's selling price is separate. */
export interface GroupPriceFacts extends PriceStepFacts {
  /** The customer group of the price: capital letters and digits, such as `JBR`. */
  group: string
  /** The currency of the group's price. Empty for the shop's currency. */
  currency: string
  from: string | null
  to: string | null
}

/** A component of a kit, or a position of a parts list. */
export interface ComponentFacts {
  /** The component's part number in the file. Null for a component without a number. */
  code: string | null
  name: string
  qty: number
}

/** An attribute with its name in the file. If the shop has no attribute with this key or name, the import adds a new attribute (kinds/). */
export interface AttributeFacts {
  name: string
  value: AttributeValue
  /** The unit of the attribute's value, such as `mm`. Empty for a plain number or a text. */
  unit: string
  /** Set when other rows of the file have words in this attribute. A value that looks like a number is then stored as text. */
  isText?: true
}

/** The part's facts that are stored unchanged: the plain fields of `contract/part/part-fields.ts`. */
type FactsStoredUnchanged = { [K in CopiedFieldKey]?: Selectable<PartTable>[(typeof partFields)[K]['column']] }

/** The facts that a file contains about one part. The part's plain fields are added by their keys. */
export interface PartFacts extends FactsStoredUnchanged {
  at: FilePlace
  /** The lines of further rows of the same sheet that were merged into this part. */
  alsoAt?: readonly number[]
  /** The part's number as printed in the file: the shop's code or the supplier's number. */
  code: string
  /** The brand of the part's number. Empty when the file names no brand. */
  brand: string
  /** The id of the part's brand in the trade's brand list, such as `ZZVT`. Other files, such as ACES, may name the brand by this id. */
  brandId?: string
  /**
   * Whether the lists of the part (numbers, fitments, components, pictures, group prices) are added to the shop's lists. Otherwise they
   * replace the shop's lists.
   */
  adds?: boolean
  /** Set when the file marks the part as no longer sold. */
  withdrawn?: boolean
  /**
   * Set when the part is not visible at its source, such as a draft. A hidden part that the shop does not have is not added. With
   * `withdrawn`, an existing part is withdrawn.
   */
  hidden?: true
  /** The name for the part if the shop does not have the part. An existing part keeps its name. */
  newName?: string
  /**
   * The category of the part: category names from the top, such as `['Starters', '12 V']`, or one category id. Missing categories are
   * created.
   */
  category?: readonly string[]
  /** The kind of the part as text: `Starter`, `Anlasser`, `brake pad`. */
  kind?: string
  producer?: string
  /** The shop's selling price for one piece, in cents. */
  cents?: number
  wasCents?: number | null
  coreCents?: number
  /** The prices for larger quantities, from 2 pieces on, in ascending order of quantity. `cents` is the price of one piece. */
  steps?: readonly PriceStepFacts[]
  currency?: string
  groupPrices?: readonly GroupPriceFacts[]
  /** The stock to assume at least, for a file that says only that the part is in stock. If the shop's stock is larger, it is kept. */
  stockAtLeast?: number
  /** The GTIN of the part's package. It is used when the part itself has no GTIN. */
  packageGtin?: string
  supersededBy?: string | null
  /** The code of another offer of the shop for the same unit. */
  sameUnitAs?: string
  attributes?: readonly AttributeFacts[]
  numbers?: readonly PartNumberFacts[]
  fitments?: readonly FitmentFacts[]
  components?: readonly ComponentFacts[]
  /** The file names of the part's pictures, best first. */
  pictures?: readonly string[]
  /** Additional words by which the search finds the part. */
  words?: readonly string[]
}

/**
 * An ACES application: the statement that a part fits a vehicle. The vehicle is given by licensed ids, whose names are in the operator's
 * vehicle table.
 */
export interface ApplicationFacts {
  at: FilePlace
  action: 'add' | 'delete'
  /** The part's number in the file. Number and brand are as in `PartFacts`. */
  code: string
  brand: string
  /**
   * The vehicle, given in one of four ways: a base vehicle; years with a make and a model (an empty model means all models); an equipment
   * base; equipment by maker, model and type.
   */
  vehicle:
    | { by: 'base-vehicle'; id: string }
    | { by: 'years'; from: number; to: number; makeId: string; modelId: string }
    | { by: 'equipment-base'; id: string }
    | { by: 'equipment'; makeId: string; modelId: string; typeId: string; from: number | null; to: number | null }
  /** The further conditions, as element name and id: `EngineBase` → `712`, `SubModel` → `20`. */
  narrowedBy: Readonly<Record<string, string>>
  /** The qualifiers of the application as text. */
  qualifiers: readonly string[]
  notes: readonly string[]
  /** The id or the text of the position on the vehicle. Empty when the file gives none. */
  position: string
  qty: number | null
  partTypeId: string
}

/** A row of the operator's vehicle table. Every column except the id may be empty. */
export interface VehicleFacts {
  at: FilePlace
  /** The kind of thing that the id stands for: `BaseVehicle`, `Make`, `Model`, `EngineBase`, `SubModel`, `Position` … */
  of: string
  id: string
  /** The name that the id stands for. A base vehicle has make and model instead. */
  name: string
  year: number | null
  yearTo: number | null
  make: string
  model: string
  makeId: string
  modelId: string
  engine: string
  /** The field of use of the vehicle, such as `Automotive`. */
  application: string
}

export interface CategoryFacts {
  at: FilePlace
  id: string
  /**
   * The id of the parent category. Empty: the category is at the top. Null: an existing category keeps its parent, and a new category is at
   * the top.
   */
  parentId: string | null
  name: string
  description: string
  sortNum: number | null
  /**
   * The attributes that are shown on cards (`decides`), in filters (`filters`) and on a part's page (`shows`), by key or name and in order.
   * Undefined keeps the category's current attributes.
   */
  decides?: readonly string[]
  filters?: readonly string[]
  shows?: readonly string[]
}

/** A picture with its converted files (see pictures/). Parts refer to the picture by its name. */
export interface PictureFacts {
  at: FilePlace
  /** The file name of the picture without folders, in lower case: `vt-1001_2.jpg`. */
  name: string
  /** A hash of the source picture and the conversion, in 32 hex digits. The hash is part of the URL of each converted file. */
  hash: string
  /** The width of the picture in pixels, after rotation. */
  width: number
  height: number
  /** Whether the source is a vector drawing. A vector drawing also has an SVG file. */
  vector: boolean
  /** The converted files of the picture. Empty when the shop already has the files. */
  files: readonly PictureFileFacts[]
}

export interface PictureFileFacts {
  width: number
  format: 'avif' | 'webp' | 'svg'
  /** The bytes of the converted file, in Base64. */
  bytes: string
}
