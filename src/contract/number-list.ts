import { attach, type Held } from './number-list/attach.ts'
import { type Item, itemsOf, type NumberItem, type Reading } from './number-list/items.ts'
import { tokensOf } from './number-list/tokens.ts'
import { numberKey } from './numbers.ts'

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
export const LISTED_NUMBERS_MOST = 30
const QTY_MOST = 9999

/** `1. …`, `2) …`, `- …`: counts or marks the lines of a list. */
const BULLET = /^(?:\d{1,2}[.)]\s+|[-*•·–]\s+)/
/** A line of its own; as one line of a search box they are parted by `; `. */
const LINES = /[\r\n|]+|;(?=\s|$)/
/** A column, or the next thing said. A semicolon with nothing behind it parts columns. */
const CELLS = /[;,、\t]|\s{2,}|\s(?:and|und|et|y|or|oder|&|\+)\s/i
/** Commas part numbers and columns, unless they part a decimal: `1,4 kW`. */
const DECIMAL = /(?<![\p{L}\d.,-])(\d{1,2}),(\d{1,2})(?=\s?(?:kw|v|ah?|mm|cm|kg|l|hp|ps)(?![\p{L}\d]))/giu

/**
 * Every number that stands in a text with its quantity: a pasted list, a message, one number among words. In order, the same number once
 * with its pieces added up. A digit is never taken into a number or out of it: what may be either is said in `others`.
 */
export function readNumbers(text: string): ListedNumber[] {
  const found = new Map<string, ListedNumber>()
  for (const one of readLines(text)) {
    const before = found.get(numberKey(one.number))
    if (before) Object.assign(before, together(before, one))
    else if (found.size < LISTED_NUMBERS_MOST) found.set(numberKey(one.number), one)
  }
  return [...found.values()]
}

const together = (before: ListedNumber, one: ListedNumber): Partial<ListedNumber> => ({
  qty: Math.min(QTY_MOST, before.qty + one.qty),
  saysQty: before.saysQty || one.saysQty,
  typed: `${before.typed}; ${one.typed}`,
  others: [...before.others, ...one.others],
})

/** The numbers of a text that holds two or more of them, or one with its quantity and nothing else; null for anything else. */
export function readNumberList(text: string): ListedNumber[] | null {
  const numbers = readNumbers(text)
  const [only, second] = numbers
  if (only === undefined) return null
  return second !== undefined || (only.saysQty && only.others.length === 0 && !/\p{L}{4,}/u.test(text)) ? numbers : null
}

/** Lines of a list that hold no number that could be read. */
export const unreadLines = (text: string): string[] =>
  linesOf(text).filter((line) => heldBy(line, 0).is === 'other' && /[\p{L}\d]/u.test(line))

const linesOf = (text: string) =>
  text
    .normalize('NFKC')
    .replace(DECIMAL, '$1.$2')
    .split(LINES)
    .map((line) => line.trim())
    .filter((line) => line !== '')

/** A line by its cells: what stands between two blanks belongs closer together than what a comma parts. */
function heldBy(line: string, place: number): Held {
  const cells = line.replace(BULLET, '').split(CELLS)
  const held = cells.map((cell) => attach(itemsOf(tokensOf(cell)), place))
  const [only, second] = held
  if (only !== undefined && second === undefined) return only
  return attach(
    held.flatMap((one): Item[] => (one.is === 'numbers' ? one.numbers : one.is === 'qty' ? [one.qty] : [])),
    place,
  )
}

function readLines(text: string): ListedNumber[] {
  const lines = linesOf(text).map((line, at) => ({ line, held: heldBy(line, at + 1) }))
  const whole = attach(
    lines.flatMap(({ held }): Item[] => (held.is === 'numbers' ? held.numbers : held.is === 'qty' ? [held.qty] : [{ is: 'other' }])),
    0,
  )
  const numbers = whole.is === 'numbers' ? whole.numbers : []
  const lineOf = new Map(
    lines.flatMap(({ line, held }) => (held.is === 'numbers' && held.numbers.length === 1 ? held.numbers.map((one) => [one, line] as const) : [])),
  )
  const areCounted = countLines(lines.map(({ held }) => held))
  return numbers.map((item) => listed(item, lineOf.get(item), areCounted))
}

function listed(item: NumberItem, line: string | undefined, isCounted: boolean): ListedNumber {
  const qty = Math.min(QTY_MOST, item.qty ?? 1)
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
  lines.length >= 3 && lines.every((held, at) => held.is === 'numbers' && held.numbers.length === 1 && held.numbers[0]?.qty === at + 1)
