import { alternatorAmpsFor } from '#server/demo/needs.ts'
import { Rng } from '#server/demo/rng.ts'
import type { Engine } from '#server/demo/vehicles.ts'
import type { AlternatorSeries } from './alternator-series.ts'
import { type Build, buildsOf } from './builds.ts'
import { type Choice, type MountingInterface, type MountingPosition, placesOf } from './places.ts'
import { distance, nearest, sourcesOf } from './series-match.ts'
import type { MountChoice, PlugChoice, PulleyChoice } from './series-text.ts'
import { familyOf } from './suppliers.ts'

/** The requirements of an engine for its alternator: output, belt, plug and mounting. */
export interface AlternatorInterface extends MountingInterface {
  amps: number
  pulley: PulleyChoice
  plug: PlugChoice
  mount: MountChoice
  rotation: 'CW' | 'CCW' | 'both'
  clockingDeg: number
  pump: boolean
}

export type AlternatorPlace = MountingPosition<AlternatorSeries, AlternatorInterface>

const SLACK = [0.28, 0.25] as const
/** The fraction by which the output of another producer's unit may differ for the same mounting. */
const OUTPUT_TOLERANCE = 0.16

/** Returns the mounting positions for alternators, with the series that fit each of them. */
export const alternatorPlaces = (engines: readonly Engine[], all: readonly AlternatorSeries[]): AlternatorPlace[] =>
  placesOf(engines.flatMap(buildsOf), (build): Choice<AlternatorSeries, AlternatorInterface> | null => {
    const { engine } = build
    const wanted = alternatorAmpsFor(engine, equipmentYear(build))
    if (wanted === 0) return null
    const family = `${familyOf(engine)} ${engine.diesel ? 'diesel' : 'petrol'} ${engine.machine === 'race' ? 'race' : ''}`
    const decade = Math.floor(build.from / 9)
    const sources = sourcesOf(all, build, `alternator ${family} ${decade}`, ({ amps }) => distance(amps, wanted, SLACK))
    const [own] = sources
    if (!own) return null
    const face = alternatorFace(build, own, family, nearest(own.amps, wanted))
    const alike = sources.filter(
      ({ amps, flywheel, plugs }) =>
        flywheel === own.flywheel &&
        Math.abs(nearest(amps, face.amps) / face.amps - 1) <= OUTPUT_TOLERANCE &&
        (plugs.some(([, code]) => code === face.plug[1]) || !specialPlugCodes.has(face.plug[1])),
    )
    return { face, sources: alike }
  })

/** Plug codes that work only with a regulator of the same kind: bus protocols, and one-wire units. */
const specialPlugCodes = new Set(['LIN', 'LIN-L', 'BSS', 'COM', 'one wire'])

/**
 * Returns the year that decides the electrical equipment of a group of machines. It is early in their production, when they were designed.
 */
const equipmentYear = ({ from, to }: Build): number => from + Math.min(4, Math.floor((to - from) / 2))

function alternatorFace(build: Build, series: AlternatorSeries, family: string, amps: number): AlternatorInterface {
  const { engine } = build
  const name = `${family} ${series.producer} ${series.series}`
  const belts = pulleysFor(series.pulleys, engine, equipmentYear(build), amps * series.volts)
  const pulley = new Rng(`belt ${name} ${engine.machine}`).pick(belts)
  const rng = new Rng(`alternator face ${name} ${amps} ${pulley.join(' ')}`)
  const plug = rng.pick(plugsOf(series, build))
  const rotation = rng.chance(series.ccw) ? 'CCW' : series.fan === 'external' && series.volts === 24 && rng.chance(0.1) ? 'both' : 'CW'
  const pump = rng.chance(engine.diesel ? series.pump * 1.5 : 0)
  return {
    key: `${name} ${amps} A ${pulley.join(' ')} ${plug[1]} ${pump}`,
    amps,
    pulley,
    plug,
    mount: rng.pick(series.mounts),
    rotation,
    clockingDeg: rng.stepValue(0, 330, 30),
    pump,
  }
}

/** Returns the plugs of a series that suit the machines: the plug BSS only for BMW, other codes for all others. */
function plugsOf(series: AlternatorSeries, { targets }: Build): readonly PlugChoice[] {
  const bmw = targets.some(({ make }) => make === 'BMW') && series.plugs.some(([, code]) => code === 'BSS')
  const likely = series.plugs.filter(([, code]) => (code === 'BSS') === bmw)
  return likely.length > 0 ? likely : series.plugs
}

/** The power in watts that a V-belt transmits per groove. */
const WATTS_A_GROOVE = 1150

/** Returns the maximum number of belt ribs for an engine. Small engines have narrow belts. */
function ribsMost({ machine, litres }: Pick<Engine, 'machine' | 'litres'>): number {
  if (machine === 'truck') return litres < 5 ? 8 : 12
  if (machine === 'race') return 6
  if (machine === 'car') return litres < 1.5 ? 5 : litres < 3 ? 6 : litres < 5.5 ? 7 : 8
  return litres < 2 ? 4 : litres < 3 ? 5 : litres < 4.2 ? 6 : 8
}

/** The first model year with ribbed belts, by machine class. */
const ribbedFrom: Partial<Record<Engine['machine'], number>> = { car: 1988, truck: 1992, stern: 1996, race: 1949, farm: 1995, build: 1997 }
const RIBBED_FROM = 2000
/** The last model year with V-belts, by machine class. */
const wedgeUntil: Partial<Record<Engine['machine'], number>> = { car: 1991, truck: 1998, stern: 1998 }

/** Returns the pulleys of a series that suit the machine's class, size and year, or a default pulley for the machine's belt if none do. */
function pulleysFor(pulleys: readonly PulleyChoice[], engine: Engine, year: number, watts: number): readonly PulleyChoice[] {
  const ribs = ribsMost(engine)
  const ribbed = year >= (ribbedFrom[engine.machine] ?? RIBBED_FROM) && engine.litres >= 1
  const wedge = year < (wedgeUntil[engine.machine] ?? (engine.litres < 4.2 ? 9999 : 2004))
  const likely = pulleys.filter(([kind, grooves]) => {
    if (kind === 'none') return true
    if (kind === 'OAP' || kind === 'OAD') return engine.machine === 'car' && year >= (kind === 'OAP' ? 1999 : 2004) && grooves <= ribs
    if (kind === 'V') return wedge && watts <= WATTS_A_GROOVE * grooves && (grooves === 1 || engine.litres >= 3.3)
    return ribbed && grooves <= ribs && grooves >= (engine.machine === 'truck' ? 6 : 4)
  })
  if (likely.length > 0) return likely
  if (ribbed) return [['PV', Math.min(ribs, 6), 60]]
  return [watts > WATTS_A_GROOVE && engine.litres >= 3.3 ? ['V', 2, 79] : ['V', 1, 70]]
}
