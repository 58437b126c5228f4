import type { Attributes } from '#contract/attributes/attributes.ts'
import { pulleyCode } from '#contract/attributes/pulley-code.ts'
import type { PartType } from './part-types.ts'

type Piece = string | number | undefined

const unit = (value: Piece, mark: string): string => (value === undefined ? '' : `${value} ${mark}`)
const size = (...values: Piece[]): string => (values.every((value) => value !== undefined) ? values.join('×') : '')
/** Returns a value with a word before it; an empty text if the value is unknown. */
const after = (word: string, value: Piece): string => (value === undefined ? '' : `${word} ${value}`)
const od = (a: Attributes): string => after('Ø', a.odMm)
const ears = (a: Attributes): string => unit(a.ears, a.ears === 1 ? 'ear' : 'ears')
const turn = (a: Attributes): Piece => (a.rotation === 'both' ? 'CW/CCW' : a.rotation)

function pulley(a: Attributes): string {
  if (a.mountKind === 'flywheel') return 'flywheel'
  return a.pulleyKind === 'none' ? 'no pulley' : pulleyCode(a.pulleyKind, a.grooves)
}

const deciding: Partial<Record<PartType, (a: Attributes) => readonly Piece[]>> = {
  starter: (a) => [unit(a.voltage, 'V'), unit(a.powerKw, 'kW'), unit(a.teeth, 'T'), a.rotation],
  alternator: (a) => [unit(a.voltage, 'V'), unit(a.amps, 'A'), pulley(a), turn(a)],
  solenoid: (a) => [unit(a.voltage, 'V'), a.terminals, unit(a.lengthMm, 'mm')],
  drive: (a) => [unit(a.teeth, 'T'), a.rotation, unit(a.splines, 'splines'), after('Ø', a.pinionOdMm)],
  armature: (a) => [unit(a.voltage, 'V'), unit(a.lengthMm, 'mm'), unit(a.splines, 'splines'), unit(a.bars, 'bars')],
  fieldCase: (a) => [unit(a.voltage, 'V'), unit(a.poles, 'poles'), od(a)],
  brushHolder: (a) => [unit(a.voltage, 'V'), unit(a.count, 'brushes'), od(a)],
  brushSet: (a) => [unit(a.voltage, 'V'), unit(a.count, 'pcs'), size(a.lengthMm, a.widthMm, a.heightMm)],
  planetaryGear: (a) => [unit(a.teeth, 'T'), od(a)],
  reductionGear: (a) => [unit(a.teeth, 'T'), od(a), after('bore', a.boreMm)],
  driveEndHousing: (a) => [after('Pilot', a.pilotMm), unit(a.holes, 'holes')],
  forkLever: (a) => [unit(a.lengthMm, 'mm'), a.material],
  commutatorEndCover: (a) => [od(a), unit(a.holes, 'holes'), a.material],
  bushing: (a) => [size(a.boreMm, a.odMm, a.lengthMm), Number(a.count) > 1 ? `pack of ${a.count}` : ''],
  starterRepairKit: (a) => [unit(a.voltage, 'V'), unit(a.count, 'pcs')],
  alternatorRepairKit: (a) => [unit(a.voltage, 'V'), unit(a.count, 'pcs')],
  rotor: (a) => [unit(a.voltage, 'V'), unit(a.amps, 'A'), od(a)],
  stator: (a) => [unit(a.voltage, 'V'), unit(a.amps, 'A'), od(a), unit(a.leads, 'leads')],
  rectifier: (a) => [unit(a.diodes, 'diodes'), unit(a.diodeAmps, 'A'), od(a)],
  regulator: (a) => [unit(a.setPointV === undefined ? undefined : Number(a.setPointV).toFixed(1), 'V'), a.regulatorKind, a.plugCode],
  bearing: (a) => [a.bearingCode, a.seal, size(a.boreMm, a.odMm, a.widthMm)],
  slipRing: (a) => [size(a.odMm, a.boreMm, a.lengthMm)],
  pulley: (a) => [pulley(a), od(a), after('bore', a.boreMm)],
  clutchPulley: (a) => [pulley(a), od(a), after('bore', a.boreMm), a.thread],
  driveEndFrame: (a) => [a.mountKind, ears(a), od(a)],
  slipRingEndFrame: (a) => [od(a), ears(a)],
  fan: (a) => [a.fan, od(a), turn(a)],
  protectiveCap: (a) => [od(a), unit(a.heightMm, 'mm high')],
  dcMotor: (a) => [unit(a.voltage, 'V'), unit(a.powerKw, 'kW'), turn(a)],
  starterGenerator: (a) => [unit(a.voltage, 'V'), unit(a.amps, 'A'), turn(a)],
  beltStarterGenerator: (a) => [unit(a.voltage, 'V'), unit(a.powerKw, 'kW'), pulley(a)],
  dcConverter: (a) => [a.voltage === undefined ? '' : `${a.voltage}→12 V`, unit(a.powerKw, 'kW'), unit(a.amps, 'A')],
  plugLead: (a) => [unit(a.plugPins, a.plugPins === 1 ? 'pin' : 'pins'), a.plugCode, a.plugShape],
  batteryCable: (a) => [unit(a.lengthMm, 'mm'), a.studThread],
  workwear: (a) => [a.size, a.colour],
  pullerTool: (a) => [unit(a.count, 'pcs'), a.thread],
  // The category of the part defines its key attributes (contract/attributes/spec-name.ts).
  other: () => [],
}

/** Returns a short summary of a part's key attributes: `12 V · 1.4 kW · 9 T · CW`. */
export function specName(type: PartType, a: Attributes): string {
  const chosen = deciding[type]?.(a) ?? [unit(a.voltage, 'V'), unit(a.amps, 'A'), od(a), a.material]
  return chosen.filter((piece) => piece !== undefined && piece !== '').join(' · ')
}
