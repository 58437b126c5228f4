import type { AttributeFacts } from '#server/import/facts.ts'
import type { Cell } from '#server/import/files/table.ts'
import { parseListCell, parsePairsCell, parsePathCell } from '#contract/text/spreadsheet-text.ts'
import type { GuessedColumn } from './column.ts'
import { InvalidValueError, isEmptyTextValue, isEmptyValue } from './invalid-value.ts'
import { addPairedAttributes } from './pair-attributes.ts'
import type { RowValues } from './row-values.ts'
import { columnTargetOf, isTargetKey, type TargetKey } from './targets.ts'
import { parseDay } from './values/dates.ts'
import type { DecimalMark } from './values/decimal-mark.ts'
import { parseGtinCell } from './values/gtin.ts'
import { toHalfWidth } from './values/half-width.ts'
import { parseBoxSize, parseMeasureText } from './values/measure.ts'
import { detectCurrency, type MoneyAmount, parseMoney } from './values/money.ts'
import { toPlainNumberText } from './values/number-text.ts'
import { parsePartCode, parsePartNumbers, spreadsheetDamageMessage } from './values/part-number.ts'
import { parsePriceUnit } from './values/price-unit.ts'
import { parseQuantity } from './values/quantity.ts'
import { parseCondition, parseCountry, parseIsForSale, parseIsHidden, parseYesOrNo } from './values/words.ts'
import { parseModelYear, parseYearRange } from './values/years.ts'

/** Meanings whose values may look like dates, such as the models Saab 9-3 and 9-5. */
const TARGETS_WITH_NUMERIC_NAMES: ReadonlySet<TargetKey> = new Set(['model', 'engine', 'group'])
const TEXT_BECAME_DATE_MESSAGE = 'A text, no date. The spreadsheet changed it: format the column as text, enter it anew and save again.'

/** Returns the decimal mark of a cell. A number in a workbook always has a point, whatever format the column shows. */
const decimalMarkOf = (cell: Cell, column: GuessedColumn): DecimalMark | 'mixed' | null =>
  cell.type === 'number' ? '.' : column.decimalMark

/**
 * Reads a cell into `into` according to the meaning of its column. Empty cells, `-` and `n/a` change nothing.
 * @throws InvalidValueError when the value of the cell is invalid.
 */
export function readCell(column: GuessedColumn, written: Cell, into: RowValues): void {
  const { target } = column
  const cell = target !== null && isParsedTarget(target, column) && written.type === 'text' ? toHalfWidthCell(written) : written
  if (target === null || (cell.type !== 'error' && isEmptyForColumn(column, cell))) return
  if (target.startsWith('attribute:')) into.attributes.push(readAttributeCell(column, target.slice('attribute:'.length).trim(), cell))
  else if (/^(?:step|price):/.test(target)) into.money.set(target, readPriceCell(column, cell, into))
  else if (isTargetKey(target)) readCellAsTarget(column, target, cell, into)
}

/** Whether a meaning takes numbers, days and codes, which are parsed, and not any text. */
function isParsedTarget(target: string, { isNumeric }: GuessedColumn): boolean {
  if (target.startsWith('attribute:')) return isNumeric
  return !isTargetKey(target) || !/^(?:text|texts|list|path|pairs|attributes)$/.test(columnTargetOf(target).reads)
}

function toHalfWidthCell(cell: Cell): Cell {
  const text = toHalfWidth(cell.text)
  return text === cell.text ? cell : { ...cell, text }
}

function isEmptyForColumn({ target, isNumeric }: GuessedColumn, { text }: Cell): boolean {
  if (target?.startsWith('attribute:')) return isNumeric ? isEmptyValue(text) : isEmptyTextValue(text)
  const ofText = target !== null && isTargetKey(target) && /^(?:text|texts|pairs|path)$/.test(columnTargetOf(target).reads)
  return ofText ? isEmptyTextValue(text) : isEmptyValue(text)
}

function readPriceCell(column: GuessedColumn, cell: Cell, into: RowValues): MoneyAmount {
  if (cell.type === 'date' || cell.type === 'error')
    throw new InvalidValueError(spreadsheetDamageMessage(cell)?.replace('A part number', 'A price') ?? 'A price.')
  const read = parseMoney(cell.text, decimalMarkOf(cell, column))
  if (read.isRounded) into.remarks.push('It was rounded to whole cents.')
  return { ...read, currency: read.currency ?? (column.currency === '' ? null : column.currency) }
}

function readAttributeCell(column: GuessedColumn, name: string, cell: Cell): AttributeFacts {
  const unit = column.unit
  if (cell.type === 'error') throw new InvalidValueError(spreadsheetDamageMessage(cell) ?? 'A value.')
  if (cell.type === 'date') throw new InvalidValueError(TEXT_BECAME_DATE_MESSAGE)
  if (!column.isNumeric) return { name, unit, value: cell.text }
  const number = unit !== '' && cell.text.toLowerCase().endsWith(unit.toLowerCase()) ? cell.text.slice(0, -unit.length).trim() : cell.text
  try {
    return { name, unit, value: Number(toPlainNumberText(number, decimalMarkOf(cell, column))) }
  } catch (error) {
    if (error instanceof InvalidValueError) {
      throw new InvalidValueError(`${error.says} The column was taken for numbers; say attribute:${name} [text] if it holds texts.`)
    }
    throw error
  }
}

function readCellAsTarget(column: GuessedColumn, target: TargetKey, cell: Cell, into: RowValues): void {
  const { reads, isRepeatable } = columnTargetOf(target)
  const { text } = cell
  const mark = decimalMarkOf(cell, column)
  const push = (pieces: readonly string[]) => {
    const filled = pieces.map((piece) => piece.trim()).filter((piece) => piece !== '')
    into.lists.set(target, [...(into.lists.get(target) ?? []), ...filled])
  }
  if (cell.type === 'error') throw new InvalidValueError(spreadsheetDamageMessage(cell) ?? 'A value.')
  switch (reads) {
    case 'code':
      into.texts.set(target, parsePartCode(cell))
      break
    case 'text':
      if (cell.type === 'date' || (TARGETS_WITH_NUMERIC_NAMES.has(target) && spreadsheetDamageMessage(cell) !== null))
        throw new InvalidValueError(TEXT_BECAME_DATE_MESSAGE)
      if (isRepeatable) push([text])
      else into.texts.set(target, text)
      break
    case 'money':
      into.money.set(target, readPriceCell(column, cell, into))
      break
    case 'weight':
    case 'length':
      into.numberValues.set(target, parseMeasureText(reads, text, column.unit, mark))
      break
    case 'box':
      into.boxMm = parseBoxSize(text, column.unit, mark)
      break
    case 'quantity': {
      if (cell.type === 'number' && !/^-?\d+$/.test(text))
        throw new InvalidValueError(`A whole number of pieces such as 12: ${text} is none.`)
      const read = parseQuantity(text, mark)
      if (read.isMinimum) into.remarks.push('It says no more than at least: the number is taken.')
      into.numberValues.set(target, read.value)
      break
    }
    case 'date':
      into.texts.set(target, parseDay(text.replace(/T.*$|\s\d{1,2}:\d{2}.*$/, ''), column.dateOrder))
      break
    case 'truth':
      into.numberValues.set(target, parseYesOrNo(text) ? 1 : 0)
      break
    case 'pieces':
      into.numberValues.set(target, parsePriceUnit(text, column.unit, mark))
      break
    case 'selling':
      // When one column hides the part, another column cannot make the part visible again.
      into.isForSale = parseIsForSale(text) && into.isForSale !== false
      break
    case 'hiding':
      into.isForSale = !parseIsHidden(text) && into.isForSale !== false
      break
    case 'attributes':
      addPairedAttributes(parsePairsCell(text), column, into, readCell)
      break
    case 'condition':
      into.condition = parseCondition(text)
      break
    case 'gtin': {
      const { digits, hasWrongCheckDigit } = parseGtinCell(cell)
      if (digits !== null) into.texts.set(target, digits)
      if (hasWrongCheckDigit) into.note = 'The last digit of a GTIN checks the others, and this one does not: the GTIN is left out.'
      break
    }
    case 'country':
      into.texts.set(target, parseCountry(text))
      break
    case 'currency': {
      const read = detectCurrency(text)
      if (read === null) throw new InvalidValueError(`A currency such as EUR: ${text} is none.`)
      into.texts.set(target, read)
      break
    }
    case 'customs':
      into.texts.set(target, readTariffCode(cell))
      break
    case 'numbers':
      into.partNumbers.set(target, [...(into.partNumbers.get(target) ?? []), ...parsePartNumbers(cell)])
      break
    case 'list':
      push(text.split(/[,;|\r\n]+/))
      break
    case 'path':
      push(parsePathCell(text.replaceAll('»', '>')))
      break
    case 'texts':
      push(parseListCell(text.replace(/[\r\n]+/g, ';')))
      break
    case 'pairs':
      into.torques = parsePairsCell(text.replace(/[\r\n]+/g, ';')).map(([what, figure]) => {
        if (what === '') throw new InvalidValueError(`Torques such as M8: 25; M10: 49: ${figure} is none.`)
        const nm = Number(toPlainNumberText(figure.replace(/\s*nm$/i, ''), mark ?? '.'))
        return { what, nm }
      })
      break
    case 'year':
      into.numberValues.set(target, parseModelYear(text))
      break
    case 'years':
      into.years = parseYearRange(text)
      break
    case 'months': {
      const [, count = '', word = column.unit] = /^(\d{1,3})\s*(\D*)$/.exec(text) ?? []
      if (count === '') throw new InvalidValueError(`Months such as 24, or 2 years: ${text} is none.`)
      into.numberValues.set(target, Number(count) * (/^(?:y|jahr|an|añ|a$|lat|rok|ja)/i.test(word.trim()) ? 12 : 1))
    }
  }
}

/**
 * Reads the digits of a customs code. Such a code has an even number of digits, so an odd number means that a zero was lost.
 * @throws InvalidValueError when the cell does not contain a customs code.
 */
function readTariffCode(cell: Cell): string {
  const digits = cell.text.replace(/[\s.]/g, '')
  if (spreadsheetDamageMessage(cell) !== null || !/^\d{4,14}$/.test(digits) || digits.length % 2 === 1) {
    const advice = 'Format the column as text if zeros are missing.'
    throw new InvalidValueError(`A customs code of 6, 8 or 10 digits such as 85114000: ${cell.text} is none. ${advice}`)
  }
  return digits
}
