import { numberKey } from '#contract/numbers.ts'
import type { Application } from './application.ts'
import type { VehicleNames } from './vehicle-names.ts'

/** Two applications of a part with the same vehicle, position and attributes, and with common years. */
export interface Overlap {
  line: number
  /** The line of the earlier one. 0 for a row of an earlier file. */
  before: number
  /** Qualifiers, notes and quantity are equal too. */
  isEqual: boolean
  /** The common years, such as `2002–2004`, when the ranges differ. Otherwise null. */
  years: string | null
  /** Their part numbers, when they differ. */
  numbers: readonly [own: string, before: string] | null
}

interface Span {
  from: number
  to: number
  application: Application
}

/** Finds applications that overlap an earlier one, in row order. */
export function overlapsOf(applications: readonly Application[], names: VehicleNames): Overlap[] {
  if (applications.length < 2) return []
  const places = new Map<string, Span[]>()
  return applications.flatMap((application) => {
    const { place, from, to } = placeOf(application, names)
    const known = places.get(place) ?? []
    const span = { from, to, application }
    const first = known.find((one) => one.from <= to && from <= one.to)
    if (first === undefined || first.from > from || first.to < to) places.set(place, [...known, span])
    return first === undefined ? [] : [overlap(span, first)]
  })
}

/** A key from vehicle and conditions, and the years. Vehicle names are preferred to ids, because one vehicle may have two ids. */
function placeOf(
  { vehicle, narrowedBy, position, partType }: Application,
  names: VehicleNames,
): { place: string; from: number; to: number } {
  const named = names.vehicle(vehicle)
  const said = { from: null, to: null, ...vehicle }
  const { from, to } = Array.isArray(named) ? said : named
  const { from: _, to: __, ...ids } = said
  const whole = Array.isArray(named) ? Object.values(ids) : [named.application, named.make, named.model, named.engine]
  return {
    place: [...whole, position, partType, ...Object.entries(narrowedBy).sort().flat()].join('\n'),
    from: from ?? Number.NEGATIVE_INFINITY,
    to: to ?? Number.POSITIVE_INFINITY,
  }
}

function overlap({ from, to, application }: Span, { from: itsFrom, to: itsTo, application: before }: Span): Overlap {
  const isWhole = from === itsFrom && to === itsTo
  const years = [Math.max(from, itsFrom), Math.min(to, itsTo)].map((year) => (Number.isFinite(year) ? String(year) : ''))
  const told = ({ qualifiers, notes, qty }: Application) => JSON.stringify([qualifiers, notes, qty])
  return {
    ...{ line: application.line, before: before.line, isEqual: isWhole && told(application) === told(before) },
    years: isWhole ? null : years.join('–'),
    numbers: numberKey(application.code) === numberKey(before.code) ? null : [application.code, before.code],
  }
}
