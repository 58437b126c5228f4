import { printedFrom } from './shapes.ts'

/** How something may be read as well. Without a quantity of its own it has the one that is read beside it. */
export interface Other {
  number: string
  qty: number | null
}

/** What stands between two blanks of a line, before numbers are looked for. */
export type Token =
  /** A quantity that says so: `2x`, `x2`, `2 pcs`, `qty 2`. `binds`: on which side its number stands, where the form tells. */
  | { type: 'qty'; qty: number; text: string; binds: 'before' | 'after' | null }
  /** A number, or a piece of one, or a bare quantity. `others`: what it may be instead. */
  | { type: 'piece'; text: string; others?: Other[] }
  /** A word, a measure: no number is read across it. */
  | { type: 'other'; text: string }

const UNIT =
  /^(?:pcs?|pieces?|ea|each|units?|off|stück|stueck|stuck|stk|st|szt|pz|pezzi|uds?|unidades|pièces?|pieza?s?|ks|db|шт|件|个|只)$/iu
const GLUED_UNIT = new RegExp(`^([1-9]\\d{0,3})${UNIT.source.slice(1)}`, 'iu')
const NAMED = /^(?:qty|quantity|menge|anzahl|anz|cant|qté|q)\.?([1-9]\d{0,3})?$/iu
const TIMES = /^[x×*]$/i
const TIMES_GLUED = /^(?:([1-9]\d{0,3})[x×*]|[x×*]([1-9]\d{0,3}))$/i
const COUNT = /^[1-9]\d{0,3}$/
/** `ST-869525` typed with a blank, or 3 Stück of it: both are written so. */
const UNIT_OR_NUMBER = /^ST$/
/** `12V`, `1.4kW`, `110A`, `6PK`, `9T`, `PV6`, and `149.00`, a price: says what a part is like and is no number of it. */
const MEASURE = /^(?:\d{1,3}(?:[.,]\d{1,2})?(?:v|kw|a|ah|amp|mm|cm|kg|pk|pv|t|hp|ps)|p[kv]\d{1,2}|\d{1,5}[.,]\d{2})$/i
const MEASURED_IN = /^(?:v|volts?|kw|w|a|ah|amps?|mm|cm|kg|pk|pv|t|teeth|tooth|hp|ps|grooves?)$/i
/** Stands before numbers and is none of them, however short. */
const NO_PIECE =
  /^(?:ref|oe|oem|no|nr|art|pn|num|the|for|fur|für|and|und|or|oder|is|my|we|you|hi|pls|plz|thx|i|to|in|on|at|of|a|with|kw|cw|ccw|hp|ps|pos)$/i
/** `2xAL-417500`, `438000-0260x3`: only where what is left is surely a whole number, or a scratched digit would be lost: `0 001 1x7 026`. */
const GLUED_BEFORE = /^([1-9]\d{0,2})([x×])(?=[^x×])/i
const GLUED_AFTER = /[x×]([1-9]\d{0,2})$/i
const WHOLE_CHARACTERS = 8
/** Longer than any number with all marks that stand in it. */
const MAX_TOKEN = 80

/** Reads a piece of text between two separators. */
export function tokensOf(text: string): Token[] {
  const texts = text.split(/[\s=:→]+/).flatMap((each) => trimmed(each) || [])
  const tokens: Token[] = []
  for (let at = 0; at < texts.length; ) {
    const { read, length } = tokenAt(texts, at)
    tokens.push(...read)
    at += length
  }
  return tokens
}

function tokenAt(texts: readonly string[], at: number): { read: Token[]; length: number } {
  const [text = '', next = '', third = ''] = [texts[at], texts[at + 1], texts[at + 2]]
  const printed = printedAt(texts, at)
  if (printed > 0) return { read: texts.slice(at, at + printed).map((piece) => ({ type: 'piece', text: piece })), length: printed }
  const said = (count: string | undefined, length: number, binds: 'before' | 'after' | null): { read: Token[]; length: number } => ({
    read: [{ type: 'qty', qty: Number(count), text: texts.slice(at, at + length).join(' '), binds }],
    length,
  })
  if (COUNT.test(text)) {
    const mayBeNumber = UNIT_OR_NUMBER.test(next) && /^\d/.test(third)
    if (UNIT.test(next) && !mayBeNumber) return said(text, 2, null)
    // `… 100 x 2` ends a number with 100; `2 x 535 0034 10` begins one behind the x.
    if (TIMES.test(next) && (!COUNT.test(third) || printedFrom(texts, at + 2).length > 0)) return said(text, 2, 'after')
    const isMeasured = MEASURED_IN.test(next) && !/^\d/.test(third)
    if (isMeasured) return { read: [{ type: 'other', text: `${text} ${next}` }], length: 2 }
  }
  if (TIMES.test(text)) return COUNT.test(next) ? said(next, 2, 'before') : { read: [{ type: 'other', text }], length: 1 }
  const named = NAMED.exec(text)
  if (named && named[1] === undefined && COUNT.test(next)) return said(next, 2, null)
  if (named?.[1] !== undefined) return said(named[1], 1, null)
  const inUnits = GLUED_UNIT.exec(text)
  if (inUnits) return said(inUnits[1], 1, null)
  const times = TIMES_GLUED.exec(text)
  if (times) return said(times[1] ?? times[2], 1, times[1] === undefined ? 'before' : 'after')
  return { read: piecesOf(text), length: 1 }
}

/**
 * How many tokens from here on are a number as its maker prints it, where one of them alone would be read as a word, a measure or a
 * quantity: `8EA 757 910-001` is no 8 each, `02A 911 023 G` no 2 A. 0 for none. `028 903 029 a new one`: an article is no part of it.
 */
function printedAt(texts: readonly string[], at: number): number {
  const isArticle = (end: number) => texts[end - 1] === 'a' && /^\p{L}{2,}$/u.test(texts[end] ?? '')
  const length = printedFrom(texts, at).find((each) => !isArticle(at + each)) ?? 0
  const pieces = texts.slice(at, at + length)
  return pieces.some((piece) => MEASURE.test(piece) || GLUED_UNIT.test(piece) || /^a$/i.test(piece)) ? length : 0
}

/** `IS 1403` is Iskra's, `is 113809` is a sentence. */
const isLetters = (text: string) => /^[A-Za-z]{1,3}$/.test(text) && (text === 'IS' || !NO_PIECE.test(text))

function piecesOf(text: string): Token[] {
  if (text.length > MAX_TOKEN || MEASURE.test(text)) return [{ type: 'other', text }]
  if (!/\d/.test(text)) return [isLetters(text) ? { type: 'piece', text } : { type: 'other', text }]
  const [before, after] = [GLUED_BEFORE.exec(text), GLUED_AFTER.exec(text)]
  const glued = before ?? after
  const number = before ? text.slice(before[0].length) : text.slice(0, after?.index)
  if (glued === null || !/\d{3}/.test(number)) return [{ type: 'piece', text }]
  const qty = Number(glued[1])
  const isSign = glued[0].includes('×')
  // `6X6-81450-70`: three signs and a dash begin Yamaha's own numbers.
  const isGroup = before !== null && !isSign && /^\dx\d-/i.test(text)
  const isWhole = number.replace(/[^A-Za-z0-9]/g, '').length >= WHOLE_CHARACTERS || (before !== null && /^[A-Z]/i.test(number))
  const isLikely = isSign || (isWhole && !isGroup)
  if (!isLikely) return [{ type: 'piece', text, others: [{ number, qty }] }]
  const piece: Token = { type: 'piece', text: number, ...(isSign ? {} : { others: [{ number: text, qty: 1 }] }) }
  const quantity: Token = { type: 'qty', qty, text: glued[0], binds: before ? 'after' : 'before' }
  return before ? [quantity, piece] : [piece, quantity]
}

/** `ref.104210`, and brackets, commas and full stops around. */
const trimmed = (token: string) => withoutOuterMarks(token).replace(/^(?:ref|oem?|no|nr|art|p\/?n|qty)[.:#]+(?=\w)/i, '')

/** A pattern for the end of a text would try again from each mark within it: the time would grow with the square of a hostile token. */
function withoutOuterMarks(token: string): string {
  const signs = [...token]
  const isPart = (sign: string) => /[\p{L}\p{N}?*×]/u.test(sign)
  const first = signs.findIndex(isPart)
  return first === -1 ? '' : signs.slice(first, signs.findLastIndex(isPart) + 1).join('')
}
