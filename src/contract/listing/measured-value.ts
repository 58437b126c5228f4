/**
 * A value of a filter that was measured on an old unit: `at-pulleyOdMm=~54`. It matches all values within the tolerance of the attribute
 * (contract/finder/measurable.ts); a value without `~` matches exactly. In the unit of the attribute, so lengths are in millimetres.
 */
const MEASURED_VALUE = /^~(\d{1,6}(?:\.\d{1,3})?)$/

/** Writes a measured value of a filter. Zeros at the end are left out, so that equal values give equal addresses. */
export const writeMeasured = (value: number): string => `~${Number(value.toFixed(3))}`

/** Reads a measured value of a filter; null if it is an exact value. */
export function readMeasured(text: string): number | null {
  const digits = MEASURED_VALUE.exec(text)?.[1]
  return digits === undefined ? null : Number(digits)
}
