import type { Application } from './application.ts'
import { narrowed } from './fitment-note.ts'
import { type Overlap, overlapsOf } from './overlaps.ts'
import type { NamedVehicle, UnknownId, VehicleNames } from './vehicle-names.ts'

/** A fitment with vehicle names, before the shop's make and model ids are looked up. */
export interface NamedFitment extends NamedVehicle {
  note: string
}

export interface FromApplications {
  fitments: NamedFitment[]
  /** Applications without vehicle names: their lines and ids. */
  waiting: { line: number; ids: UnknownId[] }[]
  /** Ids that a fitment's note contains as numbers. */
  unnamed: UnknownId[]
  overlaps: Overlap[]
}

/**
 * Computes a part's fitments from its applications. Consecutive years of one model, engine and note are one fitment. Repeated rows count
 * once.
 */
export function fitmentsOf(applications: readonly Application[], names: VehicleNames): FromApplications {
  const found: FromApplications = { fitments: [], waiting: [], unnamed: [], overlaps: overlapsOf(applications, names) }
  const spans = new Map<string, { fit: NamedFitment; years: Span[] }>()
  for (const application of applications) {
    const vehicle = names.vehicle(application.vehicle)
    if (Array.isArray(vehicle)) {
      found.waiting.push({ line: application.line, ids: vehicle })
      continue
    }
    const { engine, note, unknown } = narrowed(names, application)
    found.unnamed.push(...unknown)
    const fit = { ...vehicle, engine: engine || vehicle.engine, note }
    const key = [fit.application, fit.make, fit.model, fit.engine, note].join('\n')
    const span: Span = [vehicle.from ?? Number.NEGATIVE_INFINITY, vehicle.to ?? Number.POSITIVE_INFINITY]
    const known = spans.get(key)
    if (known === undefined) spans.set(key, { fit, years: [span] })
    else known.years.push(span)
  }
  for (const { fit, years } of spans.values())
    for (const [from, to] of merged(years)) found.fitments.push({ ...fit, from: finite(from), to: finite(to) })
  return found
}

type Span = [from: number, to: number]

const finite = (year: number) => (Number.isFinite(year) ? year : null)

/** Merges overlapping and adjacent year ranges. */
function merged(spans: readonly Span[]): Span[] {
  const together: Span[] = []
  for (const [from, to] of [...spans].sort((one, other) => one[0] - other[0] || one[1] - other[1])) {
    const last = together.at(-1)
    if (last !== undefined && from <= last[1] + 1) last[1] = Math.max(last[1], to)
    else together.push([from, to])
  }
  return together
}
