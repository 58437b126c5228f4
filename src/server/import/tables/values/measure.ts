import { InvalidValueError } from '#server/import/tables/invalid-value.ts'
import type { DecimalMark } from './decimal-mark.ts'
import { toPlainNumberText } from './number-text.ts'

const gramsByUnit: Readonly<Record<string, number>> = {
  kg: 1000,
  kgs: 1000,
  kilo: 1000,
  kilogramm: 1000,
  kilogram: 1000,
  kilograms: 1000,
  g: 1,
  gr: 1,
  gram: 1,
  grams: 1,
  gramm: 1,
  lb: 453.59237,
  lbs: 453.59237,
  pound: 453.59237,
  pounds: 453.59237,
  '#': 453.59237,
  oz: 28.349523125,
  ounce: 28.349523125,
  ounces: 28.349523125,
  t: 1_000_000,
}
const millimetresByUnit: Readonly<Record<string, number>> = {
  mm: 1,
  cm: 10,
  m: 1000,
  in: 25.4,
  inch: 25.4,
  inches: 25.4,
  zoll: 25.4,
  '"': 25.4,
  '″': 25.4,
  ft: 304.8,
  "'": 304.8,
}

export type MeasureKind = 'weight' | 'length'
const factorsByMeasure = { weight: gramsByUnit, length: millimetresByUnit } as const
const measureFormatMessages = { weight: 'A weight such as 4.6 kg or 10 lb', length: 'A length such as 120 mm or 4.5 in' } as const

const normalizeUnit = (unit: string): string => unit.trim().toLowerCase().replace(/\.$/, '')

export const isUnitOf = (kind: MeasureKind, unit: string): boolean => Object.hasOwn(factorsByMeasure[kind], normalizeUnit(unit))

/**
 * Reads a weight in whole grams or a length in whole millimetres. `unit` applies when the text itself has no unit.
 * @throws InvalidValueError when the text is not such a measure, or is below zero.
 */
export function parseMeasureText(kind: MeasureKind, written: string, unit: string, mark: DecimalMark | 'mixed' | null): number {
  // In `NW:4.6kg GW:4.7KG`, the gross weight is used.
  const gross = kind === 'weight' ? /(?:gw|gross(?: weight)?|brutto)\s*:?\s*([\d.,]+\s*\p{L}+)/iu.exec(written)?.[1] : undefined
  const parts = /^([+-]?[\d.,'’\s\u00a0\u202f]*\d)\s*([^\d\s].*)?$/u.exec((gross ?? written).trim())
  const [, number = '', own = unit] = parts ?? []
  const factor = factorsByMeasure[kind][normalizeUnit(own)]
  if (!parts || factor === undefined) throw new InvalidValueError(`${measureFormatMessages[kind]}: ${written} is none.`)
  const value = Math.round(Number(toPlainNumberText(number, mark)) * factor)
  if (value < 0) throw new InvalidValueError(`${measureFormatMessages[kind]}: ${written} is below zero.`)
  return value
}

/**
 * Reads the size of a box, such as `30 x 20 x 15 cm`, in whole millimetres.
 * @throws InvalidValueError when the text does not have three lengths.
 */
export function parseBoxSize(
  written: string,
  unit: string,
  mark: DecimalMark | 'mixed' | null,
): { length: number; width: number; height: number } {
  const [length, width, height, ...more] = written.split(/\s*[x×*]\s*/i)
  if (length === undefined || width === undefined || height === undefined || more.length > 0) {
    throw new InvalidValueError(`Three lengths such as 30 x 20 x 15 cm: ${written} is none.`)
  }
  const own = /[\d.,]\s*(\p{L}+|["″])\s*$/u.exec(height)?.[1] ?? unit
  const side = (text: string) => parseMeasureText('length', text, own, mark)
  return { length: side(length), width: side(width), height: side(height) }
}
