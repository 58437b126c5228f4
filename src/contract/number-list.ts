import { isPrintedGtin } from './gtin.ts'
import { type Label, readLabel } from './labels/read-label.ts'
import { MAX_QUANTITY } from './limits.ts'
import { attach, type Held } from './number-list/attach.ts'
import { type Item, itemsOf, type NumberItem, quantityOfColumn, type Reading } from './number-list/items.ts'
import { tokensOf } from './number-list/tokens.ts'
import { numberKey } from './numbers.ts'
import { plainCharacters, plainText } from './plain-text.ts'
import { isYear } from './vehicle/years.ts'

export type { Reading } from './number-list/items.ts'

/** One number that stands in a text, as typed, and how many pieces of it are asked for. */
export interface ListedNumber extends Reading {
  /** Whether the text says the quantity; else it is taken to be one. */
  saysQty: boolean
  /** The line that it was read from. */
  typed: string
  /** How the line may be read as well. Empty when it is not doubtful. */
  others: Reading[]
}

/** More than this in one text is a price list, and a matter for the sales desk. */
export const MAX_LISTED_NUMBERS = 30

/** `1. …`, `2) …`, `- …`: counts or marks the lines of a list. */
const BULLET = /^(?:\d{1,2}[.)]\s+|[-*•·–]\s+)/
/** A line of its own; as one line of a search box they are parted by `; `. */
const LINES = /[\r\n|]+|;(?=\s|$)/
/** A semicolon with nothing behind it parts columns. A tab in a search box has become two blanks. */
const COLUMNS = /[;,、\t]|\s{2,}/
/** The next thing said. */
const AND = /\s(?:and|und|et|y|or|oder|&|\+)\s/i
/** From here on a quantity may as well be something else. */
const MANY = 1000
/** Commas part numbers and columns, unless they part a decimal: `1,4 kW`. */
const DECIMAL = /(?<![\p{L}\d.,-])(\d{1,2}),(\d{1,2})(?=\s?(?:kw|v|ah?|mm|cm|kg|l|hp|ps)(?![\p{L}\d]))/giu
/**
 * `1,000` and `1.000` are a thousand pieces, and neither a 1 beside some zeros nor a price; so is `1,500` in a column of its own, or with its
 * unit. `1,535 0034 10` is one piece of `535 0034 10`.
 */
const THOUSANDS =
  /(?<![\p{L}\d.,-])([1-9])[.,](000)(?![\p{L}\d.,-]|\s?\d)|(?<=^|[\t;]\s?| {2})([1-9])[.,](\d{3})(?=$|[\t;]| {2}|\s?(?:[x×*]|pcs?|pieces?|stk|stück)(?!\p{L}))/gimu

/**
 * Every number that stands in a text with its quantity: a pasted list, a message, one number among words. In order, the same number once
 * with its pieces added up. A digit is never taken into a number or out of it: what may be either is said in `others`.
 */
export function readNumbers(text: string): ListedNumber[] {
  const found = new Map<string, ListedNumber>()
  for (const one of readLines(text)) {
    const before = found.get(numberKey(one.number))
    if (before) Object.assign(before, together(before, one))
    else if (found.size < MAX_LISTED_NUMBERS) found.set(numberKey(one.number), one)
  }
  return [...found.values()]
}

/** Each reading of one line stands for that line alone: the pieces of the other line come on top. */
function together(before: ListedNumber, one: ListedNumber): Partial<ListedNumber> {
  const key = numberKey(before.number)
  const sum = (qty: number, more: number) => Math.min(MAX_QUANTITY, qty + more)
  const withMore = (others: readonly Reading[], more: number) =>
    others.map((other) => (numberKey(other.number) === key ? { ...other, qty: sum(other.qty, more) } : other))
  return {
    qty: sum(before.qty, one.qty),
    saysQty: before.saysQty || one.saysQty,
    typed: `${before.typed}; ${one.typed}`,
    others: [...withMore(before.others, one.qty), ...withMore(one.others, before.qty)],
  }
}

/** The numbers of a text that holds two or more of them, or one with its quantity and nothing else; null for anything else. */
export function readNumberList(text: string): ListedNumber[] | null {
  // Who scans one label looks for its part: what is in the package is no order.
  if (linesOf(text).length === 1 && readLabel(plainCharacters(text)) !== null) return null
  const numbers = readNumbers(text)
  const [only, second] = numbers
  if (only === undefined) return null
  // `AL-417500,2000`: a quantity or a year, but surely that number.
  const isSurelyIt = only.others.every(({ number }) => number === only.number)
  return second !== undefined || (only.saysQty && isSurelyIt && !/\p{L}{4,}/u.test(text)) ? numbers : null
}

/** Lines of a list that hold no number that could be read. */
export const unreadLines = (text: string): string[] =>
  linesOf(text).filter((line) => heldBy(line, 0).type === 'other' && /[\p{L}\d]/u.test(line))

const linesOf = (text: string) =>
  plainCharacters(text)
    .replace(DECIMAL, '$1.$2')
    .replace(THOUSANDS, '$1$2$3$4')
    .split(LINES)
    .map((line) => line.trim())
    .filter((line) => line !== '')

/** A scanned label is a line: its surest number, with as many pieces as it says. */
const numberOfLabel = ({ numbers: [number = ''], qty }: Label, line: string): NumberItem => ({
  type: 'number',
  number,
  qty,
  text: plainText(line),
  others: [],
})

/** A number of four digits, alone on its line or with a quantity that a sign or a column parts from it. */
const SHORT_LINE = /^(?:([1-9]\d{0,2})(?: ?[x×] ?|[ \t]*[,;\t] *| {2,}))?([1-9]\d{3})(?:(?: ?[x×] ?|[ \t]*[,;\t] *| {2,})([1-9]\d{0,2}))?$/i
/** Hundreds are a quantity of the line before. */
const HUNDREDS = /00$/

/** Lester's numbers have four digits: neither a year nor a quantity in hundreds, for nobody orders 7,468 pieces. Null for any other line. */
function shortNumber(line: string): NumberItem | null {
  const [, before, number, behind] = SHORT_LINE.exec(line.replace(BULLET, '')) ?? []
  if (number === undefined || isYear(number) || HUNDREDS.test(number) || (before !== undefined && behind !== undefined)) return null
  const qty = before ?? behind
  return { type: 'number', number, qty: qty === undefined ? null : Number(qty), text: number, others: [] }
}

/** A line by its cells: what stands between two blanks belongs closer together than what a comma parts. */
function heldBy(line: string, place: number): Held {
  const label = readLabel(line)
  if (label !== null) return { type: 'numbers', numbers: [numberOfLabel(label, line)] }
  if (isPrintedGtin(line)) return { type: 'numbers', numbers: [{ type: 'number', number: line, qty: null, text: line, others: [] }] }
  const short = shortNumber(line)
  if (short !== null) return { type: 'numbers', numbers: [short] }
  const held = line
    .replace(BULLET, '')
    .split(COLUMNS)
    .flatMap((column): Held[] => {
      const qty = quantityOfColumn(column)
      return qty === null ? column.split(AND).map((cell) => attach(itemsOf(tokensOf(cell)), place)) : [{ type: 'qty', qty }]
    })
  const [only, second] = held
  // A line of nothing but four digits: the quantity of the line before, a year, or a number so short.
  if (only?.type === 'qty' && second === undefined && only.qty.qty >= MANY && !only.qty.isSaid)
    return { type: 'qty', qty: { ...only.qty, doubt: 'column' } }
  if (only !== undefined && second === undefined) return only
  const items = held.flatMap((one): Item[] => (one.type === 'numbers' ? one.numbers : one.type === 'qty' ? [one.qty] : []))
  // `Golf, 1998, 028903029B`: among words, or beside another quantity, a year is only said.
  const isAmongOthers = held.some(({ type }) => type === 'other') || items.filter(({ type }) => type === 'qty').length * 2 > items.length
  const whole = attach(
    items.map((item): Item => (isAmongOthers && item.type === 'qty' && item.doubt !== undefined ? { ...item, doubt: 'blank' } : item)),
    place,
  )
  // `toyota corolla, 1994`: not so many of the number in the next line.
  return whole.type === 'qty' && whole.qty.qty >= MANY && !whole.qty.isSaid ? { type: 'other' } : whole
}

function readLines(text: string): ListedNumber[] {
  const lines = linesOf(text).map((line, at) => ({ line, held: heldBy(line, at + 1) }))
  const whole = attach(
    lines.flatMap(({ held }): Item[] => (held.type === 'numbers' ? held.numbers : held.type === 'qty' ? [held.qty] : [{ type: 'other' }])),
    0,
  )
  const numbers = whole.type === 'numbers' ? whole.numbers : []
  const lineOf = new Map(
    lines.flatMap(({ line, held }) =>
      held.type === 'numbers' && held.numbers.length === 1 ? held.numbers.map((one) => [one, line] as const) : [],
    ),
  )
  const areCounted = countLines(lines.map(({ held }) => held))
  return numbers.map((item) => listed(item, lineOf.get(item), areCounted))
}

function listed(item: NumberItem, line: string | undefined, isCounted: boolean): ListedNumber {
  const qty = Math.min(MAX_QUANTITY, item.qty ?? 1)
  const others = item.others.map((one): Reading => ({ number: one.number, qty: one.qty ?? qty }))
  if (isCounted && qty > 1) others.push({ number: item.number, qty: 1 })
  return {
    number: item.number,
    qty,
    saysQty: item.qty !== null,
    typed: line ?? (item.qty === null ? item.text : `${item.text} · ${item.qty}`),
    others: others.filter((one) => one.number !== item.number || one.qty !== qty),
  }
}

/** 1, 2, 3 … in front of three lines and more may be quantities, and may count the lines. */
const countLines = (lines: readonly Held[]): boolean =>
  lines.length >= 3 && lines.every((held, at) => held.type === 'numbers' && held.numbers.length === 1 && held.numbers[0]?.qty === at + 1)
