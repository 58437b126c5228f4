import type { Article, Position } from '#server/demo/article.ts'
import { pickFits } from '#server/demo/fitting.ts'
import { alternatorAmpsFor } from '#server/demo/needs.ts'
import type { Mint } from '#server/demo/numbers/shapes.ts'
import type { Rng } from '#server/demo/rng.ts'
import type { Engine, Target } from '#server/demo/vehicles.ts'
import type { AlternatorSeries } from './alternator-series.ts'
import type { MountChoice, PlugChoice, PulleyChoice } from './series-text.ts'
import { between, nearest } from './series-match.ts'
import { unitNumbers } from './unit-numbers.ts'

export interface AlternatorPlatform {
  series: AlternatorSeries
  key: string
  od: number
  slipRingOd: number
}

export const alternatorPlatform = (rng: Rng, series: AlternatorSeries, key: string): AlternatorPlatform => ({
  series,
  key,
  od: series.od + rng.int(-2, 2),
  slipRingOd: series.brush[0] > 16 ? rng.pick([22.7, 32.5, 33]) : rng.pick([14.4, 15.4, 22, 26.7]),
})

const fanWord = { internal: 'internal fan', external: 'external fan' } as const

/** `14 V 6-groove internal fan`: the nominal voltage, as alternators are spoken of. */
function alternatorGroup(series: AlternatorSeries, [kind, grooves]: PulleyChoice): string {
  const volts = series.volts === 24 ? '28 V' : '14 V'
  const belt = kind === 'none' ? 'without pulley' : kind === 'V' ? (grooves > 1 ? 'twin V-belt' : 'V-belt') : `${grooves}-groove`
  return series.brushless ? `${volts} brushless` : `${volts} ${belt} ${fanWord[series.fan]}`
}

/** The pulley that a machine of that kind and age would carry: old ones a wedge belt, new ones ribs. */
function pulleyFor(rng: Rng, series: AlternatorSeries, engine: Engine, year: number, watts: number): PulleyChoice {
  const road = engine.machine === 'car' || engine.machine === 'truck'
  const likely = series.pulleys.filter(([kind, grooves]) => {
    if (kind === 'OAP' || kind === 'OAD') return year >= 1998
    if (kind === 'V') return watts <= 1150 * grooves && (!road || year < (engine.machine === 'car' ? 1996 : 2002))
    return kind === 'none' || year >= 1986
  })
  return rng.pick(likely.length > 0 ? likely : series.pulleys)
}

/** BSS is BMW's tongue; others are spoken to by LIN. */
function plugFor(rng: Rng, series: AlternatorSeries, { make }: Target): PlugChoice {
  const likely = series.plugs.filter(([, code]) => (code === 'BSS') === (make === 'BMW' && series.plugs.some(([, own]) => own === 'BSS')))
  return rng.pick(likely.length > 0 ? likely : series.plugs)
}

/** One alternator of a platform for an engine. */
export function alternatorUnit(
  rng: Rng,
  mint: Mint,
  platform: AlternatorPlatform,
  engine: Engine,
  anchor: Target,
  categoryId: string,
  no: number,
): Article {
  const { series } = platform
  const fits = pickFits(rng, engine, anchor, series.years)
  const year = fits.reduce((latest, fit) => Math.max(latest, fit.from ?? 0), 0) || 2005
  const amps = nearest(series.amps, alternatorAmpsFor(engine, year) * rng.grid(0.9, 1.15, 0.01))
  const pulley = pulleyFor(rng, series, engine, year, amps * series.volts)
  const plug = plugFor(rng, series, anchor)
  const mount = rng.pick(series.mounts)
  const rotation = rng.chance(series.ccw) ? 'CCW' : series.fan === 'external' && series.volts === 24 && rng.chance(0.1) ? 'both' : 'CW'
  const pump = rng.chance(engine.diesel ? series.pump * 1.5 : 0)
  const lengthMm = Math.round(between(series.length, series.amps, amps) + rng.int(-3, 3) + (pump ? 34 : 0))
  const kg = between(series.kg, series.amps, amps) * rng.grid(0.97, 1.03, 0.01) + (pump ? 0.9 : 0)
  const [pulleyKind, grooves, pulleyOd] = pulley
  const [mountKind, ears, holeMm, footMm] = mount
  const plain =
    (60 + amps * (series.volts / 12) * 0.9 + kg * 6) *
    (engine.machine === 'truck'
      ? 1.25
      : engine.machine === 'race'
        ? 1.35
        : engine.machine === 'stern' || engine.machine === 'boat'
          ? 1.1
          : 1)
  return {
    type: 'alternator',
    categoryId,
    group: alternatorGroup(series, pulley),
    name: `Alternator, ${series.producer} ${series.series}`,
    producer: series.producer,
    series: series.series,
    country: series.country,
    attributes: {
      voltage: series.volts,
      amps,
      pulleyKind,
      rotation,
      ...(pulleyKind === 'none' ? {} : { grooves, pulleyOdMm: Number((pulleyOd + rng.grid(-0.6, 0.6, 0.1)).toFixed(1)) }),
      regulatorKind: regulatorFor(series, plug),
      setPointV: series.setPoint,
      plugPins: plug[0],
      plugCode: plug[1],
      plugShape: plug[2],
      fan: series.fan,
      mountKind,
      ears,
      holeMm,
      footMm,
      clockingDeg: rng.grid(0, 330, 30),
      vacuumPump: pump ? 'yes' : 'no',
      lengthMm,
      bodyOdMm: platform.od,
      studThread: series.stud,
      rotorOhm: Number(between([series.rotorOhm[1], series.rotorOhm[0]], series.amps, amps).toFixed(2)),
      ...(series.brushless ? {} : { brushNewMm: series.brush[0], brushLeastMm: series.brush[1] }),
      supplied: `${pulleyKind === 'none' ? 'without pulley' : 'with pulley'}, ${series.regulator === 'ER' ? 'without regulator' : 'with regulator'}`,
    },
    weightG: Math.round((kg * 1000) / 10) * 10,
    boxMm: { length: lengthMm + 40, width: platform.od + 55, height: platform.od + 50 },
    plainUsd: plain * (series.amps.length === 1 ? 1.5 : 1),
    coreUsd: engine.machine === 'race' ? 0 : plain * 0.27 * (series.amps.length === 1 ? 1.5 : 1),
    unitKey: `${platform.key}-${no}`,
    numbers: unitNumbers(
      rng,
      mint,
      { type: 'alternator', producer: series.producer, shapes: series.oe, american: engine.region === 'us' },
      fits,
    ),
    shapes: series.oe,
    fits,
    positions: alternatorPositions(platform, { amps, pulley, plug, mount, pump, rotation }),
    tags: [...new Set(fits.map((fit) => fit.target.engine))],
  }
}

/** A plug of one talking pin names its own kind of regulator. */
export const regulatorFor = (series: AlternatorSeries, [, code]: PlugChoice): string =>
  code.startsWith('LIN')
    ? 'IR, LIN'
    : code === 'BSS'
      ? 'IR, BSS'
      : code === 'COM'
        ? 'IR, COM'
        : series.regulator === 'IR, LIN' || series.regulator === 'IR, COM'
          ? 'IR, B-circuit'
          : series.regulator

interface Variant {
  amps: number
  pulley: PulleyChoice
  plug: PlugChoice
  mount: MountChoice
  pump: boolean
  rotation: string
}

function alternatorPositions(platform: AlternatorPlatform, { amps, pulley, plug, mount, pump, rotation }: Variant): Position[] {
  const { series } = platform
  const at = (name: string, qty: number, slot: string | null): Position => ({ name, qty, slot })
  const [kind] = pulley
  const pulleySlot = `${kind === 'OAP' || kind === 'OAD' ? 'clutchPulley' : 'pulley'} ${series.pulleys.indexOf(pulley)}`
  return [
    ...(kind === 'none'
      ? []
      : [at('Pulley nut', 1, null), at(kind === 'OAP' || kind === 'OAD' ? 'Overrunning pulley' : 'Pulley', 1, pulleySlot)]),
    ...(series.fan === 'external' ? [at('Fan', 1, `fan external ${rotation}`)] : []),
    at('Frame, drive end', 1, `driveEndFrame ${series.mounts.indexOf(mount)}`),
    at('Bearing, drive end', 1, `bearing ${series.bearings[0]}`),
    at('Bearing retainer', 1, null),
    at('Rotor', 1, `rotor ${amps}`),
    ...(series.fan === 'internal' ? [at('Fan, rotor', 2, `fan internal ${rotation}`)] : []),
    ...(series.brushless ? [] : [at('Slip ring', 1, 'slipRing')]),
    at('Bearing, slip-ring end', 1, `bearing ${series.bearings[1]}`),
    at('Stator', 1, `stator ${amps}`),
    at('Frame, slip-ring end', 1, `slipRingEndFrame ${series.mounts.indexOf(mount)}`),
    at('Rectifier', 1, 'rectifier'),
    at('Voltage regulator', 1, series.regulator === 'ER' ? null : `regulator ${series.plugs.indexOf(plug)}`),
    ...(series.brushless ? [] : [at('Brush set', 1, 'brushSet')]),
    ...(series.fan === 'internal' || series.regulator === 'IR, B-circuit' ? [at('Protective cap', 1, 'protectiveCap')] : []),
    ...(pump ? [at('Vacuum pump', 1, null)] : []),
    at('B+ terminal and insulators', 1, null),
    at('Repair kit', 1, 'alternatorRepairKit'),
  ]
}
