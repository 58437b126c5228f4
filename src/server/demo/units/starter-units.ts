import type { Article, Position } from '#server/demo/article.ts'
import { type Fit, pickFits } from '#server/demo/fitting.ts'
import { starterKwFor } from '#server/demo/needs.ts'
import type { Mint } from '#server/demo/numbers/shapes.ts'
import type { Rng } from '#server/demo/rng.ts'
import type { Engine, Target } from '#server/demo/vehicles.ts'
import { between, nearest } from './series-match.ts'
import type { StarterSeries } from './starter-series.ts'
import { unitNumbers } from './unit-numbers.ts'

/** What all starters of one chapter share: the pieces that are cast and stamped once. */
export interface StarterPlatform {
  series: StarterSeries
  key: string
  od: number
  splines: number
  bars: number
  commutatorOd: number
  brush: readonly [number, number]
  /** Bore and outside diameter in mm of the bushings at the drive end and at the commutator end. */
  bushings: readonly [readonly [number, number], readonly [number, number]]
  bearings: readonly [string, string]
}

const largeBushings: readonly (readonly [number, number])[] = [
  [14.04, 18.08],
  [16.05, 20.1],
  [19.06, 22.1],
]
const bushings: readonly (readonly [number, number])[] = [
  [10.04, 13.05],
  [11.98, 15.1],
  [12.54, 16.05],
]
const smallBushings: readonly (readonly [number, number])[] = [
  [8.09, 11.1],
  [8.12, 12.05],
  [9.04, 12.1],
  [10.02, 14.05],
]

export function starterPlatform(rng: Rng, series: StarterSeries, key: string): StarterPlatform {
  const od = series.od + rng.int(-2, 2)
  const bars =
    series.kind === 'inertia'
      ? rng.pick([16, 18, 21])
      : series.od > 120
        ? rng.pick([31, 33])
        : series.od > 90
          ? rng.pick([27, 29, 31])
          : rng.pick([21, 23, 25, 28])
  return {
    series,
    key,
    od,
    splines: series.kind === 'inertia' ? 0 : series.od > 100 ? rng.pick([10, 12]) : rng.pick([8, 9, 10]),
    bars,
    commutatorOd: Math.round(
      series.od > 100
        ? rng.grid(42, 50, 0.5)
        : series.kind === 'inertia' || series.kind === 'PMDD'
          ? rng.grid(22, 28, 0.5)
          : rng.grid(28, 35, 0.5),
    ),
    brush:
      series.od > 100
        ? [22, 13]
        : series.kind === 'inertia' || series.kind === 'PMDD'
          ? [11, 6.5]
          : rng.pick([
              [14, 9],
              [15, 10],
              [16, 11],
            ] as const),
    bushings: [rng.pick(series.od > 100 ? largeBushings : bushings), rng.pick(smallBushings)],
    bearings: series.od > 90 ? ['6001', '6202'] : ['608', '6000'],
  }
}

const kinds = {
  DD: 'direct drive',
  PMDD: 'permanent-magnet direct drive',
  PLGR: 'planetary gear reduction',
  PMGR: 'permanent-magnet gear reduction',
  OSGR: 'offset gear reduction',
  inertia: 'inertia drive',
} as const

export const starterGroup = (series: StarterSeries): string => `${series.volts} V ${kinds[series.kind]}`

/** One starter of a platform for an engine. */
export function starterUnit(
  rng: Rng,
  mint: Mint,
  platform: StarterPlatform,
  engine: Engine,
  anchor: Target,
  categoryId: string,
  no: number,
): Article {
  const { series } = platform
  const fits = pickFits(rng, engine, anchor, series.years)
  const powerKw = nearest(series.kw, starterKwFor(engine) * rng.grid(0.93, 1.1, 0.01))
  const teeth = rng.pick(series.teeth)
  const rotation = rng.chance(Math.max(series.ccw, anchor.make === 'Subaru' ? 0.8 : 0)) ? 'CCW' : 'CW'
  const pilotMm = rng.pick(series.pilot)
  const holes = rng.pick(series.holes)
  const lengthMm = Math.round(between(series.length, series.kw, powerKw) + rng.int(-3, 3))
  const kg = between(series.kg, series.kw, powerKw) * rng.grid(0.97, 1.03, 0.01)
  const geared = series.kind !== 'inertia' && series.kind !== 'PMDD'
  const noLoadAmps = Math.round((powerKw < 1 ? 40 : series.volts === 24 ? 60 : 70) + powerKw * (series.volts === 24 ? 10 : 14))
  const variant = { powerKw, teeth, rotation, pilotMm, holes }
  const plain = (45 + powerKw * 38 + kg * 5.5) * priceFactor(engine, series)
  const threaded = typeof series.hole === 'string'
  return {
    type: 'starter',
    categoryId,
    group: starterGroup(series),
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
      pinionOdMm: Number((series.module * (teeth + 2) + rng.grid(-0.2, 0.4, 0.1)).toFixed(1)),
      ...(pilotMm > 0 ? { pilotMm } : {}),
      holes,
      ...(threaded ? { thread: series.hole } : { holeMm: series.hole }),
      ...(geared ? { solenoidClock: rng.pick(series.clock) } : {}),
      terminals: series.terminals,
      studThread: series.stud,
      lengthMm,
      bodyOdMm: platform.od,
      noLoadAmps,
      noLoadRpm:
        series.kind === 'DD'
          ? rng.grid(3000, 5000, 100)
          : series.kind === 'inertia'
            ? rng.grid(6000, 9000, 500)
            : rng.grid(2500, 3600, 100),
      brushNewMm: platform.brush[0],
      brushLeastMm: platform.brush[1],
      supplied: geared ? 'with solenoid' : 'without relay',
    },
    weightG: Math.round((kg * 1000) / 10) * 10,
    boxMm: { length: lengthMm + 50, width: platform.od + 70, height: platform.od + 80 },
    plainUsd: plain,
    coreUsd: engine.machine === 'lawn' || engine.machine === 'atv' || engine.machine === 'race' ? 0 : plain * 0.3,
    unitKey: `${platform.key}-${no}`,
    numbers: unitNumbers(
      rng,
      mint,
      { type: 'starter', producer: series.producer, shapes: series.oe, american: engine.region === 'us' },
      fits,
    ),
    shapes: series.oe,
    fits,
    positions: starterPositions(platform, variant),
    tags: tagsOf(fits),
  }
}

const factors: Partial<Record<Engine['machine'], number>> = { lawn: 0.75, atv: 0.95, outboard: 1.3, stern: 1.2, boat: 1.1, race: 1.9 }
/** Tuned engines' own starters cost more; a stock replacement does not. */
const priceFactor = ({ machine }: Engine, { producer }: StarterSeries): number =>
  machine === 'race' && producer !== 'Blackstrip' ? 0.8 : (factors[machine] ?? 1)

const tagsOf = (fits: readonly Fit[]): string[] => [...new Set(fits.map((fit) => fit.target.engine))]

interface Variant {
  powerKw: number
  teeth: number
  rotation: string
  pilotMm: number
  holes: number
}

function starterPositions(platform: StarterPlatform, variant: Variant): Position[] {
  const { kind } = platform.series
  const simple = kind === 'inertia' || kind === 'PMDD'
  const geared = kind === 'PLGR' || kind === 'PMGR' || kind === 'OSGR'
  const at = (name: string, qty: number, slot: string | null): Position => ({ name, qty, slot })
  return [
    ...(simple ? [] : [at('Solenoid', 1, 'solenoid')]),
    at(simple ? 'Drive-end bracket' : 'Drive-end housing', 1, `driveEndHousing ${variant.pilotMm} ${variant.holes}`),
    ...(simple ? [] : [at('Fork lever', 1, 'forkLever')]),
    at('Drive assembly', 1, `drive ${variant.teeth} ${variant.rotation}`),
    ...(geared ? [at(kind === 'OSGR' ? 'Reduction gear' : 'Planetary gear set', 1, `planetaryGear ${variant.powerKw}`)] : []),
    at('Armature', 1, `armature ${variant.powerKw}`),
    ...(kind === 'OSGR'
      ? [
          at('Bearing, armature drive end', 1, `bearing ${platform.bearings[1]}`),
          at('Bearing, armature rear', 1, `bearing ${platform.bearings[0]}`),
        ]
      : []),
    at('Field case', 1, `fieldCase ${variant.powerKw}`),
    at('Brush holder', 1, 'brushHolder'),
    at('Brush set', 1, 'brushSet'),
    at('Commutator-end cover', 1, 'commutatorEndCover'),
    at('Bushing, drive end', 1, 'bushing 0'),
    at('Bushing, commutator end', 1, 'bushing 1'),
    at('Through bolt', 2, null),
    ...(simple ? [] : [at('Seals and O-rings', 1, null)]),
    at('Repair kit', 1, 'starterRepairKit'),
  ]
}
