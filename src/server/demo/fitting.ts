import type { RandomGenerator } from './rng.ts'
import type { Engine, VehicleTarget } from './vehicles.ts'

export interface VehicleFit {
  target: VehicleTarget
  fromYear: number | null
  toYear: number | null
}

/** The last year of an open range of years. */
const THIS_YEAR = 2026
const MAX_VEHICLE_FITS = 14

/** Returns the machines that an accessory fits: those with this engine that were built within a few years of the machine `anchor`. */
export function pickFits(rng: RandomGenerator, engine: Engine, anchor: VehicleTarget): VehicleFit[] {
  const end = anchor.toYear ?? THIS_YEAR
  const start = anchor.fromYear
  if (start === null)
    return engine.targets.slice(0, MAX_VEHICLE_FITS).map((target) => ({ target, fromYear: target.fromYear, toYear: target.toYear }))
  const span = end - start
  const from = span > 9 ? start + rng.randomInteger(0, span - 8) : start
  const to = span > 9 ? Math.min(end, from + rng.randomInteger(5, 9)) : end
  // If two ranges have only one year in common, that year is the changeover between two models, so the machines differ.
  const inside = (target: VehicleTarget) => Math.min(target.toYear ?? THIS_YEAR, to) - Math.max(target.fromYear ?? 1940, from) >= 1
  const near = engine.targets.filter((target) => target === anchor || inside(target))
  const chosen =
    near.length > MAX_VEHICLE_FITS
      ? [
          anchor,
          ...rng.pickSample(
            near.filter((target) => target !== anchor),
            MAX_VEHICLE_FITS - 1,
          ),
        ]
      : near
  return chosen.map((target) => limitFitYears(target, from, to))
}

function limitFitYears(target: VehicleTarget, from: number, to: number): VehicleFit {
  const first = target.fromYear === null ? null : Math.max(target.fromYear, from)
  const open = target.toYear === null && to >= THIS_YEAR
  return { target, fromYear: first, toYear: open ? null : Math.min(target.toYear ?? THIS_YEAR, to) }
}

/** Returns fitments for machines, each with all its years of manufacture. */
export const fitsOfTargets = (targets: readonly VehicleTarget[]): VehicleFit[] =>
  targets.map((target) => ({ target, fromYear: target.fromYear, toYear: target.toYear }))

/** Joins the machines of several units, each machine once with its widest range of years, at most `most` machines. */
export function joinFits(lists: readonly (readonly VehicleFit[])[], most: number): VehicleFit[] {
  const joined = new Map<string, VehicleFit>()
  for (const fits of lists) {
    for (const fit of fits) {
      const key = `${fit.target.modelId} ${fit.target.engine}`
      const known = joined.get(key)
      joined.set(key, known ? mergeFits(known, fit) : fit)
    }
  }
  return [...joined.values()].slice(0, most)
}

const mergeFits = (one: VehicleFit, other: VehicleFit): VehicleFit => ({
  target: one.target,
  fromYear: one.fromYear === null || other.fromYear === null ? null : Math.min(one.fromYear, other.fromYear),
  toYear: one.toYear === null || other.toYear === null ? null : Math.max(one.toYear, other.toYear),
})
