import { numberKey } from '#contract/numbers/numbers.ts'
import type { Application } from './application.ts'
import type { VehicleNames } from './vehicle-names.ts'

/** An overlap: two applications of one part with the same vehicle, position and conditions, and with years in common. */
export interface Overlap {
  line: number
  /** The line of the earlier application. 0 when the earlier application comes from an earlier file. */
  before: number
  /** Whether the qualifiers, notes and quantities of both applications are equal too. */
  isEqual: boolean
  /** The years that both applications have in common, such as `2002–2004`. Null when both have exactly the same years. */
  commonYears: string | null
  /** The part numbers of both applications when the numbers differ. Otherwise null. */
  differingNumbers: readonly [own: string, before: string] | null
}

interface ApplicationYears {
  from: number
  to: number
  application: Application
}

/** Finds the applications that overlap an earlier application of the list. */
export function findOverlaps(applications: readonly Application[], names: VehicleNames): Overlap[] {
  if (applications.length < 2) return []
  const places = new Map<string, ApplicationYears[]>()
  return applications.flatMap((application) => {
    const { place, from, to } = overlapKeyAndYears(application, names)
    const known = places.get(place) ?? []
    const span = { from, to, application }
    const first = known.find((one) => one.from <= to && from <= one.to)
    if (first === undefined || first.from > from || first.to < to) places.set(place, [...known, span])
    return first === undefined ? [] : [describeOverlap(span, first)]
  })
}

/**
 * Returns a key of vehicle and conditions, and the years. The key uses vehicle names rather than ids, because one vehicle may have two ids.
 */
function overlapKeyAndYears(
  { vehicle, narrowedBy, position, partType }: Application,
  names: VehicleNames,
): { place: string; from: number; to: number } {
  const named = names.resolveVehicleNames(vehicle)
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

function describeOverlap(
  { from, to, application }: ApplicationYears,
  { from: itsFrom, to: itsTo, application: before }: ApplicationYears,
): Overlap {
  const isWhole = from === itsFrom && to === itsTo
  const years = [Math.max(from, itsFrom), Math.min(to, itsTo)].map((year) => (Number.isFinite(year) ? String(year) : ''))
  const told = ({ qualifiers, notes, qty }: Application) => JSON.stringify([qualifiers, notes, qty])
  return {
    ...{ line: application.line, before: before.line, isEqual: isWhole && told(application) === told(before) },
    commonYears: isWhole ? null : years.join('–'),
    differingNumbers: numberKey(application.code) === numberKey(before.code) ? null : [application.code, before.code],
  }
}
