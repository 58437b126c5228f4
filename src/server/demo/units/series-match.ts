import type { MachineClass, Region } from '#server/demo/makes/sheet.ts'
import { RandomGenerator } from '#server/demo/rng.ts'
import type { EngineBuild } from './builds.ts'
import { isSupplierOf } from './suppliers.ts'

interface MatchableSeries {
  producer: string
  series: string
  volts: number
  fits: readonly MachineClass[]
  regions?: readonly Region[]
  makes?: readonly string[]
  engines?: RegExp
  fuel?: 'petrol' | 'diesel'
  years?: readonly [number, number]
  /** How frequent the series is, relative to others. */
  share: number
}

/** Whether a series suits an engine by voltage, fuel, machine class, region, supplier and make. */
const suitsEngine = (series: MatchableSeries, { engine, targets }: EngineBuild): boolean =>
  engine.volts === series.volts &&
  series.fits.includes(engine.machine) &&
  (!series.regions || series.regions.includes(engine.region)) &&
  (!series.engines || series.engines.test(engine.label)) &&
  (!series.fuel || (series.fuel === 'diesel') === engine.isDiesel) &&
  isSupplierOf(series.producer, engine) &&
  (!series.makes || targets.some((target) => series.makes?.includes(target.make)))

/** Returns in how many of the machines' model years a series was made. A series without years was always made. */
const yearsInCommon = ({ years }: MatchableSeries, { fromYear, toYear }: EngineBuild): number =>
  years ? Math.min(toYear, years[1]) - Math.max(fromYear, years[0]) : toYear - fromYear

/** Whether a series was made during the first model years of the machines, and not only at the end. */
const wasMadeForBuild = (series: MatchableSeries, build: EngineBuild): boolean =>
  yearsInCommon(series, build) >= Math.min(4, build.toYear - build.fromYear) && (series.years?.[0] ?? 0) <= build.fromYear + 4

/**
 * Returns the series that fit an engine and its machines, in random order, common series more likely first. `strength`: how far a series is
 * from the required power; up to 1 is acceptable. If no series is acceptable, the nearest ones are returned.
 */
export function seriesForBuild<Series extends MatchableSeries>(
  all: readonly Series[],
  build: EngineBuild,
  seed: string,
  strength: (series: Series) => number,
): Series[] {
  const home = all.filter((series) => suitsEngine(series, build))
  const ofItsTime = home.filter((series) => wasMadeForBuild(series, build))
  const known = ofItsTime.length > 0 ? ofItsTime : home
  const strong = known.filter((series) => strength(series) <= 1)
  const nearest = Math.min(...known.map(strength))
  const may = strong.length > 0 ? strong : known.filter((series) => strength(series) === nearest)
  return may
    .map((series) => ({
      series,
      key: new RandomGenerator(`${seed} ${series.producer} ${series.series}`).nextFraction() ** (1 / series.share),
    }))
    .sort((a, b) => b.key - a.key)
    .map(({ series }) => series)
}

/** Returns how far `wanted` is from a range of options: 0 within the range, 1 at the tolerance below or above it. */
export function optionDistance(options: readonly number[], wanted: number, [below, above]: readonly [number, number]): number {
  const [least, most] = [Math.min(...options), Math.max(...options)]
  return wanted < least ? (1 - wanted / least) / below : wanted > most ? (wanted / most - 1) / above : 0
}

/** Returns the option that is closest to `wanted`. */
export function nearestOption(options: readonly number[], wanted: number): number {
  let best = options[0] ?? wanted
  for (const option of options) if (Math.abs(option - wanted) < Math.abs(best - wanted)) best = option
  return best
}

/** Interpolates between the two values in `ends`, by the position of `at` between the smallest and the largest option. */
export function interpolateOption(ends: readonly [number, number], options: readonly number[], at: number): number {
  const least = Math.min(...options)
  const most = Math.max(...options)
  return most === least ? ends[0] : ends[0] + ((ends[1] - ends[0]) * (at - least)) / (most - least)
}
