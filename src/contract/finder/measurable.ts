import { type AttributeKey, isAttributeKey } from '#contract/attributes/attributes.ts'
import { isShopAttributeKey, type ShopAttributeKey } from '#contract/attributes/shop-attribute-key.ts'

/** How a person checks an attribute of an old unit on the bench. `plate`: reads it from the plate, or from what is stamped or moulded. */
export type AttributeCheck = 'count' | 'look' | 'caliper' | 'plate'

/**
 * How far a reading may differ from the value in the catalogue: a fixed part and a share of the value, which are added. In the unit of the
 * attribute.
 */
export interface Tolerance {
  absolute: number
  relative: number
}

export interface MeasurableRow {
  check: AttributeCheck
  /** Only for attributes whose question asks for a number; the others are choices, whose answer must be equal. */
  tolerance?: Tolerance
}

const count: MeasurableRow = { check: 'count' }
const look: MeasurableRow = { check: 'look' }
const plate: MeasurableRow = { check: 'plate' }

const calipered = (absolute: number, relative: number): MeasurableRow => ({ check: 'caliper', tolerance: { absolute, relative } })

/** A diameter between two faces that dirt and paint thicken. A caliper itself reads to 0.05 mm. */
const outside = calipered(0.5, 0.005)

/**
 * The attributes of the attribute table that a person can check on an old unit, with caliper and eyes. Attributes that need a test bench
 * (rotor resistance, set point), that wear changes (brush length), or that describe what is in the box (supplied) have no row, and are not
 * asked.
 */
export const measurable = {
  voltage: plate,
  // A plate rounds the power to a tenth.
  powerKw: { check: 'plate', tolerance: { absolute: 0.05, relative: 0 } },
  // Plates of the same unit differ by a few amperes, because they are rated at different speeds.
  amps: { check: 'plate', tolerance: { absolute: 2, relative: 0.02 } },
  teeth: count,
  rotation: look,
  starterKind: look,
  pinionOdMm: outside,
  pulleyKind: look,
  grooves: count,
  pulleyOdMm: outside,
  fan: look,
  splines: count,
  vacuumPump: look,
  // Ends are not flat: studs, nuts and caps are measured with or without.
  lengthMm: calipered(0.5, 0.01),
  // Bodies are cast, painted, and not always round.
  bodyOdMm: calipered(0.5, 0.01),
  // Bores are turned, and clean where they sat on the shaft.
  boreMm: calipered(0.3, 0.005),
  odMm: outside,
  widthMm: outside,
  // Heights include solder, burrs and the unevenness of the bench.
  heightMm: calipered(0.5, 0.01),
  seal: look,
  bearingCode: plate,
  material: look,
  winding: look,
  bars: count,
  // Copper wears, and is turned down in overhauls.
  commutatorOdMm: calipered(0.5, 0.02),
  poles: count,
  diodes: count,
  // The shoulder of a mounting is turned to fit its hole.
  pilotMm: calipered(0.4, 0.002),
  holes: count,
  holeMm: calipered(0.3, 0.01),
  // From middle to middle is estimated by eye, or computed from two readings.
  holeSpacingMm: calipered(0.8, 0.005),
  thread: look,
  mountKind: look,
  ears: count,
  footMm: calipered(0.5, 0.005),
  solenoidClock: look,
  // An angle estimated by eye.
  clockingDeg: { check: 'look', tolerance: { absolute: 10, relative: 0 } },
  plugPins: count,
  plugCode: plate,
  plugShape: look,
  terminals: plate,
  studThread: look,
  leads: count,
  count,
} as const satisfies Partial<Record<AttributeKey, MeasurableRow>>

export type MeasurableKey = keyof typeof measurable

export const isMeasurableKey = (key: string): key is MeasurableKey => Object.hasOwn(measurable, key)

export const measurableKeys = Object.keys(measurable).filter(isAttributeKey).filter(isMeasurableKey)

/** The key of an attribute that the finder may ask for. Whether a shop's own attribute is asked depends on its unit and its values. */
export type FinderKey = MeasurableKey | ShopAttributeKey

export const isFinderKey = (key: string): key is FinderKey => isMeasurableKey(key) || isShopAttributeKey(key)

/** The tolerance of a shop's own lengths, in millimetres: nobody knows what they are, so it is that of lengths. */
export const ownLengthTolerance: Tolerance = { absolute: 0.5, relative: 0.01 }

/** Returns how far a reading may differ from a value of the catalogue, in the unit of both. */
export const toleranceAt = ({ absolute, relative }: Tolerance, value: number): number => absolute + relative * Math.abs(value)
