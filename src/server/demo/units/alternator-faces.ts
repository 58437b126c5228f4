import { requiredAlternatorAmps } from '#server/demo/needs.ts'
import { RandomGenerator } from '#server/demo/rng.ts'
import type { Engine } from '#server/demo/vehicles.ts'
import type { AlternatorSeries } from './alternator-series.ts'
import { type EngineBuild, splitIntoBuilds } from './builds.ts'
import { type InterfaceChoice, type MountingInterface, type MountingPosition, mountingPositionsOf } from './places.ts'
import { nearestOption, optionDistance, seriesForBuild } from './series-match.ts'
import type { MountChoice, PlugChoice, PulleyChoice } from './series-text.ts'
import { engineFamilyOf } from './suppliers.ts'

/** The requirements of an engine for its alternator: output, belt, plug and mounting. */
export interface AlternatorInterface extends MountingInterface {
  amps: number
  pulley: PulleyChoice
  plug: PlugChoice
  mount: MountChoice
  rotation: 'CW' | 'CCW' | 'both'
  clockingDeg: number
  hasVacuumPump: boolean
}

export type AlternatorPosition = MountingPosition<AlternatorSeries, AlternatorInterface>

const MAX_AMPERE_DEVIATIONS = [0.28, 0.25] as const
/** The fraction by which the output of another producer's unit may differ for the same mounting. */
const OUTPUT_TOLERANCE = 0.16

/** Returns the mounting positions for alternators, with the series that fit each of them. */
export const alternatorPositionsFor = (engines: readonly Engine[], all: readonly AlternatorSeries[]): AlternatorPosition[] =>
  mountingPositionsOf(engines.flatMap(splitIntoBuilds), (build): InterfaceChoice<AlternatorSeries, AlternatorInterface> | null => {
    const { engine } = build
    const wanted = requiredAlternatorAmps(engine, equipmentYearOf(build))
    if (wanted === 0) return null
    const family = `${engineFamilyOf(engine)} ${engine.isDiesel ? 'diesel' : 'petrol'} ${engine.machine === 'race' ? 'race' : ''}`
    const decade = Math.floor(build.fromYear / 9)
    const sources = seriesForBuild(all, build, `alternator ${family} ${decade}`, ({ amps }) =>
      optionDistance(amps, wanted, MAX_AMPERE_DEVIATIONS),
    )
    const [own] = sources
    if (!own) return null
    const face = chooseAlternatorInterface(build, own, family, nearestOption(own.amps, wanted))
    const alike = sources.filter(
      ({ amps, flywheel, plugs }) =>
        flywheel === own.flywheel &&
        Math.abs(nearestOption(amps, face.amps) / face.amps - 1) <= OUTPUT_TOLERANCE &&
        (plugs.some(([, code]) => code === face.plug[1]) || !specialPlugCodes.has(face.plug[1])),
    )
    return { mountingInterface: face, compatibleSeries: alike }
  })

/** Plug codes that work only with a regulator of the same kind: bus protocols, and one-wire units. */
const specialPlugCodes = new Set(['LIN', 'LIN-L', 'BSS', 'COM', 'one wire'])

/**
 * Returns the year that decides the electrical equipment of a group of machines. It is early in their production, when they were designed.
 */
const equipmentYearOf = ({ fromYear, toYear }: EngineBuild): number => fromYear + Math.min(4, Math.floor((toYear - fromYear) / 2))

function chooseAlternatorInterface(build: EngineBuild, series: AlternatorSeries, family: string, amps: number): AlternatorInterface {
  const { engine } = build
  const name = `${family} ${series.producer} ${series.series}`
  const belts = pulleyChoicesFor(series.pulleys, engine, equipmentYearOf(build), amps * series.volts)
  const pulley = new RandomGenerator(`belt ${name} ${engine.machine}`).pickOne(belts)
  const rng = new RandomGenerator(`alternator face ${name} ${amps} ${pulley.join(' ')}`)
  const plug = rng.pickOne(plugChoicesFor(series, build))
  const rotation = rng.happensWith(series.ccw)
    ? 'CCW'
    : series.fan === 'external' && series.volts === 24 && rng.happensWith(0.1)
      ? 'both'
      : 'CW'
  const pump = rng.happensWith(engine.isDiesel ? series.pump * 1.5 : 0)
  return {
    key: `${name} ${amps} A ${pulley.join(' ')} ${plug[1]} ${pump}`,
    amps,
    pulley,
    plug,
    mount: rng.pickOne(series.mounts),
    rotation,
    clockingDeg: rng.randomStepValue(0, 330, 30),
    hasVacuumPump: pump,
  }
}

/** Returns the plugs of a series that suit the machines: the plug BSS only for BMW, other codes for all others. */
function plugChoicesFor(series: AlternatorSeries, { targets }: EngineBuild): readonly PlugChoice[] {
  const bmw = targets.some(({ make }) => make === 'BMW') && series.plugs.some(([, code]) => code === 'BSS')
  const likely = series.plugs.filter(([, code]) => (code === 'BSS') === bmw)
  return likely.length > 0 ? likely : series.plugs
}

/** The power in watts that a V-belt transmits per groove. */
const WATTS_PER_GROOVE = 1150

/** Returns the maximum number of belt ribs for an engine. Small engines have narrow belts. */
function maxPulleyRibs({ machine, litres }: Pick<Engine, 'machine' | 'litres'>): number {
  if (machine === 'truck') return litres < 5 ? 8 : 12
  if (machine === 'race') return 6
  if (machine === 'car') return litres < 1.5 ? 5 : litres < 3 ? 6 : litres < 5.5 ? 7 : 8
  return litres < 2 ? 4 : litres < 3 ? 5 : litres < 4.2 ? 6 : 8
}

/** The first model year with ribbed belts, by machine class. */
const ribbedBeltFromYear: Partial<Record<Engine['machine'], number>> = {
  car: 1988,
  truck: 1992,
  stern: 1996,
  race: 1949,
  farm: 1995,
  build: 1997,
}
const DEFAULT_RIBBED_FROM_YEAR = 2000
/** The last model year with V-belts, by machine class. */
const wedgeBeltUntilYear: Partial<Record<Engine['machine'], number>> = { car: 1991, truck: 1998, stern: 1998 }

/** Returns the pulleys of a series that suit the machine's class, size and year, or a default pulley for the machine's belt if none do. */
function pulleyChoicesFor(pulleys: readonly PulleyChoice[], engine: Engine, year: number, watts: number): readonly PulleyChoice[] {
  const ribs = maxPulleyRibs(engine)
  const ribbed = year >= (ribbedBeltFromYear[engine.machine] ?? DEFAULT_RIBBED_FROM_YEAR) && engine.litres >= 1
  const wedge = year < (wedgeBeltUntilYear[engine.machine] ?? (engine.litres < 4.2 ? 9999 : 2004))
  const likely = pulleys.filter(([kind, grooves]) => {
    if (kind === 'none') return true
    if (kind === 'OAP' || kind === 'OAD') return engine.machine === 'car' && year >= (kind === 'OAP' ? 1999 : 2004) && grooves <= ribs
    if (kind === 'V') return wedge && watts <= WATTS_PER_GROOVE * grooves && (grooves === 1 || engine.litres >= 3.3)
    return ribbed && grooves <= ribs && grooves >= (engine.machine === 'truck' ? 6 : 4)
  })
  if (likely.length > 0) return likely
  if (ribbed) return [['PV', Math.min(ribs, 6), 60]]
  return [watts > WATTS_PER_GROOVE && engine.litres >= 3.3 ? ['V', 2, 79] : ['V', 1, 70]]
}
