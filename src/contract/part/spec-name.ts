import type { Attributes } from '#contract/attributes/attributes.ts'
import { pulleyCode } from '#contract/attributes/pulley-code.ts'
import type { PartType } from './part-types.ts'

type SpecNamePiece = string | number | undefined

const valueWithUnit = (value: SpecNamePiece, mark: string): string => (value === undefined ? '' : `${value} ${mark}`)
const joinDimensions = (...values: SpecNamePiece[]): string => (values.every((value) => value !== undefined) ? values.join('×') : '')
/** Returns a value with a word before it; an empty text if the value is unknown. */
const valueAfterWord = (word: string, value: SpecNamePiece): string => (value === undefined ? '' : `${word} ${value}`)
const outerDiameterText = (a: Attributes): string => valueAfterWord('Ø', a.odMm)
const mountingEarsText = (a: Attributes): string => valueWithUnit(a.ears, a.ears === 1 ? 'ear' : 'ears')
const rotationText = (a: Attributes): SpecNamePiece => (a.rotation === 'both' ? 'CW/CCW' : a.rotation)

function pulleyText(a: Attributes): string {
  if (a.mountKind === 'flywheel') return 'flywheel'
  return a.pulleyKind === 'none' ? 'no pulley' : pulleyCode(a.pulleyKind, a.grooves)
}

const specPiecesByType: Partial<Record<PartType, (a: Attributes) => readonly SpecNamePiece[]>> = {
  starter: (a) => [valueWithUnit(a.voltage, 'V'), valueWithUnit(a.powerKw, 'kW'), valueWithUnit(a.teeth, 'T'), a.rotation],
  alternator: (a) => [valueWithUnit(a.voltage, 'V'), valueWithUnit(a.amps, 'A'), pulleyText(a), rotationText(a)],
  solenoid: (a) => [valueWithUnit(a.voltage, 'V'), a.terminals, valueWithUnit(a.lengthMm, 'mm')],
  drive: (a) => [valueWithUnit(a.teeth, 'T'), a.rotation, valueWithUnit(a.splines, 'splines'), valueAfterWord('Ø', a.pinionOdMm)],
  armature: (a) => [
    valueWithUnit(a.voltage, 'V'),
    valueWithUnit(a.lengthMm, 'mm'),
    valueWithUnit(a.splines, 'splines'),
    valueWithUnit(a.bars, 'bars'),
  ],
  fieldCase: (a) => [valueWithUnit(a.voltage, 'V'), valueWithUnit(a.poles, 'poles'), outerDiameterText(a)],
  brushHolder: (a) => [valueWithUnit(a.voltage, 'V'), valueWithUnit(a.count, 'brushes'), outerDiameterText(a)],
  brushSet: (a) => [valueWithUnit(a.voltage, 'V'), valueWithUnit(a.count, 'pcs'), joinDimensions(a.lengthMm, a.widthMm, a.heightMm)],
  planetaryGear: (a) => [valueWithUnit(a.teeth, 'T'), outerDiameterText(a)],
  reductionGear: (a) => [valueWithUnit(a.teeth, 'T'), outerDiameterText(a), valueAfterWord('bore', a.boreMm)],
  driveEndHousing: (a) => [valueAfterWord('Pilot', a.pilotMm), valueWithUnit(a.holes, 'holes')],
  forkLever: (a) => [valueWithUnit(a.lengthMm, 'mm'), a.material],
  commutatorEndCover: (a) => [outerDiameterText(a), valueWithUnit(a.holes, 'holes'), a.material],
  bushing: (a) => [joinDimensions(a.boreMm, a.odMm, a.lengthMm), Number(a.count) > 1 ? `pack of ${a.count}` : ''],
  starterRepairKit: (a) => [valueWithUnit(a.voltage, 'V'), valueWithUnit(a.count, 'pcs')],
  alternatorRepairKit: (a) => [valueWithUnit(a.voltage, 'V'), valueWithUnit(a.count, 'pcs')],
  rotor: (a) => [valueWithUnit(a.voltage, 'V'), valueWithUnit(a.amps, 'A'), outerDiameterText(a)],
  stator: (a) => [valueWithUnit(a.voltage, 'V'), valueWithUnit(a.amps, 'A'), outerDiameterText(a), valueWithUnit(a.leads, 'leads')],
  rectifier: (a) => [valueWithUnit(a.diodes, 'diodes'), valueWithUnit(a.diodeAmps, 'A'), outerDiameterText(a)],
  regulator: (a) => [
    valueWithUnit(a.setPointV === undefined ? undefined : Number(a.setPointV).toFixed(1), 'V'),
    a.regulatorKind,
    a.plugCode,
  ],
  bearing: (a) => [a.bearingCode, a.seal, joinDimensions(a.boreMm, a.odMm, a.widthMm)],
  slipRing: (a) => [joinDimensions(a.odMm, a.boreMm, a.lengthMm)],
  pulley: (a) => [pulleyText(a), outerDiameterText(a), valueAfterWord('bore', a.boreMm)],
  clutchPulley: (a) => [pulleyText(a), outerDiameterText(a), valueAfterWord('bore', a.boreMm), a.thread],
  driveEndFrame: (a) => [a.mountKind, mountingEarsText(a), outerDiameterText(a)],
  slipRingEndFrame: (a) => [outerDiameterText(a), mountingEarsText(a)],
  fan: (a) => [a.fan, outerDiameterText(a), rotationText(a)],
  protectiveCap: (a) => [outerDiameterText(a), valueWithUnit(a.heightMm, 'mm high')],
  dcMotor: (a) => [valueWithUnit(a.voltage, 'V'), valueWithUnit(a.powerKw, 'kW'), rotationText(a)],
  starterGenerator: (a) => [valueWithUnit(a.voltage, 'V'), valueWithUnit(a.amps, 'A'), rotationText(a)],
  beltStarterGenerator: (a) => [valueWithUnit(a.voltage, 'V'), valueWithUnit(a.powerKw, 'kW'), pulleyText(a)],
  dcConverter: (a) => [a.voltage === undefined ? '' : `${a.voltage}→12 V`, valueWithUnit(a.powerKw, 'kW'), valueWithUnit(a.amps, 'A')],
  plugLead: (a) => [valueWithUnit(a.plugPins, a.plugPins === 1 ? 'pin' : 'pins'), a.plugCode, a.plugShape],
  batteryCable: (a) => [valueWithUnit(a.lengthMm, 'mm'), a.studThread],
  workwear: (a) => [a.size, a.colour],
  pullerTool: (a) => [valueWithUnit(a.count, 'pcs'), a.thread],
  // The category of the part defines its key attributes (contract/attributes/spec-name.ts).
  other: () => [],
}

/** Returns a short summary of a part's key attributes: `12 V · 1.4 kW · 9 T · CW`. */
export function specName(type: PartType, a: Attributes): string {
  const chosen = specPiecesByType[type]?.(a) ?? [
    valueWithUnit(a.voltage, 'V'),
    valueWithUnit(a.amps, 'A'),
    outerDiameterText(a),
    a.material,
  ]
  return chosen.filter((piece) => piece !== undefined && piece !== '').join(' · ')
}
