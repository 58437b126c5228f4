import { unitOf } from './units.ts'

/** A number with its unit in the shop's spelling; the unit is empty if the text has none. */
export interface Measure {
  value: number
  unit: string
}

const NUMBER_PATTERN = /^(?<sign>[+\-−]?)\s*(?<digits>\d[\d.,' \u00a0\u2009\u202f]*|[.,]\d+)\s*(?<rest>.*)$/s
const FRACTION_PATTERN = /^(?:(?<whole>\d+)[\s-]+)?(?<over>\d+)\s*[/⁄]\s*(?<under>\d+)\s*(?<rest>\D*)$/

/**
 * Reads a text that is one number, with or without a unit: `1,4 kW`, `3/8"`, `12V`, `1.250,5`, `2'800 rpm`. Returns null for anything else:
 * two numbers, a range, words. A single comma before three digits groups thousands (`1,400 rpm`), unless a zero precedes the comma; any
 * other single comma is the decimal separator.
 */
export function readMeasure(text: string): Measure | null {
  const written = text.trim()
  return readFraction(written) ?? readPlainNumber(written)
}

function readFraction(text: string): Measure | null {
  const found = FRACTION_PATTERN.exec(text)?.groups
  const unit = found === undefined ? null : unitOf(found['rest'] ?? '')
  const under = Number(found?.['under'])
  // Fractions are valid for inches only: 12/24 V are two voltages.
  if (found === undefined || unit !== 'in' || under === 0) return null
  return { value: Number(found['whole'] ?? 0) + Number(found['over']) / under, unit }
}

function readPlainNumber(text: string): Measure | null {
  const found = NUMBER_PATTERN.exec(text)?.groups
  if (found === undefined) return null
  const digits = normalizeDigits((found['digits'] ?? '').trim())
  const rest = (found['rest'] ?? '').trim()
  const unit = rest === '' ? '' : unitOf(rest)
  if (digits === null || unit === null) return null
  return { value: (found['sign'] === '' || found['sign'] === '+' ? 1 : -1) * Number(digits), unit }
}

/** Returns the digits of a number with a decimal point and no grouping; null if the separators contradict each other. */
function normalizeDigits(given: string): string | null {
  const digits = given.replaceAll(/[' \u00a0\u2009\u202f](?=\d{3}(?!\d))/g, '')
  if (/[' \u00a0\u2009\u202f]/.test(digits)) return null
  const marks = digits.replaceAll(/\d/g, '')
  if (marks === '') return digits
  const last = marks.at(-1) ?? '.'
  const other = last === '.' ? ',' : '.'
  if (/^\d{1,3}(?:,\d{3})+$/.test(digits) && !digits.startsWith('0')) return digits.replaceAll(',', '')
  if (marks.length > 1 && /^\d{1,3}(?:\.\d{3})+$/.test(digits)) return digits.replaceAll('.', '')
  if (marks.split(last).length > 2) return null
  const [whole = '', decimals = ''] = digits.split(last)
  if (whole.includes(other) && !/^\d{1,3}(?:[.,]\d{3})+$/.test(whole)) return null
  return `${whole.replaceAll(other, '') || '0'}.${decimals || '0'}`
}
