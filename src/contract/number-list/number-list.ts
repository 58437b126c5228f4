import { isYear } from '#contract/kernel/years.ts'
import { readLabel, type ScannedLabel } from '#contract/labels/read-label.ts'
import { MAX_QUANTITY } from '#contract/limits.ts'
import { isPrintedGtin } from '#contract/numbers/gtin.ts'
import { numberKey } from '#contract/numbers/numbers.ts'
import { normalizeCharacters, normalizeText } from '#contract/text/plain-text.ts'
import { attachQuantities, type CellContent, isAttachedQuantity } from './attach.ts'
import { itemsOfTokens, type ListItem, type NumberItem, type NumberReading, parseColumnQuantity } from './items.ts'
import { splitTokens } from './tokens.ts'

export type { NumberReading as Reading } from './items.ts'

/** A part number found in a text, as typed, with its quantity. */
export interface ListedNumber extends NumberReading {
  /** Whether the text contains the quantity; if not, the quantity is 1. */
  hasQuantity: boolean
  /** The line that contains the part number. */
  sourceLine: string
  /** Other possible readings of the line; empty if the line is unambiguous. */
  alternativeReadings: NumberReading[]
}

/** The maximum number of part numbers in a pasted list. A longer list is a price list, which the sales desk handles. */
export const MAX_LISTED_NUMBERS = 30

/** Matches the number or bullet of a list item: `1. …`, `2) …`, `- …`. */
const LIST_BULLET = /^(?:\d{1,2}[.)]\s+|[-*•·–]\s+)/
/** Matches the separators of lines. In a one-line search box, lines are separated by `; `. */
const LINE_SEPARATOR = /[\r\n|]+|;(?=\s|$)/
/**
 * Matches the separators of columns, for example a semicolon without a following space. Two spaces count as well, because a tab becomes two
 * spaces in a search box.
 */
const COLUMN_SEPARATOR = /[;,、\t]|\s{2,}/
/** Matches the words that join two items of a list. */
const CONJUNCTION_PATTERN = /\s(?:and|und|et|y|or|oder|&|\+)\s/i
/** From this value on a quantity is ambiguous, because it may also be a year or a part number. */
const IMPLAUSIBLE_QUANTITY = 1000
/** Matches a comma that is a decimal separator, as in `1,4 kW`. Any other comma separates numbers and columns. */
const DECIMAL_COMMA = /(?<![\p{L}\d.,-])(\d{1,2}),(\d{1,2})(?=\s?(?:kw|v|ah?|mm|cm|kg|l|hp|ps)(?![\p{L}\d]))/giu
/**
 * Matches `1,000` and `1.000`, which are a quantity of one thousand: not a 1 before a number of zeros, and not a price. `1,500` in a
 * separate column or with a unit matches too. But `1,535 0034 10` is one piece of the number `535 0034 10`.
 */
const GROUPED_THOUSANDS =
  /(?<![\p{L}\d.,-])([1-9])[.,](000)(?![\p{L}\d.,-]|\s?\d)|(?<=^|[\t;]\s?| {2})([1-9])[.,](\d{3})(?=$|[\t;]| {2}|\s?(?:[x×*]|pcs?|pieces?|stk|stück)(?!\p{L}))/gimu

/**
 * Returns all part numbers in a text with their quantities: a pasted list, a message, or one part number among words. Repeated part numbers
 * are merged and their quantities added. No digit is moved into or out of a part number silently, because ambiguous readings are recorded
 * in `alternativeReadings`.
 */
export function parseListedNumbers(text: string): ListedNumber[] {
  const found = new Map<string, ListedNumber>()
  for (const one of parseListLines(text)) {
    const before = found.get(numberKey(one.number))
    if (before) Object.assign(before, mergeListedNumbers(before, one))
    else if (found.size < MAX_LISTED_NUMBERS) found.set(numberKey(one.number), one)
  }
  return [...found.values()]
}

/** Merges two lines with the same part number and adds their quantities. Alternative readings of one line apply to that line only. */
function mergeListedNumbers(before: ListedNumber, one: ListedNumber): Partial<ListedNumber> {
  const key = numberKey(before.number)
  const sum = (qty: number, more: number) => Math.min(MAX_QUANTITY, qty + more)
  const withMore = (others: readonly NumberReading[], more: number) =>
    others.map((other) => (numberKey(other.number) === key ? { ...other, qty: sum(other.qty, more) } : other))
  return {
    qty: sum(before.qty, one.qty),
    hasQuantity: before.hasQuantity || one.hasQuantity,
    sourceLine: `${before.sourceLine}; ${one.sourceLine}`,
    alternativeReadings: [...withMore(before.alternativeReadings, one.qty), ...withMore(one.alternativeReadings, before.qty)],
  }
}

/**
 * Returns the numbers of a text that contains at least two numbers, or exactly one number with a quantity and nothing else; null for other
 * text.
 */
export function readNumberList(text: string): ListedNumber[] | null {
  // The scan of a single label is a search for the part, because the quantity in the package is not the quantity to order.
  if (splitListLines(text).length === 1 && readLabel(normalizeCharacters(text)) !== null) return null
  const numbers = parseListedNumbers(text)
  const [only, second] = numbers
  if (only === undefined) return null
  // `AL-417500,2000`: the 2000 is a quantity or a year, but the number before it is certain.
  const isSurelyIt = only.alternativeReadings.every(({ number }) => number === only.number)
  return second !== undefined || (only.hasQuantity && isSurelyIt && !/\p{L}{4,}/u.test(text)) ? numbers : null
}

/** Returns the lines of a list in which no part number was recognised. */
export const linesWithoutNumbers = (text: string): string[] =>
  splitListLines(text).filter((line) => contentOfLine(line, 0).type === 'other' && /[\p{L}\d]/u.test(line))

const splitListLines = (text: string) =>
  normalizeCharacters(text)
    .replace(DECIMAL_COMMA, '$1.$2')
    .replace(GROUPED_THOUSANDS, '$1$2$3$4')
    .split(LINE_SEPARATOR)
    .map((line) => line.trim())
    .filter((line) => line !== '')

/** Returns the item for a line that is a scanned label: its most reliable number and its quantity. */
const numberItemOfLabel = ({ numbers: [number = ''], qty }: ScannedLabel, line: string): NumberItem => ({
  type: 'number',
  number,
  qty,
  text: normalizeText(line),
  alternativeReadings: [],
})

/** Matches a number of four digits that is alone on its line, or that a sign or a column separates from a quantity. */
const SHORT_NUMBER_LINE =
  /^(?:([1-9]\d{0,2})(?: ?[x×] ?|[ \t]*[,;\t] *| {2,}))?([1-9]\d{3})(?:(?: ?[x×] ?|[ \t]*[,;\t] *| {2,})([1-9]\d{0,2}))?$/i
/** Matches multiples of 100, which are read as the quantity of the previous line. */
const MULTIPLE_OF_HUNDRED = /00$/

/**
 * Reads a line with a four-digit number of the maker Lester. A year or a multiple of 100 is not read as such a number; quantities such as
 * 7,468 do not occur. Returns null for any other line.
 */
function parseShortNumber(line: string): NumberItem | null {
  const [, before, number, behind] = SHORT_NUMBER_LINE.exec(line.replace(LIST_BULLET, '')) ?? []
  if (number === undefined || isYear(number) || MULTIPLE_OF_HUNDRED.test(number) || (before !== undefined && behind !== undefined))
    return null
  const qty = before ?? behind
  return { type: 'number', number, qty: qty === undefined ? null : Number(qty), text: number, alternativeReadings: [] }
}

/** Reads a line by its cells, because tokens within a cell belong closer together than tokens of different cells. */
function contentOfLine(line: string, place: number): CellContent {
  const label = readLabel(line)
  if (label !== null) return { type: 'numbers', numbers: [numberItemOfLabel(label, line)] }
  if (isPrintedGtin(line))
    return { type: 'numbers', numbers: [{ type: 'number', number: line, qty: null, text: line, alternativeReadings: [] }] }
  const short = parseShortNumber(line)
  if (short !== null) return { type: 'numbers', numbers: [short] }
  const held = line
    .replace(LIST_BULLET, '')
    .split(COLUMN_SEPARATOR)
    .flatMap((column): CellContent[] => {
      const qty = parseColumnQuantity(column)
      return qty === null
        ? column.split(CONJUNCTION_PATTERN).map((cell) => attachQuantities(itemsOfTokens(splitTokens(cell)), place))
        : [{ type: 'qty', qty }]
    })
  const [only, second] = held
  // A line with four digits only can be the quantity of the previous line, a year, or a short number.
  if (only?.type === 'qty' && second === undefined && only.qty.qty >= IMPLAUSIBLE_QUANTITY && !only.qty.isExplicit)
    return { type: 'qty', qty: { ...only.qty, doubt: 'column' } }
  if (only !== undefined && second === undefined) return only
  const items = held.flatMap((one): ListItem[] => (one.type === 'numbers' ? one.numbers : one.type === 'qty' ? [one.qty] : []))
  // `Golf, 1998, 028903029B`: next to words or another quantity, four digits are recorded as a doubtful year.
  const isAmongOthers = held.some(({ type }) => type === 'other') || items.filter(({ type }) => type === 'qty').length * 2 > items.length
  const whole = attachQuantities(
    items.map((item): ListItem => (isAmongOthers && item.type === 'qty' && item.doubt !== undefined ? { ...item, doubt: 'blank' } : item)),
    place,
  )
  // `toyota corolla, 1994`: the year is not the quantity of the next line's number.
  return whole.type === 'qty' && whole.qty.qty >= IMPLAUSIBLE_QUANTITY && !whole.qty.isExplicit ? { type: 'other' } : whole
}

const parseListLines = (text: string): ListedNumber[] => readListLines([text]).flatMap(({ numbers }) => numbers)

/** What one line of a list contains. `isQuantity`: nothing but the quantity of a number on a line beside it. */
export interface ReadListLine {
  numbers: ListedNumber[]
  isQuantity: boolean
}

/** Reads the lines of a list together, because a quantity may stand on the line after its number. Returns one result for each line. */
export function readListLines(given: readonly string[]): ReadListLine[] {
  let count = 0
  const lines = given.flatMap((text, place) =>
    splitListLines(text).map((line) => {
      count += 1
      return { place, line, held: contentOfLine(line, count) }
    }),
  )
  attachQuantities(
    lines.flatMap(({ held }): ListItem[] =>
      held.type === 'numbers' ? held.numbers : held.type === 'qty' ? [held.qty] : [{ type: 'other' }],
    ),
    0,
  )
  const areCounted = areLinesNumbered(lines.map(({ held }) => held))
  const results = given.map((): ReadListLine => ({ numbers: [], isQuantity: false }))
  for (const { place, line, held } of lines) {
    const result = results[place]
    if (result === undefined) continue
    if (held.type === 'numbers') {
      const whole = held.numbers.length === 1 ? line : undefined
      result.numbers.push(...held.numbers.map((item) => listedNumberOf(item, whole, areCounted)))
    } else if (held.type === 'qty' && isAttachedQuantity(held.qty)) result.isQuantity = true
  }
  return results
}

function listedNumberOf(item: NumberItem, line: string | undefined, isCounted: boolean): ListedNumber {
  const qty = Math.min(MAX_QUANTITY, item.qty ?? 1)
  const others = item.alternativeReadings.map((one): NumberReading => ({ number: one.number, qty: one.qty ?? qty }))
  if (isCounted && qty > 1) others.push({ number: item.number, qty: 1 })
  return {
    number: item.number,
    qty,
    hasQuantity: item.qty !== null,
    sourceLine: line ?? (item.qty === null ? item.text : `${item.text} · ${item.qty}`),
    alternativeReadings: others.filter((one) => one.number !== item.number || one.qty !== qty),
  }
}

/** Whether three or more lines begin with 1, 2, 3 …; these numbers are then line numbers or quantities. */
const areLinesNumbered = (lines: readonly CellContent[]): boolean =>
  lines.length >= 3 && lines.every((held, at) => held.type === 'numbers' && held.numbers.length === 1 && held.numbers[0]?.qty === at + 1)
