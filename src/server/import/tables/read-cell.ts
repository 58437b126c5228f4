import type { AttributeFacts } from '#server/import/facts.ts'
import type { Cell } from '#server/import/files/table.ts'
import { listOfCell, pairsOfCell, pathOfCell } from '#server/kernel/spreadsheet-text.ts'
import { BadValue, meansEmpty, meansEmptyText } from './bad-value.ts'
import type { GuessedColumn } from './column.ts'
import { pairAttributes } from './pair-attributes.ts'
import type { RowValues } from './row-values.ts'
import { isTargetKey, type TargetKey, targetOf } from './targets.ts'
import { day } from './values/dates.ts'
import type { DecimalMark } from './values/decimal-mark.ts'
import { gtin } from './values/gtin.ts'
import { halfWidth } from './values/half-width.ts'
import { boxSize, measure } from './values/measure.ts'
import { currencyOf, type Money, money } from './values/money.ts'
import { plainNumber } from './values/number-text.ts'
import { numbersIn, partCode, spreadsheetDamage } from './values/part-number.ts'
import { priceUnit } from './values/price-unit.ts'
import { quantity } from './values/quantity.ts'
import { condition, country, readIsForSale, readIsHidden, readYesOrNo } from './values/words.ts'
import { year, years } from './values/years.ts'

/** Meanings whose values may look like dates, such as the models Saab 9-3 and 9-5. */
const NAMED_BY_FIGURES: ReadonlySet<TargetKey> = new Set(['model', 'engine', 'group'])
const NO_DATE = 'A text, no date. The spreadsheet changed it: format the column as text, enter it anew and save again.'

/** Returns the decimal mark of a cell. A number in a workbook always has a point, whatever format the column shows. */
const markOf = (cell: Cell, column: GuessedColumn): DecimalMark | 'mixed' | null => (cell.type === 'number' ? '.' : column.decimal)

/**
 * Reads a cell into `into` according to the meaning of its column. Empty cells, `-` and `n/a` change nothing.
 * @throws BadValue when the value of the cell is invalid.
 */
export function readCell(column: GuessedColumn, written: Cell, into: RowValues): void {
  const { target } = column
  const cell = target !== null && isPlain(target, column) && written.type === 'text' ? plainCell(written) : written
  if (target === null || (cell.type !== 'error' && isEmptyFor(column, cell))) return
  if (target.startsWith('attribute:')) into.attributes.push(attribute(column, target.slice('attribute:'.length).trim(), cell))
  else if (/^(?:step|price):/.test(target)) into.money.set(target, price(column, cell, into))
  else if (isTargetKey(target)) readTarget(column, target, cell, into)
}

/** Whether a meaning takes numbers, days and codes, which are parsed, and not any text. */
function isPlain(target: string, { numeric }: GuessedColumn): boolean {
  if (target.startsWith('attribute:')) return numeric
  return !isTargetKey(target) || !/^(?:text|texts|list|path|pairs|attributes)$/.test(targetOf(target).reads)
}

function plainCell(cell: Cell): Cell {
  const text = halfWidth(cell.text)
  return text === cell.text ? cell : { ...cell, text }
}

function isEmptyFor({ target, numeric }: GuessedColumn, { text }: Cell): boolean {
  if (target?.startsWith('attribute:')) return numeric ? meansEmpty(text) : meansEmptyText(text)
  const ofText = target !== null && isTargetKey(target) && /^(?:text|texts|pairs|path)$/.test(targetOf(target).reads)
  return ofText ? meansEmptyText(text) : meansEmpty(text)
}

function price(column: GuessedColumn, cell: Cell, into: RowValues): Money {
  if (cell.type === 'date' || cell.type === 'error')
    throw new BadValue(spreadsheetDamage(cell)?.replace('A part number', 'A price') ?? 'A price.')
  const read = money(cell.text, markOf(cell, column))
  if (read.rounded) into.remarks.push('It was rounded to whole cents.')
  return { ...read, currency: read.currency ?? (column.currency === '' ? null : column.currency) }
}

function attribute(column: GuessedColumn, name: string, cell: Cell): AttributeFacts {
  const unit = column.unit
  if (cell.type === 'error') throw new BadValue(spreadsheetDamage(cell) ?? 'A value.')
  if (cell.type === 'date') throw new BadValue(NO_DATE)
  if (!column.numeric) return { name, unit, value: cell.text }
  const number = unit !== '' && cell.text.toLowerCase().endsWith(unit.toLowerCase()) ? cell.text.slice(0, -unit.length).trim() : cell.text
  try {
    return { name, unit, value: Number(plainNumber(number, markOf(cell, column))) }
  } catch (error) {
    if (error instanceof BadValue) {
      throw new BadValue(`${error.says} The column was taken for numbers; say attribute:${name} [text] if it holds texts.`)
    }
    throw error
  }
}

function readTarget(column: GuessedColumn, target: TargetKey, cell: Cell, into: RowValues): void {
  const { reads, many } = targetOf(target)
  const { text } = cell
  const mark = markOf(cell, column)
  const push = (pieces: readonly string[]) => {
    const filled = pieces.map((piece) => piece.trim()).filter((piece) => piece !== '')
    into.lists.set(target, [...(into.lists.get(target) ?? []), ...filled])
  }
  if (cell.type === 'error') throw new BadValue(spreadsheetDamage(cell) ?? 'A value.')
  switch (reads) {
    case 'code':
      into.texts.set(target, partCode(cell))
      break
    case 'text':
      if (cell.type === 'date' || (NAMED_BY_FIGURES.has(target) && spreadsheetDamage(cell) !== null)) throw new BadValue(NO_DATE)
      if (many) push([text])
      else into.texts.set(target, text)
      break
    case 'money':
      into.money.set(target, price(column, cell, into))
      break
    case 'weight':
    case 'length':
      into.numberValues.set(target, measure(reads, text, column.unit, mark))
      break
    case 'box':
      into.box = boxSize(text, column.unit, mark)
      break
    case 'quantity': {
      if (cell.type === 'number' && !/^-?\d+$/.test(text)) throw new BadValue(`A whole number of pieces such as 12: ${text} is none.`)
      const read = quantity(text, mark)
      if (read.atLeast) into.remarks.push('It says no more than at least: the number is taken.')
      into.numberValues.set(target, read.value)
      break
    }
    case 'date':
      into.texts.set(target, day(text.replace(/T.*$|\s\d{1,2}:\d{2}.*$/, ''), column.dates))
      break
    case 'truth':
      into.numberValues.set(target, readYesOrNo(text) ? 1 : 0)
      break
    case 'pieces':
      into.numberValues.set(target, priceUnit(text, column.unit, mark))
      break
    case 'selling':
      // When one column hides the part, another column cannot make the part visible again.
      into.forSale = readIsForSale(text) && into.forSale !== false
      break
    case 'hiding':
      into.forSale = !readIsHidden(text) && into.forSale !== false
      break
    case 'attributes':
      pairAttributes(pairsOfCell(text), column, into, readCell)
      break
    case 'condition':
      into.condition = condition(text)
      break
    case 'gtin': {
      const { digits, isWrong } = gtin(cell)
      if (digits !== null) into.texts.set(target, digits)
      if (isWrong) into.note = 'The last digit of a GTIN checks the others, and this one does not: the GTIN is left out.'
      break
    }
    case 'country':
      into.texts.set(target, country(text))
      break
    case 'currency': {
      const read = currencyOf(text)
      if (read === null) throw new BadValue(`A currency such as EUR: ${text} is none.`)
      into.texts.set(target, read)
      break
    }
    case 'customs':
      into.texts.set(target, customs(cell))
      break
    case 'numbers':
      into.numbers.set(target, [...(into.numbers.get(target) ?? []), ...numbersIn(cell)])
      break
    case 'list':
      push(text.split(/[,;|\r\n]+/))
      break
    case 'path':
      push(pathOfCell(text.replaceAll('»', '>')))
      break
    case 'texts':
      push(listOfCell(text.replace(/[\r\n]+/g, ';')))
      break
    case 'pairs':
      into.torques = pairsOfCell(text.replace(/[\r\n]+/g, ';')).map(([what, figure]) => {
        if (what === '') throw new BadValue(`Torques such as M8: 25; M10: 49: ${figure} is none.`)
        const nm = Number(plainNumber(figure.replace(/\s*nm$/i, ''), mark ?? '.'))
        return { what, nm }
      })
      break
    case 'year':
      into.numberValues.set(target, year(text))
      break
    case 'years':
      into.years = years(text)
      break
    case 'months': {
      const [, count = '', word = column.unit] = /^(\d{1,3})\s*(\D*)$/.exec(text) ?? []
      if (count === '') throw new BadValue(`Months such as 24, or 2 years: ${text} is none.`)
      into.numberValues.set(target, Number(count) * (/^(?:y|jahr|an|añ|a$|lat|rok|ja)/i.test(word.trim()) ? 12 : 1))
    }
  }
}

/**
 * Reads the digits of a customs code. Such a code has an even number of digits, so an odd number means that a zero was lost.
 * @throws BadValue when the cell does not contain a customs code.
 */
function customs(cell: Cell): string {
  const digits = cell.text.replace(/[\s.]/g, '')
  if (spreadsheetDamage(cell) !== null || !/^\d{4,14}$/.test(digits) || digits.length % 2 === 1) {
    const advice = 'Format the column as text if zeros are missing.'
    throw new BadValue(`A customs code of 6, 8 or 10 digits such as 85114000: ${cell.text} is none. ${advice}`)
  }
  return digits
}
