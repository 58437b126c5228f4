import { findKnownElementName } from '#server/import/applications/plain-id.ts'

/** The meaning of a column in a flat list of applications. A column that holds a condition is represented by its ACES element name. */
export type FlatColumn =
  | 'part'
  | 'brand'
  | 'action'
  | 'baseVehicle'
  | 'year'
  | 'yearFrom'
  | 'yearTo'
  | 'make'
  | 'model'
  | 'equipmentBase'
  | 'mfr'
  | 'equipmentModel'
  | 'partType'
  | 'position'
  | 'qty'
  | 'note'
  | 'qualifier'
  | ConditionColumn

export interface ConditionColumn {
  conditionElement: string
  /** Whether the column contains counts or measures, such as four doors, instead of ids. */
  holdsCounts?: true
}

/** The column headings by meaning. Each heading is reduced to lower-case letters and digits. */
const columnHeadings: Readonly<Record<Exclude<FlatColumn, object>, string>> = {
  part: 'partnumber part partno partnum itemnumber itemno sku',
  brand: 'brandaaiaid brandid aaiabrandid aaiaid brandcode brand brandlabel brandname',
  action: 'action maintenancetype addchangedelete acd',
  baseVehicle: 'basevehicleid basevehicle basevid basevehid bvid',
  year: 'year years yearid modelyear yearrange',
  yearFrom: 'yearfrom fromyear startyear yearstart beginyear beginningyear firstyear',
  yearTo: 'yearto toyear endyear yearend endingyear lastyear',
  make: 'makeid make makename',
  model: 'modelid model modelname',
  equipmentBase: 'equipmentbaseid equipmentbase',
  mfr: 'mfrid mfr',
  equipmentModel: 'equipmentmodelid equipmentmodel',
  partType: 'parttypeid partterminologyid terminologyid parttype partterminology',
  position: 'positionid position pos',
  qty: 'qty quantity qtyperapplication qtyperapp quantityperapplication perapplicationqty',
  note: '',
  qualifier: '',
}
const columnsByHeading = new Map(
  Object.entries(columnHeadings).flatMap(([column, words]) =>
    words
      .split(' ')
      .filter(Boolean)
      .map((word) => [word, column as Exclude<FlatColumn, object>] as const),
  ),
)
const NOTE_HEADING_PATTERN = /^(?:application|app|fitment|mfr)?(?:note|comment)s?\d*$/
const QUALIFIER_HEADING_PATTERN = /^(?:qdb)?(?:qual|qualifier)s?(?:text)?\d*$/

/** ACES elements whose value is a count or measure and not an id. */
const elementsWithCounts = new Set([
  'BodyNumDoors',
  'TransmissionNumSpeeds',
  'ValvesPerEngine',
  'WheelBase',
  'BedLength',
  'EngineVIN',
  'PowerOutput',
])

const foldHeading = (heading: string): string => heading.toLowerCase().replace(/[^a-z0-9]/g, '')

/** Returns the meaning of a column by its heading. Null when the column says nothing about fitments. */
export function flatColumnOfHeading(heading: string): FlatColumn | null {
  const plain = foldHeading(heading)
  const known =
    columnsByHeading.get(plain) ??
    (NOTE_HEADING_PATTERN.test(plain) ? 'note' : QUALIFIER_HEADING_PATTERN.test(plain) ? 'qualifier' : undefined)
  if (known !== undefined) return known
  const narrows = plain === '' ? undefined : findKnownElementName(plain)
  if (narrows === undefined) return null
  return elementsWithCounts.has(narrows) && !isIdHeading(heading)
    ? { conditionElement: narrows, holdsCounts: true }
    : { conditionElement: narrows }
}

/** Whether a heading says that the cells below contain ids instead of names. */
export const isIdHeading = (heading: string): boolean => foldHeading(heading).endsWith('id')
