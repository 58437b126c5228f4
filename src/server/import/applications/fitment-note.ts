import type { UnknownId, VehicleNames } from './vehicle-names.ts'

/** The conditions of an application, beside its vehicle. */
export interface Narrowing {
  narrowedBy: Readonly<Record<string, string>>
  qualifiers: readonly string[]
  notes: readonly string[]
  position: string
  qty: number | null
}

/** A model's engine, and the other conditions as text. */
export interface Narrowed {
  /** Empty when the application has no engine. */
  engine: string
  note: string
  /** Ids that the note contains as numbers, because they have no name. */
  unknown: UnknownId[]
}

/** The maximum length of a note. A longer one is cut with `…`. The application's row keeps everything. */
const MAX_NOTE = 400

/** Elements whose values are clear without a label: `Touring`, `Sedan`, `AWD`. Other values get their label in front. */
const saysItself = new Set(['SubModel', 'BodyType', 'DriveType', 'Region', 'EngineDesignation', 'BedType', 'VehicleType', 'Position'])

/** Elements that name the engine of a model. The first one with a value applies. */
const engines = ['EngineBase', 'EngineBlock']

/** Names that mean "not specified". */
const nothing = /^(n\/?a|not applicable|u\/?k|unknown|-)$/i

/** The id of the position "N/A" in the trade's list. Most applications have it, and it is ignored. */
const NO_POSITION = '1'

/** Builds the note: position, attributes, qualifiers, notes, quantity. For example `Front; Touring; With 130 A alternator; 2 needed`. */
export function narrowed(names: VehicleNames, { narrowedBy, qualifiers, notes, position, qty }: Narrowing): Narrowed {
  const unknown: UnknownId[] = []
  const said: string[] = []
  const say = (of: string, id: string) => {
    const name = names.name(of, id)
    if (nothing.test(name) || (name === '' && of === 'Position' && id === NO_POSITION)) return
    if (name === '') unknown.push({ of, id })
    said.push(name !== '' && saysItself.has(of) ? name : `${inWords(of)} ${name || id}`)
  }
  const engineOf = engines.find((of) => narrowedBy[of] !== undefined && names.name(of, narrowedBy[of]) !== '')
  if (position !== '') {
    if (/^\d+$/.test(position)) say('Position', position)
    else said.push(position)
  }
  for (const [of, id] of Object.entries(narrowedBy).sort(([one], [other]) => (one < other ? -1 : 1))) if (of !== engineOf) say(of, id)
  said.push(...qualifiers, ...notes)
  if (qty !== null && qty > 1) said.push(`${qty} needed`)
  return { engine: engineOf === undefined ? '' : names.name(engineOf, narrowedBy[engineOf]), note: joined(said), unknown }
}

/** A value as text, with its label if needed. Empty for a value that means "not specified". */
export const narrowingWords = (of: string, value: string): string =>
  nothing.test(value) ? '' : saysItself.has(of) ? value : `${inWords(of)} ${value}`

/** Joins texts on one line, without repetition. */
function joined(said: readonly string[]): string {
  const whole = [...new Set(said.map((text) => text.replace(/\s+/g, ' ').trim()).filter((text) => text !== ''))].join('; ')
  return whole.length <= MAX_NOTE ? whole : `${whole.slice(0, MAX_NOTE - 1)}…`
}

/** An element name as text: `FuelDeliveryType` as `Fuel delivery type`, `EngineVIN` as `Engine VIN`. */
const inWords = (of: string) =>
  of
    .replace(/([a-z])([A-Z])/g, '$1 $2')
    .split(' ')
    .map((word, at) => (at === 0 || /^[A-Z]+$/.test(word) ? word : word.toLowerCase()))
    .join(' ')
