import { isNumberKey, numberKey } from '#contract/numbers/numbers.ts'
import { normalizeCharacters, normalizeText } from '#contract/text/plain-text.ts'
import { type ListedNumber, parseListedNumbers, readListLines } from './number-list.ts'
import { MAX_TYPED_NUMBER_CHARACTERS } from './number-list-call.ts'
import { replaceRefusedQuantity, standInQuantity } from './refused-quantities.ts'
import { type Delimiter, delimiterOf, splitCells } from './sheet-cells.ts'
import { readHeadings, type SheetColumns } from './sheet-headings.ts'
import { isPriceLike, isSurelyPrice, MIN_PRICE_LIKE_QUANTITY } from './sheet-prices.ts'
import { isRefusedQuantity, isWholeWithDecimals, parseSheetQuantity } from './sheet-quantity.ts'

/** The maximum number of lines of the counter's pad. */
export const MAX_ORDER_LINES = 500

/** A part number of a sheet. `unreadQuantity`: what stands in its column of quantities, if that is not a quantity; `qty` is then 1. */
export interface SheetNumber extends ListedNumber {
  unreadQuantity?: string
}

/**
 * What one line of a sheet is. `at`: its place from 1. `quantity`: it only holds the quantity of a number beside it. `empty` has neither a
 * letter nor a digit.
 */
export type SheetLine = { at: number; text: string } & (
  | { type: 'numbers'; numbers: readonly SheetNumber[] }
  | { type: 'quantity' | 'heading' | 'comment' | 'empty' | 'unread' }
)

/** Matches a number that a spreadsheet has rounded. Its digits are lost, so it is never read: `1.10703E+09`. */
const ROUNDED_NUMBER = /(?<![\p{L}\p{N}])\d(?:[.,]\d+)?E\+\d{1,3}(?![\p{L}\p{N}])/iu
/** The line in which a spreadsheet names its separator. */
const SEPARATOR_LINE = /^sep=(.)$/i
const COMMENT = /^\s*(?:\/\/|--|#)/
/** From this many lines on, 1, 2, 3 … before the numbers are line numbers and not quantities. */
const MIN_NUMBERED_LINES = 4

/**
 * Reads a pasted list, a message or the text of a file line by line. Each line of the text is exactly one line of the result, so that
 * nothing is left out in silence. A number is never changed: it stands in its line as it is read.
 */
export function readOrderSheet(given: string): SheetLine[] {
  const lines = normalizeCharacters(given.replace(/^\uFEFF/, '')).split('\n')
  const filled = lines.filter(isFilled)
  const delimiter = (SEPARATOR_LINE.exec(filled[0]?.trim() ?? '')?.[1] as Delimiter | undefined) ?? delimiterOf(filled)
  const results = new Map<number, SheetLine>()
  const free: { at: number; text: string }[] = []
  let columns: SheetColumns | null = null
  for (const [index, line] of lines.entries()) {
    const [at, text] = [index + 1, line.trim()]
    const headings = isFilled(line) ? readHeadings(splitCells(line, delimiter)) : null
    if (!isFilled(line)) results.set(at, { at, text, type: 'empty' })
    else if (headings !== null || SEPARATOR_LINE.test(text)) {
      results.set(at, { at, text, type: 'heading' })
      columns = headings ?? columns
    } else if (COMMENT.test(text) && parseListedNumbers(text.replace(COMMENT, '')).length === 0)
      results.set(at, { at, text, type: 'comment' })
    else if (ROUNDED_NUMBER.test(text)) results.set(at, { at, text, type: 'unread' })
    else if (columns !== null && delimiter !== null)
      results.set(at, readColumns(at, line, splitCells(line.replace(COMMENT, ''), delimiter), columns))
    else free.push({ at, text: line })
  }
  for (const line of readFreeLines(free, delimiter)) results.set(line.at, line)
  return [...results.values()].sort((one, other) => one.at - other.at)
}

const isFilled = (line: string) => /[\p{L}\p{N}]/u.test(line)

/** Reads a line of a sheet whose headings name its columns. */
function readColumns(at: number, line: string, cells: readonly string[], { numbers, quantity }: SheetColumns): SheetLine {
  const text = line.trim()
  const cell = numbers.map((index) => cells[index] ?? '').find((one) => /\d/.test(one)) ?? ''
  const found = isWholeNumberCell(cell) ? [normalizeText(cell)] : parseListedNumbers(cell).map(({ number }) => number)
  if (found.length === 0) return { at, text, type: 'unread' }
  const said = quantity < 0 ? '' : (cells[quantity] ?? '')
  const read = said === '' ? { qty: 1, other: null } : parseSheetQuantity(said)
  return {
    at,
    text,
    type: 'numbers',
    numbers: found.map((number) => ({
      number,
      qty: read?.qty ?? 1,
      hasQuantity: said !== '' && read !== null,
      sourceLine: text.replaceAll('\t', ' · '),
      alternativeReadings: read === null || read.other === null ? [] : [{ number, qty: read.other }],
      ...(read === null ? { unreadQuantity: said } : {}),
    })),
  }
}

/** Whether a cell in a column of numbers is one number as a whole, even in a form that is unknown elsewhere. */
const isWholeNumberCell = (cell: string) =>
  cell.length <= MAX_TYPED_NUMBER_CHARACTERS &&
  /\d/.test(cell) &&
  !/\p{L}{4,}|[;,|]/u.test(cell) &&
  numberKey(cell).length >= 3 &&
  isNumberKey(numberKey(cell))

/** Reads lines without headings. */
function readFreeLines(lines: readonly { at: number; text: string }[], delimiter: Delimiter | null): SheetLine[] {
  const { texts, hasDecimals, refused, standIn } = withReadableCells(
    lines.map(({ text }) => text),
    delimiter,
  )
  const read = readListLines(texts)
  const doubted = (one: ListedNumber) => (hasDecimals ? withPriceDoubt(one) : one)
  const isNumbered =
    read.length >= MIN_NUMBERED_LINES &&
    read.every(
      ({ numbers: [one, other] }, at) => other === undefined && (at === 0 ? one?.qty === 1 : one?.qty === at + 1 && isCounted(one)),
    )
  return lines.map(({ at, text: line }, index): SheetLine => {
    const text = line.trim()
    const { numbers = [], isQuantity = false } = read[index] ?? {}
    if (numbers.length > 0) {
      const known = numbers.map((one): SheetNumber => {
        const alternativeReadings = one.alternativeReadings.filter(({ qty }) => qty !== standIn)
        if (one.qty !== standIn) return (isNumbered ? asLineNumber : doubted)({ ...one, alternativeReadings })
        const sourceLine = text.replaceAll('\t', ' · ')
        return { ...one, qty: 1, hasQuantity: false, sourceLine, alternativeReadings, unreadQuantity: refused.get(index) ?? '' }
      })
      return { at, text, type: 'numbers', numbers: known }
    }
    return { at, text, type: isQuantity ? 'quantity' : 'unread' }
  })
}

const isCounted = ({ number, alternativeReadings }: ListedNumber) =>
  alternativeReadings.some((other) => other.number === number && other.qty === 1)

/** Returns a number whose quantity is in fact its line number, which remains as another reading. */
const asLineNumber = (one: ListedNumber): ListedNumber => ({
  ...one,
  qty: 1,
  hasQuantity: false,
  alternativeReadings: one.qty === 1 ? [] : [{ number: one.number, qty: one.qty }],
})

/** Adds the reading without the quantity, if the quantity may be a price. */
const withPriceDoubt = (one: ListedNumber): ListedNumber =>
  one.qty < MIN_PRICE_LIKE_QUANTITY || one.alternativeReadings.length > 0
    ? one
    : { ...one, alternativeReadings: [{ number: one.number, qty: 1 }] }

interface ReadableLines {
  texts: string[]
  /** Whether quantities with decimals were read, which may be prices. */
  hasDecimals: boolean
  /** What stands in the place of quantities and is none, by the index of the line; `standIn` is in its place in `texts`. */
  refused: ReadonlyMap<number, string>
  standIn: number
}

/**
 * Returns the lines in a form that the reader of lists understands: cells without quotes, quantities without decimals, and `standIn` for
 * what is no quantity. A column counts as quantities if all of its cells are whole numbers with decimals (`2,00`), the first such column;
 * or if it is the only one with numbers and none of its cells is surely a price. Other cells with decimals are prices.
 */
function withReadableCells(lines: readonly string[], delimiter: Delimiter | null): ReadableLines {
  const standIn = standInQuantity(lines)
  const refused = new Map<number, string>()
  const replaced = lines.map((line, index) => {
    // The comma of a fraction at an end of the line separates no cells.
    const isOneCell = delimiter === null || !line.replace(/^\s*\d{1,4},\d{1,3}(?=\D)|\d,\d{1,3}\D{0,8}$/g, '').includes(delimiter)
    const found = isOneCell ? replaceRefusedQuantity(line, standIn) : null
    if (found !== null) refused.set(index, found.refused)
    return found?.text ?? line
  })
  if (delimiter === null) return { texts: replaced, hasDecimals: false, refused, standIn }
  const rows = replaced.map((line) => splitCells(line, delimiter))
  const width = Math.max(0, ...rows.map((row) => row.length))
  const columns = Array.from({ length: width }, (_, at) => rows.map((row) => row[at] ?? '').filter((cell) => cell !== ''))
  const quantity = columns.findIndex((cells) => cells.length > 0 && cells.every(isWholeWithDecimals))
  const priceColumns = new Set(columns.flatMap((cells, at) => (cells.some(isSurelyPrice) ? [at] : [])))
  let hasDecimals = quantity >= 0
  const texts = rows.map((row, index) => {
    const isOnlyOne = row.filter((cell) => parseSheetQuantity(cell) !== null || isRefusedQuantity(cell) || isPriceLike(cell)).length === 1
    const readable = (cell: string, at: number) => {
      const qty = parseSheetQuantity(cell)?.qty
      const hasFraction = isPriceLike(cell)
      const isQuantity = at === quantity || (isOnlyOne && !priceColumns.has(at))
      if (isRefusedQuantity(cell) && (isOnlyOne ? isQuantity : !hasFraction) && hasNumberBeside(row, at)) {
        refused.set(index, refused.get(index) ?? cell)
        return String(standIn)
      }
      if (hasFraction && isQuantity && qty !== undefined) {
        hasDecimals = true
        return String(qty)
      }
      const found = hasFraction ? null : replaceRefusedQuantity(cell, standIn)
      if (found !== null) refused.set(index, refused.get(index) ?? found.refused)
      return hasFraction ? '' : (found?.text ?? cell).replaceAll('\t', ' ')
    }
    return row.map(readable).join('\t')
  })
  const hasCells = quantity >= 0 || replaced.some((line) => line.includes('"')) || rows.flat().some(isPriceLike)
  return {
    texts: hasCells ? texts : replaced.map((line, index) => (refused.has(index) ? (texts[index] ?? line) : line)),
    hasDecimals,
    refused,
    standIn,
  }
}

/** Whether another cell of a row contains a part number. */
const hasNumberBeside = (row: readonly string[], at: number) =>
  row.some((cell, other) => other !== at && parseListedNumbers(cell).length > 0)
