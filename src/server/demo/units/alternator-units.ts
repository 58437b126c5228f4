import type { Article, Position } from '#server/demo/article.ts'
import { encodeChoice } from '#server/demo/components/slots.ts'
import { fitsAt } from '#server/demo/fitting.ts'
import type { NumberGenerator } from '#server/demo/numbers/shapes.ts'
import type { Rng } from '#server/demo/rng.ts'
import type { AlternatorInterface, AlternatorPlace } from './alternator-faces.ts'
import type { AlternatorSeries } from './alternator-series.ts'
import { interpolate, nearest } from './series-match.ts'
import { type PlugChoice, type PulleyChoice, shapesWithin } from './series-text.ts'
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

/** Returns the usual nominal voltage of an alternator for a system voltage. */
export const nominalVoltage = (volts: number): string => (volts === 24 ? '28 V' : volts === 6 ? '7 V' : '14 V')

/** Returns the name of an alternator's family: `14 V 6-groove internal fan`. */
function alternatorGroup(series: AlternatorSeries, [kind, grooves]: PulleyChoice): string {
  const volts = nominalVoltage(series.volts)
  if (series.flywheel) return `${volts} flywheel`
  const belt = kind === 'none' ? 'without pulley' : kind === 'V' ? (grooves > 1 ? 'twin V-belt' : 'V-belt') : `${grooves}-groove`
  return series.brushless ? `${volts} brushless` : `${volts} ${belt} ${fanWord[series.fan]}`
}

/**
 * Creates an alternator for a mounting position. The position determines belt, plug and mounting. The platform (the data that units of a
 * series share) determines everything else.
 */
export function alternatorUnit(
  rng: Rng,
  mint: NumberGenerator,
  platform: AlternatorPlatform,
  { face, engine, targets, from, to }: AlternatorPlace,
  categoryId: string,
  no: number,
): Article {
  const { series } = platform
  const fits = fitsAt(targets)
  const { pulley, plug, mount, pump, rotation, clockingDeg } = face
  const amps = nearest(series.amps, face.amps)
  const lengthMm = Math.round(interpolate(series.length, series.amps, amps) + rng.int(-3, 3) + (pump ? 34 : 0))
  const kg = interpolate(series.kg, series.amps, amps) * rng.stepValue(0.97, 1.03, 0.01) + (pump ? 0.9 : 0)
  const [pulleyKind, grooves, pulleyOdMm] = pulley
  const [mountKind, ears, holeMm, footMm] = mount
  const shapes = shapesWithin(series.oe, from, to)
  const plain =
    ((series.flywheel ? 18 : 60) + amps * (series.volts / 12) * 0.9 + kg * 6) *
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
    name: `${series.flywheel ? 'Flywheel alternator' : 'Alternator'}, ${series.producer} ${series.series}`,
    producer: series.producer,
    series: series.series,
    country: series.country,
    attributes: {
      voltage: series.volts,
      amps,
      pulleyKind,
      ...(series.flywheel ? {} : { rotation, fan: series.fan, clockingDeg, ears, vacuumPump: pump ? 'yes' : 'no' }),
      ...(pulleyKind === 'none' ? {} : { grooves, pulleyOdMm }),
      regulatorKind: regulatorFor(series, plug),
      setPointV: series.setPoint,
      plugPins: plug[0],
      plugCode: plug[1],
      plugShape: plug[2],
      mountKind,
      holeMm,
      footMm,
      lengthMm,
      bodyOdMm: platform.od,
      studThread: series.stud,
      ...(series.flywheel ? {} : { rotorOhm: Number(interpolate([series.rotorOhm[1], series.rotorOhm[0]], series.amps, amps).toFixed(2)) }),
      ...(series.brushless || series.flywheel ? {} : { brushNewMm: series.brush[0], brushLeastMm: series.brush[1] }),
      supplied: series.flywheel
        ? 'stator with leads, without regulator'
        : `${pulleyKind === 'none' ? 'without' : 'with'} pulley, ${series.regulator === 'ER' ? 'without' : 'with'} regulator`,
    },
    weightG: Math.round((kg * 1000) / 10) * 10,
    boxMm: { length: lengthMm + 40, width: platform.od + 55, height: platform.od + 50 },
    plainUsd: plain * (series.amps.length === 1 ? 1.5 : 1),
    coreUsd: engine.machine === 'race' || series.flywheel ? 0 : plain * 0.27 * (series.amps.length === 1 ? 1.5 : 1),
    unitKey: `${platform.key}-${no}`,
    numbers: unitNumbers(
      rng,
      mint,
      { type: 'alternator', producer: series.producer, shapes, american: engine.region === 'us', year: from },
      fits,
    ),
    shapes,
    fits,
    positions: series.flywheel ? flywheelPositions : alternatorPositions(platform, { ...face, amps }),
    tags: [...new Set(fits.map((fit) => fit.target.engine))],
  }
}

/** Returns the type of regulator for a plug. A plug with a bus protocol, such as LIN, requires a regulator of that kind. */
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

const partsListPosition = (name: string, qty: number, slot: string | null): Position => ({ name, qty, slot })

/** The parts list of an alternator under the flywheel: one large part, the stator, and small parts. */
const flywheelPositions: readonly Position[] = [
  partsListPosition('Stator with leads', 1, null),
  partsListPosition('Plug', 1, null),
  partsListPosition('Mounting screw', 4, null),
  partsListPosition('Cable clamp', 1, null),
]

function alternatorPositions(platform: AlternatorPlatform, { amps, pulley, plug, mount, pump, rotation }: AlternatorInterface): Position[] {
  const { series } = platform
  const [kind] = pulley
  const clutched = kind === 'OAP' || kind === 'OAD'
  const pulleySlot = `${clutched ? 'clutchPulley' : 'pulley'} ${encodeChoice(pulley)}`
  return [
    ...(kind === 'none'
      ? []
      : [partsListPosition('Pulley nut', 1, null), partsListPosition(clutched ? 'Overrunning pulley' : 'Pulley', 1, pulleySlot)]),
    ...(series.fan === 'external' ? [partsListPosition('Fan', 1, `fan external ${rotation}`)] : []),
    partsListPosition('Frame, drive end', 1, `driveEndFrame ${encodeChoice(mount)}`),
    partsListPosition('Bearing, drive end', 1, `bearing ${series.bearings[0]}`),
    partsListPosition('Bearing retainer', 1, null),
    partsListPosition('Rotor', 1, `rotor ${amps}`),
    ...(series.fan === 'internal' ? [partsListPosition('Fan, rotor', 2, `fan internal ${rotation}`)] : []),
    ...(series.brushless ? [] : [partsListPosition('Slip ring', 1, 'slipRing')]),
    partsListPosition('Bearing, slip-ring end', 1, `bearing ${series.bearings[1]}`),
    partsListPosition('Stator', 1, `stator ${amps}`),
    partsListPosition('Frame, slip-ring end', 1, `slipRingEndFrame ${encodeChoice(mount)}`),
    partsListPosition('Rectifier', 1, 'rectifier'),
    partsListPosition('Voltage regulator', 1, series.regulator === 'ER' ? null : `regulator ${encodeChoice(plug)}`),
    ...(series.brushless ? [] : [partsListPosition('Brush set', 1, 'brushSet')]),
    ...(series.fan === 'internal' || series.regulator === 'IR, B-circuit' ? [partsListPosition('Protective cap', 1, 'protectiveCap')] : []),
    ...(pump ? [partsListPosition('Vacuum pump', 1, null)] : []),
    partsListPosition('B+ terminal and insulators', 1, null),
    partsListPosition('Repair kit', 1, 'alternatorRepairKit'),
  ]
}
