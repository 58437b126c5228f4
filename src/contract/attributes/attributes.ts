import type { ShopAttributeKey } from './shop-attribute-key.ts'

/**
 * Attributes of parts, one row each: label, unit, and its group in the specification sheet. Values on the wire are plain numbers and short
 * texts; the unit is defined only here.
 */
export interface AttributeRow {
  label: string
  unit: string
  group: 'electrical' | 'mechanical' | 'mounting' | 'connection' | 'service' | 'supply'
  /** The number of decimals that are shown; absent for attributes whose values are texts. */
  decimals?: number
}

export const attributes = {
  voltage: { label: /*i18n*/ 'Voltage', unit: 'V', group: 'electrical', decimals: 0 },
  powerKw: { label: /*i18n*/ 'Power', unit: 'kW', group: 'electrical', decimals: 1 },
  amps: { label: /*i18n*/ 'Output', unit: 'A', group: 'electrical', decimals: 0 },
  setPointV: { label: /*i18n*/ 'Regulated voltage', unit: 'V', group: 'electrical', decimals: 1 },
  regulatorKind: { label: /*i18n*/ 'Regulator', unit: '', group: 'electrical' },
  diodes: { label: /*i18n*/ 'Diodes', unit: '', group: 'electrical', decimals: 0 },
  diodeAmps: { label: /*i18n*/ 'Per diode', unit: 'A', group: 'electrical', decimals: 0 },
  zener: { label: /*i18n*/ 'Avalanche diodes', unit: '', group: 'electrical' },
  poles: { label: /*i18n*/ 'Poles', unit: '', group: 'electrical', decimals: 0 },
  winding: { label: /*i18n*/ 'Winding', unit: '', group: 'electrical' },
  rotorOhm: { label: /*i18n*/ 'Rotor resistance', unit: 'Ω', group: 'service', decimals: 2 },
  pullInOhm: { label: /*i18n*/ 'Pull-in coil', unit: 'Ω', group: 'service', decimals: 2 },
  holdInOhm: { label: /*i18n*/ 'Hold-in coil', unit: 'Ω', group: 'service', decimals: 2 },
  noLoadAmps: { label: /*i18n*/ 'No-load current, at most', unit: 'A', group: 'service', decimals: 0 },
  noLoadRpm: { label: /*i18n*/ 'No-load speed, at least', unit: /*i18n*/ 'rpm', group: 'service', decimals: 0 },
  brushNewMm: { label: /*i18n*/ 'Brush length, new', unit: 'mm', group: 'service', decimals: 1 },
  brushLeastMm: { label: /*i18n*/ 'Brush length, least', unit: 'mm', group: 'service', decimals: 1 },
  starterKind: { label: /*i18n*/ 'Type', unit: '', group: 'mechanical' },
  teeth: { label: /*i18n*/ 'Teeth', unit: '', group: 'mechanical', decimals: 0 },
  pinionOdMm: { label: /*i18n*/ 'Pinion outside diameter', unit: 'mm', group: 'mechanical', decimals: 1 },
  rotation: { label: /*i18n*/ 'Rotation', unit: '', group: 'mechanical' },
  grooves: { label: /*i18n*/ 'Grooves', unit: '', group: 'mechanical', decimals: 0 },
  pulleyKind: { label: /*i18n*/ 'Pulley', unit: '', group: 'mechanical' },
  pulleyOdMm: { label: /*i18n*/ 'Pulley outside diameter', unit: 'mm', group: 'mechanical', decimals: 1 },
  fan: { label: /*i18n*/ 'Fan', unit: '', group: 'mechanical' },
  vacuumPump: { label: /*i18n*/ 'Vacuum pump', unit: '', group: 'mechanical' },
  splines: { label: /*i18n*/ 'Splines', unit: '', group: 'mechanical', decimals: 0 },
  bars: { label: /*i18n*/ 'Commutator bars', unit: '', group: 'mechanical', decimals: 0 },
  commutatorOdMm: { label: /*i18n*/ 'Commutator diameter', unit: 'mm', group: 'mechanical', decimals: 1 },
  lengthMm: { label: /*i18n*/ 'Overall length', unit: 'mm', group: 'mechanical', decimals: 0 },
  bodyOdMm: { label: /*i18n*/ 'Body diameter', unit: 'mm', group: 'mechanical', decimals: 0 },
  boreMm: { label: /*i18n*/ 'Bore', unit: 'mm', group: 'mechanical', decimals: 2 },
  odMm: { label: /*i18n*/ 'Outside diameter', unit: 'mm', group: 'mechanical', decimals: 1 },
  widthMm: { label: /*i18n*/ 'Width', unit: 'mm', group: 'mechanical', decimals: 1 },
  heightMm: { label: /*i18n*/ 'Height', unit: 'mm', group: 'mechanical', decimals: 1 },
  seal: { label: /*i18n*/ 'Seal', unit: '', group: 'mechanical' },
  bearingCode: { label: /*i18n*/ 'Bearing code', unit: '', group: 'mechanical' },
  material: { label: /*i18n*/ 'Material', unit: '', group: 'mechanical' },
  pilotMm: { label: /*i18n*/ 'Pilot diameter', unit: 'mm', group: 'mounting', decimals: 1 },
  holes: { label: /*i18n*/ 'Mounting holes', unit: '', group: 'mounting', decimals: 0 },
  holeMm: { label: /*i18n*/ 'Hole diameter', unit: 'mm', group: 'mounting', decimals: 1 },
  holeSpacingMm: { label: /*i18n*/ 'Hole spacing', unit: 'mm', group: 'mounting', decimals: 1 },
  thread: { label: /*i18n*/ 'Thread', unit: '', group: 'mounting' },
  mountKind: { label: /*i18n*/ 'Mounting', unit: '', group: 'mounting' },
  ears: { label: /*i18n*/ 'Ears', unit: '', group: 'mounting', decimals: 0 },
  footMm: { label: /*i18n*/ 'Foot width', unit: 'mm', group: 'mounting', decimals: 1 },
  /** The solenoid's position as the hour on a clock face, seen from the drive end. */
  solenoidClock: { label: /*i18n*/ 'Solenoid position', unit: /*i18n*/ 'o’clock', group: 'mounting', decimals: 0 },
  clockingDeg: { label: /*i18n*/ 'Clocking', unit: '°', group: 'mounting', decimals: 0 },
  plugPins: { label: /*i18n*/ 'Plug pins', unit: '', group: 'connection', decimals: 0 },
  plugCode: { label: /*i18n*/ 'Plug code', unit: '', group: 'connection' },
  plugShape: { label: /*i18n*/ 'Plug shape', unit: '', group: 'connection' },
  terminals: { label: /*i18n*/ 'Terminals', unit: '', group: 'connection' },
  studThread: { label: /*i18n*/ 'B+ stud', unit: '', group: 'connection' },
  leads: { label: /*i18n*/ 'Leads', unit: '', group: 'connection', decimals: 0 },
  count: { label: /*i18n*/ 'Pieces in the set', unit: '', group: 'supply', decimals: 0 },
  contents: { label: /*i18n*/ 'Contents', unit: '', group: 'supply' },
  size: { label: /*i18n*/ 'Size', unit: '', group: 'supply' },
  colour: { label: /*i18n*/ 'Colour', unit: '', group: 'supply' },
  garment: { label: /*i18n*/ 'Kind', unit: '', group: 'supply' },
  supplied: { label: /*i18n*/ 'Supplied', unit: '', group: 'supply' },
  fuelApplication: { label: /*i18n*/ 'Duty', unit: '', group: 'supply' },
} as const satisfies Record<string, AttributeRow>

export type AttributeKey = keyof typeof attributes
export type AttributeValue = string | number
/** Attributes of a part: those of this table, and the shop's own (attributes/shop-attribute-key.ts). */
export type Attributes = Partial<Record<AttributeKey, AttributeValue>> & { readonly [key: ShopAttributeKey]: AttributeValue }

export const isAttributeKey = (key: string): key is AttributeKey => Object.hasOwn(attributes, key)
