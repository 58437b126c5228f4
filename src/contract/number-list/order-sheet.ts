import { isNumberKey, numberKey } from '#contract/numbers/numbers.ts'
import { normalizeCharacters, normalizeText } from '#contract/text/plain-text.ts'
import { type ListedNumber, parseListedNumbers, readListLines } from './number-list.ts'
import { MAX_TYPED_NUMBER_CHARACTERS } from './number-list-call.ts'
import { type Delimiter, delimiterOf, splitCells } from './sheet-cells.ts'
import { readHeadings, type SheetColumns } from './sheet-headings.ts'
import { isWholeWithDecimals, parseSheetQuantity } from './sheet-quantity.ts'

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
const COMMENT = /^(?:\/\/|--|#)/
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
    } else if (COMMENT.test(text) && (!text.startsWith('#') || parseListedNumbers(text.slice(1)).length === 0))
      results.set(at, { at, text, type: 'comment' })
    else if (ROUNDED_NUMBER.test(text)) results.set(at, { at, text, type: 'unread' })
    else if (columns !== null && delimiter !== null) results.set(at, readColumns(at, line, splitCells(line, delimiter), columns))
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
  const { texts, hasDecimals } = withReadableCells(
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
    if (numbers.length > 0) return { at, text, type: 'numbers', numbers: numbers.map(isNumbered ? asLineNumber : doubted) }
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

/** From this quantity on, a whole number with decimals may also be a price: `149,00`. */
const MIN_PRICE_LIKE_QUANTITY = 20

/** Adds the reading without the quantity, if the quantity may be a price. */
const withPriceDoubt = (one: ListedNumber): ListedNumber =>
  one.qty < MIN_PRICE_LIKE_QUANTITY || one.alternativeReadings.length > 0
    ? one
    : { ...one, alternativeReadings: [{ number: one.number, qty: 1 }] }

/**
 * Returns the lines in a form that the reader of lists understands: cells without quotes, and quantities without decimals. A column counts
 * as quantities if all of its cells are whole numbers with decimals (`2,00`); otherwise they are prices. The first such column counts.
 */
function withReadableCells(lines: readonly string[], delimiter: Delimiter | null): { texts: string[]; hasDecimals: boolean } {
  if (delimiter === null) return { texts: [...lines], hasDecimals: false }
  const rows = lines.map((line) => splitCells(line, delimiter))
  const width = Math.max(0, ...rows.map((row) => row.length))
  const quantity = Array.from({ length: width }, (_, at) => at).find((at) => {
    const cells = rows.map((row) => row[at] ?? '').filter((cell) => cell !== '')
    return cells.length > 0 && cells.every(isWholeWithDecimals)
  })
  const readable = (cell: string, at: number) => {
    if (at === quantity) return String(parseSheetQuantity(cell)?.qty ?? cell)
    return PRICE.test(cell) ? '' : cell.replaceAll('\t', ' ')
  }
  if (quantity === undefined && !lines.some((line) => line.includes('"')) && !rows.flat().some((cell) => PRICE.test(cell)))
    return { texts: [...lines], hasDecimals: false }
  return { texts: rows.map((row) => row.map(readable).join('\t')), hasDecimals: quantity !== undefined }
}

/** Matches a cell with decimals that is no quantity. Left as it is, its comma would separate two numbers: `149,50`. */
const PRICE = /^\D{0,4}(?:\d{1,6}[.,]|\d{1,3}(?:\.\d{3},|,\d{3}\.|[' ]\d{3}[.,]))\d{1,2}\D{0,4}$/
