import { requiredStarterKw } from '#server/demo/needs.ts'
import { RandomGenerator } from '#server/demo/rng.ts'
import type { Engine } from '#server/demo/vehicles.ts'
import { splitIntoBuilds } from './builds.ts'
import { type InterfaceChoice, type MountingInterface, type MountingPosition, mountingPositionsOf } from './places.ts'
import { nearestOption, optionDistance, seriesForBuild } from './series-match.ts'
import type { StarterSeries } from './starter-series.ts'
import { engineFamilyOf } from './suppliers.ts'

/** The requirements of an engine's flywheel and gearbox for its starter. */
export interface StarterInterface extends MountingInterface {
  powerKw: number
  teeth: number
  /** The module of the pinion's teeth in mm. */
  module: number
  rotation: 'CW' | 'CCW'
  pilotMm: number
  holeCount: number
  holeSize: StarterSeries['hole']
  solenoidClockHour: number
}

export type StarterMountingPosition = MountingPosition<StarterSeries, StarterInterface>

/** How far the power of a series may lie below and above the required power, as fractions of the series' lowest and highest power. */
const MAX_KILOWATT_DEVIATIONS = [0.18, 0.22] as const

/** Returns the mounting positions for starters, with the series that fit each of them. */
export const starterPositionsFor = (engines: readonly Engine[], all: readonly StarterSeries[]): StarterMountingPosition[] =>
  mountingPositionsOf(
    engines.filter((engine) => requiredStarterKw(engine) > 0).flatMap(splitIntoBuilds),
    (build): InterfaceChoice<StarterSeries, StarterInterface> | null => {
      const { engine } = build
      const family = `${engineFamilyOf(engine)} ${engine.isDiesel ? 'diesel' : 'petrol'} ${engine.machine === 'race' ? 'race' : ''}`
      const wanted = requiredStarterKw(engine)
      const decade = Math.floor(build.fromYear / 9)
      const sources = seriesForBuild(all, build, `starter ${family} ${decade}`, ({ kw }) =>
        optionDistance(kw, wanted, MAX_KILOWATT_DEVIATIONS),
      )
      const [own] = sources
      if (!own) return null
      const face = chooseStarterInterface(engine, own, family, nearestOption(own.kw, wanted))
      const alike = sources.filter(({ teeth, pilot }) => teeth.includes(face.teeth) && pilot.includes(face.pilotMm))
      return { mountingInterface: face, compatibleSeries: alike }
    },
  )

function chooseStarterInterface(engine: Engine, series: StarterSeries, family: string, powerKw: number): StarterInterface {
  const name = `${family} ${series.producer} ${series.series}`
  const rng = new RandomGenerator(`starter face ${name} ${powerKw}`)
  const gearbox = new RandomGenerator(`gearbox ${engineFamilyOf(engine)} ${engine.label}`)
  const rotation = gearbox.happensWith(counterClockwiseShare(engine, series.ccw)) ? 'CCW' : 'CW'
  return {
    key: `${name} ${powerKw} kW ${rotation}`,
    powerKw,
    teeth: rng.pickOne(series.teeth),
    module: series.module,
    rotation,
    pilotMm: rng.pickOne(series.pilot),
    holeCount: rng.pickOne(series.holes),
    holeSize: series.hole,
    solenoidClockHour: rng.pickOne(series.clock),
  }
}

/**
 * The share of a make's engines whose starter turns counter-clockwise, seen from the pinion. These are transverse engines with the starter
 * on the far side of the gearbox. About 85 % of all starters turn clockwise.
 */
const counterClockwiseShares: Readonly<Record<string, number>> = {
  Subaru: 0.85,
  Volkswagen: 0.5,
  Audi: 0.35,
  Škoda: 0.5,
  Renault: 0.5,
  Peugeot: 0.5,
  Citroën: 0.5,
  Fiat: 0.5,
  Opel: 0.4,
  Volvo: 0.4,
  Honda: 0.45,
  Hyundai: 0.25,
  Kia: 0.25,
  Mazda: 0.3,
  Mitsubishi: 0.25,
  Nissan: 0.2,
  Suzuki: 0.2,
}

/** Returns the probability that an engine's starter turns counter-clockwise. `own`: the share of such starters in the series. */
function counterClockwiseShare({ machine, targets }: Engine, own: number): number {
  const [first] = targets
  return Math.max(own, machine === 'car' ? (counterClockwiseShares[first?.make ?? ''] ?? 0) : 0)
}
