import type { Application } from './application.ts'
import { describeConditions } from './fitment-note.ts'
import { findOverlaps, type Overlap } from './overlaps.ts'
import type { NamedVehicle, VehicleElementId, VehicleNames } from './vehicle-names.ts'

/** A fitment with the names of make and model. The shop's ids of make and model are looked up later. */
export interface NamedFitment extends NamedVehicle {
  note: string
}

export interface DerivedFitments {
  fitments: NamedFitment[]
  /** The applications whose vehicle has no names yet: the line and the unknown ids of each. */
  unresolvedApplications: { line: number; unknownIds: VehicleElementId[] }[]
  /** The ids that appear as numbers in the note of a fitment. */
  unnamedIds: VehicleElementId[]
  overlaps: Overlap[]
}

/**
 * Computes the fitments of a part from its applications. Adjacent years of the same model, engine and note become one fitment. Repeated
 * applications count once.
 */
export function deriveFitmentsOfPart(applications: readonly Application[], names: VehicleNames): DerivedFitments {
  const found: DerivedFitments = { fitments: [], unresolvedApplications: [], unnamedIds: [], overlaps: findOverlaps(applications, names) }
  const spans = new Map<string, { fitment: NamedFitment; years: YearRange[] }>()
  for (const application of applications) {
    const vehicle = names.resolveVehicleNames(application.vehicle)
    if (Array.isArray(vehicle)) {
      found.unresolvedApplications.push({ line: application.line, unknownIds: vehicle })
      continue
    }
    const { engine, note, unnamedIds: unknown } = describeConditions(names, application)
    found.unnamedIds.push(...unknown)
    const fit = { ...vehicle, engine: engine || vehicle.engine, note }
    const key = [fit.application, fit.make, fit.model, fit.engine, note].join('\n')
    const span: YearRange = [vehicle.from ?? Number.NEGATIVE_INFINITY, vehicle.to ?? Number.POSITIVE_INFINITY]
    const known = spans.get(key)
    if (known === undefined) spans.set(key, { fitment: fit, years: [span] })
    else known.years.push(span)
  }
  for (const { fitment, years } of spans.values())
    for (const [from, to] of mergeYearRanges(years)) found.fitments.push({ ...fitment, from: yearOrNull(from), to: yearOrNull(to) })
  return found
}

type YearRange = [from: number, to: number]

const yearOrNull = (year: number) => (Number.isFinite(year) ? year : null)

/** Merges overlapping and adjacent year ranges. */
function mergeYearRanges(spans: readonly YearRange[]): YearRange[] {
  const together: YearRange[] = []
  for (const [from, to] of [...spans].sort((one, other) => one[0] - other[0] || one[1] - other[1])) {
    const last = together.at(-1)
    if (last !== undefined && from <= last[1] + 1) last[1] = Math.max(last[1], to)
    else together.push([from, to])
  }
  return together
}
