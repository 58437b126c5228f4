import { DAY_MS } from '#contract/limits.ts'
import { type Cell, EMPTY_CELL } from '#server/import/files/table.ts'
import type { NumberFormat } from './number-formats.ts'
import type { SharedStrings } from './shared-strings.ts'

/** The data of a workbook that is needed to read its cells: texts, number formats, and whether days count from 1904. */
export interface CellReadingContext {
  sharedStrings: SharedStrings
  numberFormats: readonly NumberFormat[]
  uses1904Dates: boolean
}

/** Rounds a number to 15 digits, as Excel does. Further digits are rounding errors of binary fractions (`12.300000000000001`). */
const formatNumber = (value: number): string => String(Number(value.toPrecision(15)))

const createTextCell = (written: string): Cell => {
  const trimmed = written.replace(/_x000D_/g, '').trim()
  return trimmed === '' ? EMPTY_CELL : { text: trimmed, type: 'text', isExplicitText: true }
}

/** Reads a cell by its type (`t`), style number (`s`) and content. A cell with a formula has the result that the workbook stores. */
export function parseCellValue(type: string, style: number, value: string, reading: CellReadingContext): Cell {
  if (type === 's') return createTextCell(reading.sharedStrings.stringAt(Number(value)))
  if (type === 'inlineStr' || type === 'str') return createTextCell(value)
  if (value.trim() === '') return EMPTY_CELL
  if (type === 'b') return { text: value.trim() === '1' ? 'TRUE' : 'FALSE', type: 'truth' }
  if (type === 'e') return { text: value.trim(), type: 'error' }
  if (type === 'd') return { text: value.trim().replace(/T00:00(?::00)?(?:\.0+)?Z?$/, ''), type: 'date' }
  const number = Number(value)
  if (!Number.isFinite(number)) return createTextCell(value)
  const format = reading.numberFormats[style]
  if (format?.type === 'date') {
    const date = serialToIsoDate(number, reading.uses1904Dates)
    if (date !== null) return { text: date, type: 'date' }
  }
  if (format?.type === 'percent') return { text: `${formatNumber(number * 100)}%`, type: 'number' }
  // Leading zeros that the number format adds belong to the value, for example in part numbers.
  if (format?.type === 'padded' && Number.isInteger(number) && number >= 0) {
    return { text: formatNumber(number).padStart(format.digits, '0'), type: 'text' }
  }
  return { text: formatNumber(number), type: 'number' }
}

/** Day 0 of workbooks that count from 1900. Day 61 is 1 March 1900, because Excel treats 1900 as a leap year. */
const EPOCH_1900 = Date.UTC(1899, 11, 30)
const EPOCH_1904 = Date.UTC(1904, 0, 1)
const FALSE_LEAP_DAY_SERIAL = 60

/**
 * Converts a day number of a workbook to `2026-03-05`, or with a time to `2026-03-05T14:30` (with seconds if they are not zero). A time
 * without a day becomes `14:30`. Null outside the supported years.
 */
function serialToIsoDate(serial: number, from1904: boolean): string | null {
  if (!(serial >= 0) || serial >= 2_958_466) return null
  const shift = !from1904 && serial < FALSE_LEAP_DAY_SERIAL ? 1 : 0
  const seconds = Math.round((serial + shift) * 86_400)
  const text = new Date((from1904 ? EPOCH_1904 : EPOCH_1900) + seconds * 1000).toISOString()
  const time = text.slice(11, 19).replace(/:00$/, '')
  if (serial < 1) return time
  return (seconds * 1000) % DAY_MS === 0 ? text.slice(0, 10) : `${text.slice(0, 10)}T${time}`
}
