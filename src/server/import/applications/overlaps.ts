import { numberKey } from '#contract/numbers/numbers.ts'
import type { Application } from './application.ts'
import type { VehicleNames } from './vehicle-names.ts'

/** An overlap: two applications of one part with the same vehicle, position and conditions, and with years in common. */
export interface Overlap {
  line: number
  /** The line of the earlier application. 0 when the earlier application comes from an earlier file. */
  earlierLine: number
  /** Whether the qualifiers, notes and quantities of both applications are equal too. */
  isEqual: boolean
  /** The years that both applications have in common, such as `2002–2004`. Null when both have exactly the same years. */
  commonYears: string | null
  /** The part numbers of both applications when the numbers differ. Otherwise null. */
  differingNumbers: readonly [own: string, before: string] | null
}

interface ApplicationYears {
  fromYear: number
  toYear: number
  application: Application
}

/** Finds the applications that overlap an earlier application of the list. */
export function findOverlaps(applications: readonly Application[], names: VehicleNames): Overlap[] {
  if (applications.length < 2) return []
  const places = new Map<string, ApplicationYears[]>()
  return applications.flatMap((application) => {
    const { overlapKey, fromYear, toYear } = overlapKeyAndYears(application, names)
    const known = places.get(overlapKey) ?? []
    const span = { fromYear, toYear, application }
    const first = known.find((one) => one.fromYear <= toYear && fromYear <= one.toYear)
    if (first === undefined || first.fromYear > fromYear || first.toYear < toYear) places.set(overlapKey, [...known, span])
    return first === undefined ? [] : [describeOverlap(span, first)]
  })
}

/**
 * Returns a key of vehicle and conditions, and the years. The key uses vehicle names rather than ids, because one vehicle may have two ids.
 */
function overlapKeyAndYears(
  { vehicle, narrowedBy, position, partType }: Application,
  names: VehicleNames,
): { overlapKey: string; fromYear: number; toYear: number } {
  const named = names.resolveVehicleNames(vehicle)
  const said = { from: null, to: null, ...vehicle }
  const { from, to } = Array.isArray(named) ? said : named
  const { from: _, to: __, ...ids } = said
  const whole = Array.isArray(named) ? Object.values(ids) : [named.application, named.make, named.model, named.engine]
  return {
    overlapKey: [...whole, position, partType, ...Object.entries(narrowedBy).sort().flat()].join('\n'),
    fromYear: from ?? Number.NEGATIVE_INFINITY,
    toYear: to ?? Number.POSITIVE_INFINITY,
  }
}

function describeOverlap(
  { fromYear, toYear, application }: ApplicationYears,
  { fromYear: itsFrom, toYear: itsTo, application: before }: ApplicationYears,
): Overlap {
  const isWhole = fromYear === itsFrom && toYear === itsTo
  const years = [Math.max(fromYear, itsFrom), Math.min(toYear, itsTo)].map((year) => (Number.isFinite(year) ? String(year) : ''))
  const told = ({ qualifiers, notes, qty }: Application) => JSON.stringify([qualifiers, notes, qty])
  return {
    ...{ line: application.line, earlierLine: before.line, isEqual: isWhole && told(application) === told(before) },
    commonYears: isWhole ? null : years.join('–'),
    differingNumbers: numberKey(application.code) === numberKey(before.code) ? null : [application.code, before.code],
  }
}
