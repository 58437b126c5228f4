import type { VehicleElementId, VehicleNames } from './vehicle-names.ts'

/** The conditions of an ACES application, apart from its vehicle. */
export interface ApplicationConditions {
  narrowedBy: Readonly<Record<string, string>>
  qualifiers: readonly string[]
  notes: readonly string[]
  position: string
  qty: number | null
}

/** The conditions of an ACES application in words: the engine, and a note with all other conditions. */
export interface DescribedConditions {
  /** The engine of the vehicle. Empty when the application names no engine. */
  engine: string
  note: string
  /** Ids that appear as numbers in the note, because the vehicle table has no name for them. */
  unnamedIds: VehicleElementId[]
}

/**
 * The maximum number of characters of a fitment's note. A longer note is cut and ends in `…`. The stored application keeps the full text.
 */
const MAX_NOTE_CHARACTERS = 400

/** ACES elements whose values are clear without a label: `Touring`, `Sedan`, `AWD`. The values of other elements get a label in front. */
const selfExplanatoryElements = new Set([
  'SubModel',
  'BodyType',
  'DriveType',
  'Region',
  'EngineDesignation',
  'BedType',
  'VehicleType',
  'Position',
])

/** ACES elements that name the engine of a model. The first element with a known name is used. */
const engineElements = ['EngineBase', 'EngineBlock']

/** Matches values that mean "not specified". */
const notSpecifiedPattern = /^(n\/?a|not applicable|u\/?k|unknown|-)$/i

/** The id of the position "N/A" in the trade's list of positions. Most applications have this position, so it is ignored. */
const UNSPECIFIED_POSITION_ID = '1'

/**
 * Builds the note of a fitment from position, conditions, qualifiers, notes and quantity. For example `Front; Touring; With 130 A
 * alternator; 2 needed`.
 */
export function describeConditions(
  names: VehicleNames,
  { narrowedBy, qualifiers, notes, position, qty }: ApplicationConditions,
): DescribedConditions {
  const unknown: VehicleElementId[] = []
  const said: string[] = []
  const say = (of: string, id: string) => {
    const name = names.name(of, id)
    if (notSpecifiedPattern.test(name) || (name === '' && of === 'Position' && id === UNSPECIFIED_POSITION_ID)) return
    if (name === '') unknown.push({ elementName: of, id })
    said.push(name !== '' && selfExplanatoryElements.has(of) ? name : `${elementNameInWords(of)} ${name || id}`)
  }
  const engineOf = engineElements.find((of) => narrowedBy[of] !== undefined && names.name(of, narrowedBy[of]) !== '')
  if (position !== '') {
    if (/^\d+$/.test(position)) say('Position', position)
    else said.push(position)
  }
  for (const [of, id] of Object.entries(narrowedBy).sort(([one], [other]) => (one < other ? -1 : 1))) if (of !== engineOf) say(of, id)
  said.push(...qualifiers, ...notes)
  if (qty !== null && qty > 1) said.push(`${qty} needed`)
  return {
    engine: engineOf === undefined ? '' : names.name(engineOf, narrowedBy[engineOf]),
    note: joinOnOneLine(said),
    unnamedIds: unknown,
  }
}

/**
 * Returns the value of a condition as text, with a label if the value is not clear without one. Empty for a value that means "not
 * specified".
 */
export const describeCondition = (of: string, value: string): string =>
  notSpecifiedPattern.test(value) ? '' : selfExplanatoryElements.has(of) ? value : `${elementNameInWords(of)} ${value}`

/** Joins texts on one line and drops repeated texts. */
function joinOnOneLine(said: readonly string[]): string {
  const whole = [...new Set(said.map((text) => text.replace(/\s+/g, ' ').trim()).filter((text) => text !== ''))].join('; ')
  return whole.length <= MAX_NOTE_CHARACTERS ? whole : `${whole.slice(0, MAX_NOTE_CHARACTERS - 1)}…`
}

/** Converts an ACES element name to words: `FuelDeliveryType` to `Fuel delivery type`, `EngineVIN` to `Engine VIN`. */
const elementNameInWords = (of: string) =>
  of
    .replace(/([a-z])([A-Z])/g, '$1 $2')
    .split(' ')
    .map((word, at) => (at === 0 || /^[A-Z]+$/.test(word) ? word : word.toLowerCase()))
    .join(' ')
