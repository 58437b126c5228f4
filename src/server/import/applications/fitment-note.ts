import type { UnknownId, VehicleNames } from './vehicle-names.ts'

/** What of an application is said beside its vehicle. */
export interface Narrowing {
  narrowedBy: Readonly<Record<string, string>>
  qualifiers: readonly string[]
  notes: readonly string[]
  position: string
  qty: number | null
}

/** An engine of a model, and all else that narrows a fitment, in words. */
export interface Narrowed {
  /** Empty: the application names none. */
  engine: string
  note: string
  /** Ids that stand in the note as they are. */
  unknown: UnknownId[]
}

/** No note is longer; a longer one is cut with `…`. The application's row has all of it. */
const MAX_NOTE = 400

/** Elements whose names say by themselves what they are: `Touring`, `Sedan`, `AWD`. Others are named before their value. */
const saysItself = new Set(['SubModel', 'BodyType', 'DriveType', 'Region', 'EngineDesignation', 'BedType', 'VehicleType', 'Position'])

/** Whose names are an engine of a model, the first that has one. */
const engines = ['EngineBase', 'EngineBlock']

/** Names that say that nothing is meant. */
const nothing = /^(n\/?a|not applicable|u\/?k|unknown|-)$/i

/** The id of the position “N/A” in the trade's list: most applications have it, and it says nothing, named or not. */
const NO_POSITION = '1'

/** `Front; Touring; With 130 A alternator; 2 needed`: position, attributes, qualifiers, notes, quantity. */
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

/** A value in words, with what it is of where it does not say that itself; empty for one that means nothing. */
export const narrowingWords = (of: string, value: string): string =>
  nothing.test(value) ? '' : saysItself.has(of) ? value : `${inWords(of)} ${value}`

/** Each once, on one line. */
function joined(said: readonly string[]): string {
  const whole = [...new Set(said.map((text) => text.replace(/\s+/g, ' ').trim()).filter((text) => text !== ''))].join('; ')
  return whole.length <= MAX_NOTE ? whole : `${whole.slice(0, MAX_NOTE - 1)}…`
}

/** `FuelDeliveryType` as `Fuel delivery type`, `EngineVIN` as `Engine VIN`. */
const inWords = (of: string) =>
  of
    .replace(/([a-z])([A-Z])/g, '$1 $2')
    .split(' ')
    .map((word, at) => (at === 0 || /^[A-Z]+$/.test(word) ? word : word.toLowerCase()))
    .join(' ')
