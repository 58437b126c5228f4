import { NUMBER_MOST_CHARACTERS } from './limits.ts'
import { numberKey } from './numbers.ts'

/** One number that stands in a text, as typed, and how many pieces of it are asked for. */
export interface ListedNumber {
  number: string
  qty: number
  /** Whether the text says the quantity; else it is taken to be one. */
  saysQty: boolean
}

/** More than this in one text is a price list, and a matter for the sales desk. */
export const LISTED_NUMBERS_MOST = 30
const QTY_MOST = 9999

const LEAST_CHARACTERS = 5
const LEAST_DIGITS = 3
/** So long that it is a number by itself, although others stand beside it. */
const SURELY_ONE_CHARACTERS = 7

const UNITS = 'pcs?|pieces?|ea|each|units?|off|stück|stueck|stuck|stk|st|szt|pz|pezzi|uds?|unidades|pièces?|pieza?s?|ks|db|шт|件|个|只'
/** `2x …`, `2 × …`. A blank must follow, or it is a scratched digit: `0 001 1x7 026`. */
const TIMES_BEFORE = /^(\d{1,4})\s?[x×]\s+(?=\S)/i
/** `… x2`, `… *2`. */
const TIMES_AFTER = /\s[x×*]\s?(\d{1,4})$/i
const IN_UNITS = new RegExp(`(?<![\\w.,-])(\\d{1,4})\\s?(?:${UNITS})(?![\\p{L}\\d])\\.?`, 'iu')
const NAMED = /(?<![\p{L}\d])(?:qty|quantity|menge|anzahl|anz|cant|qté|q)\.?\s?[:=]?\s?(\d{1,4})(?!\d)/iu
/**
 * A column of its own: behind a tab, two blanks or more, a dash or an equals sign between blanks. The last two blanks are enough to know
 * it.
 */
const COLUMN_AFTER = /(?:\s\s|\s[-–:=→]\s)(\d{1,3})$/
const COLUMN_BEFORE = /^([1-9]\d{0,2})\s{2,}(?=\S)/
/** `1. …`, `2) …`, `- …`: counts or marks the lines of a list. */
const BULLET = /^(?:\d{1,2}[.)]\s+|[-*•·–]\s+)/
/** Numbers that their makers print with blanks, whole: nothing behind them belongs to them. */
const SPACED = /(?<![\w.-])(?:0 \d{3} \d{3} \d{3}|F 0\d[0-9A-Z] [0-9A-Z]{3} \d{3}|A 0\d{2} \d{3} \d{2} \d{2})(?![\w-])/g
/** Stands before numbers and is none of them, however short. */
const NO_PIECE =
  /^(?:ref|oe|oem|no|nr|art|pn|num|the|for|fur|für|and|und|or|oder|is|my|we|you|hi|pls|plz|thx|i|to|in|on|at|of|a|with|kw|cw|ccw|hp|ps)$/i

/**
 * Every number that stands in a text with its quantity: a pasted list, a message, one number among words. In order, the same number once
 * with its pieces added up.
 */
export function readNumbers(text: string): ListedNumber[] {
  const found = new Map<string, ListedNumber>()
  for (const line of linesOf(text)) {
    for (const one of readLine(line)) {
      const before = found.get(numberKey(one.number))
      if (before) Object.assign(before, { qty: Math.min(QTY_MOST, before.qty + one.qty), saysQty: before.saysQty || one.saysQty })
      else if (found.size < LISTED_NUMBERS_MOST) found.set(numberKey(one.number), one)
    }
  }
  return [...found.values()]
}

/** The numbers of a text that holds two or more of them; null for anything else. */
export function readNumberList(text: string): ListedNumber[] | null {
  const numbers = readNumbers(text)
  return numbers.length >= 2 ? numbers : null
}

/** Commas part numbers too, unless they part a decimal: `1,4 kW`. */
const linesOf = (text: string) =>
  text
    .normalize('NFKC')
    .split(/[\r\n;|、]+|,(?!\d{1,2}(?!\d))|\s(?:and|und|et|y|or|oder|&|\+)\s/i)
    .map((line) => line.replaceAll('\t', '  ').trim())
    .filter((line) => line !== '')

function readLine(line: string): ListedNumber[] {
  const { rest, qty } = splitQty(line)
  const numbers = numbersIn(rest)
  return numbers.map(({ number, last }) => {
    const count = numbers.length === 1 ? (qty ?? last) : last
    return { number, qty: Math.min(QTY_MOST, count ?? 1), saysQty: count !== null }
  })
}

function splitQty(line: string): { rest: string; qty: number | null } {
  const bare = line.replace(BULLET, '')
  for (const pattern of [TIMES_BEFORE, IN_UNITS, NAMED, TIMES_AFTER, COLUMN_AFTER, COLUMN_BEFORE]) {
    const found = pattern.exec(bare)
    const qty = Number(found?.[1] ?? 0)
    if (found && qty >= 1) return { rest: `${bare.slice(0, found.index)}  ${bare.slice(found.index + found[0].length)}`, qty }
  }
  return { rest: bare, qty: null }
}

interface Piece {
  number: string
  /** A small number right behind it, which says how many. */
  last: number | null
}

function numbersIn(line: string): Piece[] {
  const spaced = [...line.matchAll(SPACED)].map((found): Piece => {
    const quantity = /^ ([1-9]\d?)(?![\w.-])/.exec(line.slice(found.index + found[0].length))
    return { number: found[0], last: quantity ? Number(quantity[1]) : null }
  })
  if (spaced.length > 0) return [...spaced, ...numbersIn(line.replace(SPACED, ' ref ').replace(/ref [1-9]\d?(?![\w.-])/g, 'ref'))]
  return runsOf(line).flatMap(numbersOfRun)
}

/** Tokens that may make one number together: with a digit, or up to three letters between or before such. */
function runsOf(line: string): string[][] {
  const runs: string[][] = [[]]
  for (const token of line.split(/\s+/).map(trimmed)) {
    const isPiece = /\d/.test(token) ? !isMeasure(token) : /^[A-Za-z]{1,3}$/.test(token) && !NO_PIECE.test(token)
    if (isPiece) runs.at(-1)?.push(token)
    else runs.push([])
  }
  return runs.filter((run) => run.length > 0)
}

const trimmed = (token: string) => withoutOuterMarks(token).replace(/^(?:ref|oem?|no|nr|art|p\/?n|qty)[.:#]+(?=\w)/i, '')

/** A pattern for the end of a text would try again from each mark within it: the time would grow with the square of a hostile token. */
function withoutOuterMarks(token: string): string {
  const signs = [...token]
  const isPart = (sign: string) => /[\p{L}\p{N}?*]/u.test(sign)
  const first = signs.findIndex(isPart)
  return first === -1 ? '' : signs.slice(first, signs.findLastIndex(isPart) + 1).join('')
}

/** `12V`, `1.4kW`, `110A`, `6PK`, `9T`, `PV6`: says what a part is like and is no number of it. */
const isMeasure = (token: string) => /^(?:\d{1,3}(?:[.,]\d{1,2})?(?:v|kw|a|ah|amp|mm|cm|kg|pk|pv|t|hp|ps)|p[kv]\d{1,2})$/i.test(token)

const charactersOf = (text: string) => text.replace(/[^A-Za-z0-9?*]/g, '')
function isNumber(text: string): boolean {
  const { length } = charactersOf(text)
  return length >= LEAST_CHARACTERS && length <= NUMBER_MOST_CHARACTERS && (text.match(/\d/g)?.length ?? 0) >= LEAST_DIGITS
}

function numbersOfRun(run: string[]): Piece[] {
  const surely = run.filter((token) => charactersOf(token).length >= SURELY_ONE_CHARACTERS && isNumber(token))
  if (surely.length === 0) {
    const number = run.join(' ')
    return isNumber(number) && !/^(?:19|20)\d{2}$/.test(number) ? [{ number, last: null }] : []
  }
  return surely.map((number) => {
    const next = run[run.indexOf(number) + 1] ?? ''
    return { number, last: /^[1-9]\d{0,2}$/.test(next) ? Number(next) : null }
  })
}
