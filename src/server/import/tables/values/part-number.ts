import { isNumberKey, numberKey, splitNumbers } from '#contract/numbers/numbers.ts'
import type { Cell } from '#server/import/files/table.ts'
import { InvalidValueError, isEmptyValue } from '#server/import/tables/invalid-value.ts'

const MONTH_PATTERN = '(?:jan|feb|m[aä]r|mrz|apr|ma[iy]|jun|jul|aug|sep|sept|o[ck]t|nov|de[cz])[a-zä]*\\.?'
/** Patterns of the dates into which spreadsheet programs change some part numbers. */
const DATE_LIKE_PATTERNS = [
  `${MONTH_PATTERN}[- ]\\d{2}(?:\\d{2})?`,
  `\\d{1,2}\\.?[- ]${MONTH_PATTERN}(?:[- ]\\d{2,4})?`,
  '\\d{4}-\\d{2}-\\d{2}(?:[T ]\\d.*)?',
  '\\d{1,2}[./]\\d{1,2}[./]\\d{4}',
]
const DATE_MADE_BY_SPREADSHEET_PATTERN = new RegExp(`^(?:${DATE_LIKE_PATTERNS.join('|')})$`, 'i')
const EXPONENT_PATTERN = /^[+-]?\d(?:[.,]\d+)?e\+\d+$/i
/** The number of digits that spreadsheet programs keep of a number. */
const SPREADSHEET_DIGIT_LIMIT = 15

const SPREADSHEET_DAMAGE_ADVICE =
  'The spreadsheet changed it and the file does not say what it was: format the column as text, enter the number anew and save again.'

/** Returns how a spreadsheet program has damaged the part number in a cell. Null when the cell is not damaged. */
export function spreadsheetDamageMessage(cell: Cell): string | null {
  if (cell.type === 'date' || (!cell.isExplicitText && DATE_MADE_BY_SPREADSHEET_PATTERN.test(cell.text)))
    return `A part number, no date. ${SPREADSHEET_DAMAGE_ADVICE}`
  if (EXPONENT_PATTERN.test(cell.text)) return `A part number with all its digits. ${SPREADSHEET_DAMAGE_ADVICE}`
  if (cell.type === 'number' && cell.text.length > SPREADSHEET_DIGIT_LIMIT) {
    return `A part number; as a number of a spreadsheet it has lost digits. ${SPREADSHEET_DAMAGE_ADVICE}`
  }
  if (cell.type === 'error' || /^#(?:n\/a|ref!|value!|name\?|div\/0!|null!|num!)/i.test(cell.text)) {
    return 'A value: the formula in this cell failed.'
  }
  return null
}

const MAX_CODE_CHARACTERS = 100

/**
 * Reads the part number of a cell as printed.
 * @throws InvalidValueError when a spreadsheet program has damaged the number, or the text has neither a letter nor a digit or is too long.
 */
export function parsePartCode(cell: Cell): string {
  const says = spreadsheetDamageMessage(cell)
  if (says !== null) throw new InvalidValueError(says)
  const text = cell.text.replace(/\s+/g, ' ')
  if (!/[\p{L}\d]/u.test(text) || text.length > MAX_CODE_CHARACTERS) {
    throw new InvalidValueError(`A part number of at most ${MAX_CODE_CHARACTERS} characters.`)
  }
  return text
}

/** Splits a text at separators. A separator after a backslash belongs to the text, because the shop's exports write it so. */
const splitAtSeparators = (text: string): string[] => text.match(/(?:\\[\s\S]|[^\\,;|、\r\n\t]|\\$)+/g) ?? []
/** Matches a slash between spaces, which separates two numbers: `0986017120 / 0986017121`. A slash without spaces belongs to its number. */
const SPACED_SLASH_PATTERN = /\s+\/\s+/
const unescapeSeparators = (text: string): string => text.replace(/\\([\\;:,>|/])/g, '$1')

/** Splits a text at spaces when every piece is a complete number. Otherwise the whole text is one number. */
function splitAtSpaces(text: string): string[] {
  const pieces = text.split(/\s+/)
  const whole = splitNumbers(text)
  const several = pieces.length > 1 && whole.length === pieces.length && whole.every((number) => number.length >= 6)
  return several ? whole : [text.replace(/\s+/g, ' ')]
}

export interface ParsedPartNumber {
  /** The maker of the number, when the cell names one: `BOSCH: 0 001 108 166`. Otherwise empty. */
  maker: string
  display: string
}

/**
 * Reads the part numbers of a cell. They are separated by a comma, a semicolon, a bar, a line break, or a slash between spaces. Spaces
 * separate only complete numbers: `0001108166 0001108167` are two numbers, `0 001 108 166` is one.
 * @throws InvalidValueError when a piece is not a part number or was damaged by a spreadsheet program.
 */
export function parsePartNumbers(cell: Cell): ParsedPartNumber[] {
  const says = spreadsheetDamageMessage(cell)
  if (says !== null) throw new InvalidValueError(says)
  return splitAtSeparators(cell.text).flatMap((piece) => {
    const text = piece.trim()
    if (isEmptyValue(text)) return []
    const [, before = '', behind = text] = /^((?=[^:]*\p{L})(?:\\.|[^:\\])+?)\s*:\s*(.+)$/u.exec(text) ?? []
    const maker = unescapeSeparators(before)
    return behind
      .split(SPACED_SLASH_PATTERN)
      .map(unescapeSeparators)
      .flatMap(splitAtSpaces)
      .map((display) => {
        const damaged = spreadsheetDamageMessage({ ...cell, text: display })
        if (damaged !== null) throw new InvalidValueError(damaged)
        if (!/\d/.test(display) || !isNumberKey(numberKey(display))) {
          throw new InvalidValueError(`Part numbers, which hold a digit: ${display} is none.`)
        }
        return { maker, display }
      })
  })
}
