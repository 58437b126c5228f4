import type { MachineClass, Region } from '#server/demo/makes/sheet.ts'
import type { Engine, Target } from '#server/demo/vehicles.ts'
import { supplies } from './suppliers.ts'

interface Matched {
  producer: string
  volts: number
  fits: readonly MachineClass[]
  regions?: readonly Region[]
  makes?: readonly string[]
  engines?: RegExp
  fuel?: 'petrol' | 'diesel'
  years?: readonly [number, number]
}

/** Whether a series is at home on an engine: voltage, fuel, kind of machine, part of the world, supplier, make. */
export const isAtHome = (series: Matched, engine: Engine): boolean =>
  engine.volts === series.volts &&
  series.fits.includes(engine.machine) &&
  (!series.regions || series.regions.includes(engine.region)) &&
  (!series.engines || series.engines.test(engine.label)) &&
  (!series.fuel || (series.fuel === 'diesel') === engine.diesel) &&
  supplies(series.producer, engine) &&
  (!series.makes || engine.targets.some((target) => series.makes?.includes(target.make)))

/** The engine's machines from which a unit of the series may start out, within one application. */
export const anchorsOf = (series: Matched, engine: Engine, applicationId: string): Target[] =>
  engine.targets.filter(
    (target) =>
      target.applicationId === applicationId && (!series.makes || series.makes.includes(target.make)) && meets(series.years, target),
  )

function meets(years: readonly [number, number] | undefined, { from, to }: Target): boolean {
  return !years || from === null || (from < years[1] && (to ?? years[1]) > years[0])
}

/** The option nearest to what is wanted. */
export function nearest(options: readonly number[], wanted: number): number {
  let best = options[0] ?? wanted
  for (const option of options) if (Math.abs(option - wanted) < Math.abs(best - wanted)) best = option
  return best
}

/** A value between two ends by where `at` stands between the least and the greatest option. */
export function between(ends: readonly [number, number], options: readonly number[], at: number): number {
  const least = Math.min(...options)
  const most = Math.max(...options)
  return most === least ? ends[0] : ends[0] + ((ends[1] - ends[0]) * (at - least)) / (most - least)
}
