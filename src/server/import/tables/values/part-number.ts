import { isNumberKey, numberKey, splitNumbers } from '#contract/numbers.ts'
import type { Cell } from '#server/import/files/table.ts'
import { BadValue, isNothing } from '#server/import/tables/bad-value.ts'

const MONTH = '(?:jan|feb|m[aä]r|mrz|apr|ma[iy]|jun|jul|aug|sep|sept|o[ck]t|nov|de[cz])[a-zä]*\\.?'
/** What spreadsheet programs make of numbers that look like dates, are long, or contain an E. */
const DAYS = [
  `${MONTH}[- ]\\d{2}(?:\\d{2})?`,
  `\\d{1,2}\\.?[- ]${MONTH}(?:[- ]\\d{2,4})?`,
  '\\d{4}-\\d{2}-\\d{2}(?:[T ]\\d.*)?',
  '\\d{1,2}[./]\\d{1,2}[./]\\d{4}',
]
const DATE_MADE = new RegExp(`^(?:${DAYS.join('|')})$`, 'i')
const EXPONENT = /^[+-]?\d(?:[.,]\d+)?e\+\d+$/i
/** Spreadsheet programs keep fifteen digits. */
const DIGITS_KEPT = 15

const ADVICE =
  'The spreadsheet changed it and the file does not say what it was: format the column as text, enter the number anew and save again.'

/** How a spreadsheet program damaged a number, or null. */
export function damage(cell: Cell): string | null {
  if (cell.type === 'date' || (!cell.meant && DATE_MADE.test(cell.text))) return `A part number, no date. ${ADVICE}`
  if (EXPONENT.test(cell.text)) return `A part number with all its digits. ${ADVICE}`
  if (cell.type === 'number' && cell.text.length > DIGITS_KEPT) {
    return `A part number; as a number of a spreadsheet it has lost digits. ${ADVICE}`
  }
  if (cell.type === 'error' || /^#(?:n\/a|ref!|value!|name\?|div\/0!|null!|num!)/i.test(cell.text)) {
    return 'A value: the formula in this cell failed.'
  }
  return null
}

const MAX_CHARACTERS = 100

/** The part number as printed. @throws BadValue when it was damaged by a spreadsheet program, or has neither letter nor digit. */
export function partCode(cell: Cell): string {
  const says = damage(cell)
  if (says !== null) throw new BadValue(says)
  const text = cell.text.replace(/\s+/g, ' ')
  if (!/[\p{L}\d]/u.test(text) || text.length > MAX_CHARACTERS) {
    throw new BadValue(`A part number of at most ${MAX_CHARACTERS} characters.`)
  }
  return text
}

/** Splits at separators. A separator after a backslash belongs to the text, as in the shop's exports. */
const piecesOf = (text: string): string[] => text.match(/(?:\\[\s\S]|[^\\,;|、\r\n\t]|\\$)+/g) ?? []
/** A slash between spaces separates numbers: `0986017120 / 0986017121`. Within a number it belongs to it. */
const SLASHED = /\s+\/\s+/
const unescaped = (text: string): string => text.replace(/\\([\\;:,>|/])/g, '$1')

/** Splits at spaces if each piece is a complete number. */
function byBlanks(text: string): string[] {
  const pieces = text.split(/\s+/)
  const whole = splitNumbers(text)
  const several = pieces.length > 1 && whole.length === pieces.length && whole.every((number) => number.length >= 6)
  return several ? whole : [text.replace(/\s+/g, ' ')]
}

export interface ReadNumber {
  /** The maker, when the cell names it: `BOSCH: 0 001 108 166`. */
  maker: string
  display: string
}

/**
 * The numbers of a cell. They are separated by comma, semicolon, bar, line break or a slash between spaces. Spaces separate only complete
 * numbers (`0001108166 0001108167`, but not `0 001 108 166`). @throws BadValue
 */
export function numbersIn(cell: Cell): ReadNumber[] {
  const says = damage(cell)
  if (says !== null) throw new BadValue(says)
  return piecesOf(cell.text).flatMap((piece) => {
    const text = piece.trim()
    if (isNothing(text)) return []
    const [, before = '', behind = text] = /^((?=[^:]*\p{L})(?:\\.|[^:\\])+?)\s*:\s*(.+)$/u.exec(text) ?? []
    const maker = unescaped(before)
    return behind
      .split(SLASHED)
      .map(unescaped)
      .flatMap(byBlanks)
      .map((display) => {
        const damaged = damage({ ...cell, text: display })
        if (damaged !== null) throw new BadValue(damaged)
        if (!/\d/.test(display) || !isNumberKey(numberKey(display))) {
          throw new BadValue(`Part numbers, which hold a digit: ${display} is none.`)
        }
        return { maker, display }
      })
  })
}
