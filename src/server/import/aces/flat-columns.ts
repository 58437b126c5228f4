import { knownName } from '#server/import/applications/plain-id.ts'

/** What a column of a flat list of applications is for. What narrows a vehicle goes by the element's name in ACES. */
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
  | NarrowingColumn

export interface NarrowingColumn {
  narrows: string
  /** Its figures are what they count or measure, not ids: four doors. */
  counts?: true
}

/** Headings as small letters and digits alone. */
const headings: Readonly<Record<Exclude<FlatColumn, object>, string>> = {
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
const byHeading = new Map(
  Object.entries(headings).flatMap(([column, words]) =>
    words
      .split(' ')
      .filter(Boolean)
      .map((word) => [word, column as Exclude<FlatColumn, object>] as const),
  ),
)
const NOTE = /^(?:application|app|fitment|mfr)?(?:note|comment)s?\d*$/
const QUALIFIER = /^(?:qdb)?(?:qual|qualifier)s?(?:text)?\d*$/

/** What is a number itself. */
const counted = new Set(['BodyNumDoors', 'TransmissionNumSpeeds', 'ValvesPerEngine', 'WheelBase', 'BedLength', 'EngineVIN', 'PowerOutput'])

const fold = (heading: string): string => heading.toLowerCase().replace(/[^a-z0-9]/g, '')

/** What a column is for, by its heading; null for one that says nothing of what a part fits. */
export function flatColumn(heading: string): FlatColumn | null {
  const plain = fold(heading)
  const known = byHeading.get(plain) ?? (NOTE.test(plain) ? 'note' : QUALIFIER.test(plain) ? 'qualifier' : undefined)
  if (known !== undefined) return known
  const narrows = plain === '' ? undefined : knownName(plain)
  if (narrows === undefined) return null
  return counted.has(narrows) && !isIdHeading(heading) ? { narrows, counts: true } : { narrows }
}

/** Whether a heading says that its cells are ids, not names. */
export const isIdHeading = (heading: string): boolean => fold(heading).endsWith('id')
