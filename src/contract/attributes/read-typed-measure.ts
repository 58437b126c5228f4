import { readMeasure } from './read-measure.ts'
import { convertUnit } from './units.ts'

/** A caliper shows hundredths of a millimetre; three decimals keep 1/64 inch apart from its neighbours. */
const MAX_DECIMALS = 3

/**
 * Reads a typed measure: `54,2`, `54.2 mm`, `2 1/8"`, `2.125 in`. Without a unit it is in `typedUnit`, except a fraction, which is in
 * inches. A single comma is always the decimal separator, because nothing on a bench is a metre long. Returns the value in `unit`, positive;
 * null if the text is no measure.
 */
export function readTypedMeasure(text: string, unit: string, typedUnit: string = unit): number | null {
  const written = text.trim().replace(/^([^.,]*),([^.,]*)$/, '$1.$2')
  const measure = readMeasure(written) ?? readMeasure(`${written} in`)
  if (measure === null || measure.value <= 0) return null
  const from = measure.unit === '' ? typedUnit : measure.unit
  const value = from === unit ? measure.value : convertUnit(measure.value, from, unit)
  return value === null ? null : Number(value.toFixed(MAX_DECIMALS))
}
