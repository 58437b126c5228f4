import type { Article, PartsListPosition } from '#server/demo/article.ts'
import { encodeSlotVariant } from '#server/demo/components/slots.ts'
import { fitsOfTargets } from '#server/demo/fitting.ts'
import type { PartNumberGenerator } from '#server/demo/numbers/shapes.ts'
import type { RandomGenerator } from '#server/demo/rng.ts'
import type { AlternatorInterface, AlternatorPosition } from './alternator-faces.ts'
import type { AlternatorSeries } from './alternator-series.ts'
import { interpolateOption, nearestOption } from './series-match.ts'
import { numberPatternsWithinYears, type PlugChoice, type PulleyChoice } from './series-text.ts'
import { drawUnitNumbers } from './unit-numbers.ts'

export interface AlternatorPlatform {
  series: AlternatorSeries
  platformKey: string
  outerDiameterMm: number
  slipRingDiameterMm: number
}

export const drawAlternatorPlatform = (rng: RandomGenerator, series: AlternatorSeries, key: string): AlternatorPlatform => ({
  series,
  platformKey: key,
  outerDiameterMm: series.od + rng.randomInteger(-2, 2),
  slipRingDiameterMm: series.brush[0] > 16 ? rng.pickOne([22.7, 32.5, 33]) : rng.pickOne([14.4, 15.4, 22, 26.7]),
})

const fanTexts = { internal: 'internal fan', external: 'external fan' } as const

/** Returns the usual nominal voltage of an alternator for a system voltage. */
export const nominalVoltage = (volts: number): string => (volts === 24 ? '28 V' : volts === 6 ? '7 V' : '14 V')

/** Returns the name of an alternator's family: `14 V 6-groove internal fan`. */
function alternatorGroupName(series: AlternatorSeries, [kind, grooves]: PulleyChoice): string {
  const volts = nominalVoltage(series.volts)
  if (series.flywheel) return `${volts} flywheel`
  const belt = kind === 'none' ? 'without pulley' : kind === 'V' ? (grooves > 1 ? 'twin V-belt' : 'V-belt') : `${grooves}-groove`
  return series.brushless ? `${volts} brushless` : `${volts} ${belt} ${fanTexts[series.fan]}`
}

/**
 * Creates an alternator for a mounting position. The position determines belt, plug and mounting. The platform (the data that units of a
 * series share) determines everything else.
 */
export function makeAlternatorUnit(
  rng: RandomGenerator,
  mint: PartNumberGenerator,
  platform: AlternatorPlatform,
  { mountingInterface, engine, targets, fromYear, toYear }: AlternatorPosition,
  categoryId: string,
  no: number,
): Article {
  const { series } = platform
  const fits = fitsOfTargets(targets)
  const { pulley, plug, mount, hasVacuumPump, rotation, clockingDeg } = mountingInterface
  const amps = nearestOption(series.amps, mountingInterface.amps)
  const lengthMm = Math.round(interpolateOption(series.length, series.amps, amps) + rng.randomInteger(-3, 3) + (hasVacuumPump ? 34 : 0))
  const kg = interpolateOption(series.kg, series.amps, amps) * rng.randomStepValue(0.97, 1.03, 0.01) + (hasVacuumPump ? 0.9 : 0)
  const [pulleyKind, grooves, pulleyOdMm] = pulley
  const [mountKind, ears, holeMm, footMm] = mount
  const shapes = numberPatternsWithinYears(series.oe, fromYear, toYear)
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
    group: alternatorGroupName(series, pulley),
    name: `${series.flywheel ? 'Flywheel alternator' : 'Alternator'}, ${series.producer} ${series.series}`,
    producer: series.producer,
    series: series.series,
    country: series.country,
    attributes: {
      voltage: series.volts,
      amps,
      pulleyKind,
      ...(series.flywheel ? {} : { rotation, fan: series.fan, clockingDeg, ears, vacuumPump: hasVacuumPump ? 'yes' : 'no' }),
      ...(pulleyKind === 'none' ? {} : { grooves, pulleyOdMm }),
      regulatorKind: regulatorKindFor(series, plug),
      setPointV: series.setPoint,
      plugPins: plug[0],
      plugCode: plug[1],
      plugShape: plug[2],
      mountKind,
      holeMm,
      footMm,
      lengthMm,
      bodyOdMm: platform.outerDiameterMm,
      studThread: series.stud,
      ...(series.flywheel
        ? {}
        : { rotorOhm: Number(interpolateOption([series.rotorOhm[1], series.rotorOhm[0]], series.amps, amps).toFixed(2)) }),
      ...(series.brushless || series.flywheel ? {} : { brushNewMm: series.brush[0], brushLeastMm: series.brush[1] }),
      supplied: series.flywheel
        ? 'stator with leads, without regulator'
        : `${pulleyKind === 'none' ? 'without' : 'with'} pulley, ${series.regulator === 'ER' ? 'without' : 'with'} regulator`,
    },
    weightG: Math.round((kg * 1000) / 10) * 10,
    boxMm: { length: lengthMm + 40, width: platform.outerDiameterMm + 55, height: platform.outerDiameterMm + 50 },
    newPriceUsd: plain * (series.amps.length === 1 ? 1.5 : 1),
    coreUsd: engine.machine === 'race' || series.flywheel ? 0 : plain * 0.27 * (series.amps.length === 1 ? 1.5 : 1),
    unitKey: `${platform.platformKey}-${no}`,
    numbers: drawUnitNumbers(
      rng,
      mint,
      { type: 'alternator', producer: series.producer, numberPatterns: shapes, isAmerican: engine.region === 'us', year: fromYear },
      fits,
    ),
    numberPatterns: shapes,
    fits,
    positions: series.flywheel ? flywheelPositions : alternatorPartsList(platform, { ...mountingInterface, amps }),
    tags: [...new Set(fits.map((fit) => fit.target.engine))],
  }
}

/** Returns the type of regulator for a plug. A plug with a bus protocol, such as LIN, requires a regulator of that kind. */
export const regulatorKindFor = (series: AlternatorSeries, [, code]: PlugChoice): string =>
  code.startsWith('LIN')
    ? 'IR, LIN'
    : code === 'BSS'
      ? 'IR, BSS'
      : code === 'COM'
        ? 'IR, COM'
        : series.regulator === 'IR, LIN' || series.regulator === 'IR, COM'
          ? 'IR, B-circuit'
          : series.regulator

const makePartsListPosition = (name: string, qty: number, slot: string | null): PartsListPosition => ({ name, qty, slot })

/** The parts list of an alternator under the flywheel: one large part, the stator, and small parts. */
const flywheelPositions: readonly PartsListPosition[] = [
  makePartsListPosition('Stator with leads', 1, null),
  makePartsListPosition('Plug', 1, null),
  makePartsListPosition('Mounting screw', 4, null),
  makePartsListPosition('Cable clamp', 1, null),
]

function alternatorPartsList(
  platform: AlternatorPlatform,
  { amps, pulley, plug, mount, hasVacuumPump, rotation }: AlternatorInterface,
): PartsListPosition[] {
  const { series } = platform
  const [kind] = pulley
  const clutched = kind === 'OAP' || kind === 'OAD'
  const pulleySlot = `${clutched ? 'clutchPulley' : 'pulley'} ${encodeSlotVariant(pulley)}`
  return [
    ...(kind === 'none'
      ? []
      : [makePartsListPosition('Pulley nut', 1, null), makePartsListPosition(clutched ? 'Overrunning pulley' : 'Pulley', 1, pulleySlot)]),
    ...(series.fan === 'external' ? [makePartsListPosition('Fan', 1, `fan external ${rotation}`)] : []),
    makePartsListPosition('Frame, drive end', 1, `driveEndFrame ${encodeSlotVariant(mount)}`),
    makePartsListPosition('Bearing, drive end', 1, `bearing ${series.bearings[0]}`),
    makePartsListPosition('Bearing retainer', 1, null),
    makePartsListPosition('Rotor', 1, `rotor ${amps}`),
    ...(series.fan === 'internal' ? [makePartsListPosition('Fan, rotor', 2, `fan internal ${rotation}`)] : []),
    ...(series.brushless ? [] : [makePartsListPosition('Slip ring', 1, 'slipRing')]),
    makePartsListPosition('Bearing, slip-ring end', 1, `bearing ${series.bearings[1]}`),
    makePartsListPosition('Stator', 1, `stator ${amps}`),
    makePartsListPosition('Frame, slip-ring end', 1, `slipRingEndFrame ${encodeSlotVariant(mount)}`),
    makePartsListPosition('Rectifier', 1, 'rectifier'),
    makePartsListPosition('Voltage regulator', 1, series.regulator === 'ER' ? null : `regulator ${encodeSlotVariant(plug)}`),
    ...(series.brushless ? [] : [makePartsListPosition('Brush set', 1, 'brushSet')]),
    ...(series.fan === 'internal' || series.regulator === 'IR, B-circuit'
      ? [makePartsListPosition('Protective cap', 1, 'protectiveCap')]
      : []),
    ...(hasVacuumPump ? [makePartsListPosition('Vacuum pump', 1, null)] : []),
    makePartsListPosition('B+ terminal and insulators', 1, null),
    makePartsListPosition('Repair kit', 1, 'alternatorRepairKit'),
  ]
}
