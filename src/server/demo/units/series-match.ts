import type { MachineClass, Region } from '#server/demo/makes/sheet.ts'
import { Rng } from '#server/demo/rng.ts'
import type { Build } from './builds.ts'
import { supplies } from './suppliers.ts'

interface Matched {
  producer: string
  series: string
  volts: number
  fits: readonly MachineClass[]
  regions?: readonly Region[]
  makes?: readonly string[]
  engines?: RegExp
  fuel?: 'petrol' | 'diesel'
  years?: readonly [number, number]
  /** How common the series is on the shelf. */
  share: number
}

/** Whether a series is at home on an engine: voltage, fuel, kind of machine, part of the world, supplier, make. */
const isAtHome = (series: Matched, { engine, targets }: Build): boolean =>
  engine.volts === series.volts &&
  series.fits.includes(engine.machine) &&
  (!series.regions || series.regions.includes(engine.region)) &&
  (!series.engines || series.engines.test(engine.label)) &&
  (!series.fuel || (series.fuel === 'diesel') === engine.diesel) &&
  supplies(series.producer, engine) &&
  (!series.makes || targets.some((target) => series.makes?.includes(target.make)))

/** For how many of a build's years a series was made; a series without years was always made. */
const sharedYears = ({ years }: Matched, { from, to }: Build): number =>
  years ? Math.min(to, years[1]) - Math.max(from, years[0]) : to - from

/** Whether a series was made when the machines were: not for the last of them only. */
const meets = (series: Matched, build: Build): boolean =>
  sharedYears(series, build) >= Math.min(4, build.to - build.from) && (series.years?.[0] ?? 0) <= build.from + 4

/**
 * The series that are made for a build, the likeliest first; `strength` says how far a series is from what the engine wants, 1 being the
 * farthest that will do. An engine for which nothing of its time is strong enough takes what comes nearest, as its owner would.
 */
export function sourcesOf<Series extends Matched>(
  all: readonly Series[],
  build: Build,
  seed: string,
  strength: (series: Series) => number,
): Series[] {
  const home = all.filter((series) => isAtHome(series, build))
  const ofItsTime = home.filter((series) => meets(series, build))
  const known = ofItsTime.length > 0 ? ofItsTime : home
  const strong = known.filter((series) => strength(series) <= 1)
  const nearest = Math.min(...known.map(strength))
  const may = strong.length > 0 ? strong : known.filter((series) => strength(series) === nearest)
  return may
    .map((series) => ({ series, key: new Rng(`${seed} ${series.producer} ${series.series}`).next() ** (1 / series.share) }))
    .sort((a, b) => b.key - a.key)
    .map(({ series }) => series)
}

/** How far `wanted` is from the least and the greatest option: 0 between them, 1 at `slack` below or above. */
export function distance(options: readonly number[], wanted: number, [below, above]: readonly [number, number]): number {
  const [least, most] = [Math.min(...options), Math.max(...options)]
  return wanted < least ? (1 - wanted / least) / below : wanted > most ? (wanted / most - 1) / above : 0
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
