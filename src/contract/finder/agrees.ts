import { isMeasurableKey, measurable, ownLengthTolerance, type Tolerance, toleranceAt } from './measurable.ts'

/** Half of the last digit that a value is stored with, so that 54.4 + 0.1 reaches 54.5. */
const ROUNDING = 1e-6

/**
 * Returns how far a reading of an attribute may differ from the value of a part, in the unit of the attribute; null if it must be equal.
 * `unit` is the unit of a shop's own attribute; those of the attribute table are known.
 */
export function toleranceOf(key: string, unit?: string): Tolerance | null {
  if (!isMeasurableKey(key)) return unit === 'mm' ? ownLengthTolerance : null
  const row = measurable[key]
  return 'tolerance' in row ? (row.tolerance ?? null) : null
}

/** Whether what was read on an old unit agrees with the value of a part. Numbers are in the unit of the attribute, lengths in millimetres. */
export function agrees(key: string, reading: string | number, value: string | number, unit?: string): boolean {
  const [asked, had] = [toNumber(reading), toNumber(value)]
  if (asked === null || had === null) return String(reading).trim().toLowerCase() === String(value).trim().toLowerCase()
  return isWithin(toleranceOf(key, unit), asked, had)
}

/** Whether a number that was read agrees with the number of a part. Without a tolerance both must be equal. */
export const isWithin = (tolerance: Tolerance | null, reading: number, value: number): boolean =>
  Math.abs(reading - value) <= (tolerance === null ? 0 : toleranceAt(tolerance, value)) + ROUNDING

const toNumber = (value: string | number): number | null =>
  String(value).trim() !== '' && Number.isFinite(Number(value)) ? Number(value) : null
