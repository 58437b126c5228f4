import type { Article } from '#server/demo/article.ts'
import { fitsOfTargets, type VehicleFit } from '#server/demo/fitting.ts'
import type { PartNumberGenerator } from '#server/demo/numbers/shapes.ts'
import type { RandomGenerator } from '#server/demo/rng.ts'
import type { Engine } from '#server/demo/vehicles.ts'
import { interpolateOption, nearestOption } from './series-match.ts'
import { numberPatternsWithinYears } from './series-text.ts'
import type { StarterMountingPosition } from './starter-faces.ts'
import { hasSolenoid, starterPartsList } from './starter-positions.ts'
import type { StarterSeries } from './starter-series.ts'
import { drawUnitNumbers } from './unit-numbers.ts'

/**
 * The data that all starters of one chapter (a piece of the generated catalogue) share, because they have the same castings and stampings.
 */
export interface StarterPlatform {
  series: StarterSeries
  platformKey: string
  outerDiameterMm: number
  splineCount: number
  commutatorBarCount: number
  commutatorDiameterMm: number
  brushSizeMm: readonly [number, number]
  /** Bore and outside diameter, in mm, of the starter's bushings at the drive end and at the commutator end. */
  bushingSizesMm: readonly [readonly [number, number], readonly [number, number]]
  bearingCodes: readonly [string, string]
}

const largeBushingSizesMm: readonly (readonly [number, number])[] = [
  [14.04, 18.08],
  [16.05, 20.1],
  [19.06, 22.1],
]
const mediumBushingSizesMm: readonly (readonly [number, number])[] = [
  [10.04, 13.05],
  [11.98, 15.1],
  [12.54, 16.05],
]
const smallBushingSizesMm: readonly (readonly [number, number])[] = [
  [8.09, 11.1],
  [8.12, 12.05],
  [9.04, 12.1],
  [10.02, 14.05],
]

export function drawStarterPlatform(rng: RandomGenerator, series: StarterSeries, key: string): StarterPlatform {
  const od = series.od + rng.randomInteger(-2, 2)
  const bars =
    series.kind === 'inertia'
      ? rng.pickOne([16, 18, 21])
      : series.od > 120
        ? rng.pickOne([31, 33])
        : series.od > 90
          ? rng.pickOne([27, 29, 31])
          : rng.pickOne([21, 23, 25, 28])
  return {
    series,
    platformKey: key,
    outerDiameterMm: od,
    splineCount: series.kind === 'inertia' ? 0 : series.od > 100 ? rng.pickOne([10, 12]) : rng.pickOne([8, 9, 10]),
    commutatorBarCount: bars,
    commutatorDiameterMm: Math.round(
      series.od > 100
        ? rng.randomStepValue(42, 50, 0.5)
        : series.kind === 'inertia' || series.kind === 'PMDD'
          ? rng.randomStepValue(22, 28, 0.5)
          : rng.randomStepValue(28, 35, 0.5),
    ),
    brushSizeMm:
      series.od > 100
        ? [22, 13]
        : series.kind === 'inertia' || series.kind === 'PMDD'
          ? [11, 6.5]
          : rng.pickOne([
              [14, 9],
              [15, 10],
              [16, 11],
            ] as const),
    bushingSizesMm: [rng.pickOne(series.od > 100 ? largeBushingSizesMm : mediumBushingSizesMm), rng.pickOne(smallBushingSizesMm)],
    bearingCodes: series.od > 90 ? ['6001', '6202'] : ['608', '6000'],
  }
}

const starterKindTexts = {
  DD: 'direct drive',
  PMDD: 'permanent-magnet direct drive',
  PLGR: 'planetary gear reduction',
  PMGR: 'permanent-magnet gear reduction',
  OSGR: 'offset gear reduction',
  inertia: 'inertia drive',
} as const

export const starterGroupName = (series: StarterSeries): string => `${series.volts} V ${starterKindTexts[series.kind]}`

/** Returns the outside diameter of a pinion in mm. It is the same on a starter and on the drive that is sold for the starter. */
export const pinionOdMm = (module: number, teeth: number): number => Number((module * (teeth + 2) + 0.1).toFixed(1))

/**
 * Creates a starter for a mounting position. The position determines pinion, pilot and bolts. The platform (the data that units of a series
 * share) determines everything else.
 */
export function makeStarterUnit(
  rng: RandomGenerator,
  mint: PartNumberGenerator,
  platform: StarterPlatform,
  { mountingInterface, engine, targets, fromYear, toYear }: StarterMountingPosition,
  categoryId: string,
  no: number,
): Article {
  const { series } = platform
  const fits = fitsOfTargets(targets)
  const { teeth, rotation, pilotMm, holeCount, holeSize } = mountingInterface
  const powerKw = nearestOption(series.kw, mountingInterface.powerKw)
  const lengthMm = Math.round(interpolateOption(series.length, series.kw, powerKw) + rng.randomInteger(-3, 3))
  const kg = interpolateOption(series.kg, series.kw, powerKw) * rng.randomStepValue(0.97, 1.03, 0.01)
  const engaged = hasSolenoid(series.kind)
  const shapes = numberPatternsWithinYears(series.oe, fromYear, toYear)
  const noLoadAmps = Math.round((powerKw < 1 ? 40 : series.volts === 24 ? 60 : 70) + powerKw * (series.volts === 24 ? 10 : 14))
  const plain = (45 + powerKw * 38 + kg * 5.5) * priceFactor(engine, series)
  const threaded = typeof holeSize === 'string'
  return {
    type: 'starter',
    categoryId,
    group: starterGroupName(series),
    name: `Starter, ${series.producer} ${series.series}`,
    producer: series.producer,
    series: series.series,
    country: series.country,
    attributes: {
      voltage: series.volts,
      powerKw,
      teeth,
      rotation,
      starterKind: series.kind,
      pinionOdMm: pinionOdMm(mountingInterface.module, teeth),
      ...(pilotMm > 0 ? { pilotMm } : {}),
      holes: holeCount,
      ...(threaded ? { thread: holeSize } : { holeMm: holeSize }),
      ...(engaged ? { solenoidClock: mountingInterface.solenoidClockHour } : {}),
      terminals: series.terminals,
      studThread: series.stud,
      lengthMm,
      bodyOdMm: platform.outerDiameterMm,
      noLoadAmps,
      noLoadRpm:
        series.kind === 'DD'
          ? rng.randomStepValue(3000, 5000, 100)
          : series.kind === 'inertia'
            ? rng.randomStepValue(6000, 9000, 500)
            : rng.randomStepValue(2500, 3600, 100),
      brushNewMm: platform.brushSizeMm[0],
      brushLeastMm: platform.brushSizeMm[1],
      supplied: engaged ? 'with solenoid' : 'without relay',
    },
    weightG: Math.round((kg * 1000) / 10) * 10,
    boxMm: { length: lengthMm + 50, width: platform.outerDiameterMm + 70, height: platform.outerDiameterMm + 80 },
    newPriceUsd: plain,
    coreUsd: engine.machine === 'lawn' || engine.machine === 'atv' || engine.machine === 'race' ? 0 : plain * 0.3,
    unitKey: `${platform.platformKey}-${no}`,
    numbers: drawUnitNumbers(
      rng,
      mint,
      { type: 'starter', producer: series.producer, numberPatterns: shapes, isAmerican: engine.region === 'us', year: fromYear },
      fits,
    ),
    numberPatterns: shapes,
    fits,
    positions: starterPartsList(series.kind, platform.bearingCodes, { ...mountingInterface, powerKw }),
    tags: starterTagsOf(fits),
  }
}

const priceFactorByMachine: Partial<Record<Engine['machine'], number>> = {
  lawn: 0.75,
  atv: 0.95,
  outboard: 1.3,
  stern: 1.2,
  boat: 1.1,
  race: 1.9,
}
/** Returns a price factor. Special starters for tuned engines cost more than standard replacements. */
const priceFactor = ({ machine }: Engine, { producer }: StarterSeries): number =>
  machine === 'race' && producer !== 'Blackstrip' ? 0.8 : (priceFactorByMachine[machine] ?? 1)

const starterTagsOf = (fits: readonly VehicleFit[]): string[] => [...new Set(fits.map((fit) => fit.target.engine))]
