import { printedLengthsFrom } from './shapes.ts'

/** An alternative reading of a text. If its quantity is null, it uses the quantity that is read next to the text. */
export interface AlternativeReading {
  number: string
  qty: number | null
}

/** A piece of a line between two spaces, before numbers are recognised. */
export type Token =
  /** An explicit quantity: `2x`, `x2`, `2 pcs`, `qty 2`. `numberSide`: the side of its part number, if the form determines it. */
  | { type: 'qty'; qty: number; text: string; numberSide: 'before' | 'after' | null }
  /** A number, a group of a number, or a bare quantity. `others`: alternative readings. */
  | { type: 'piece'; text: string; others?: AlternativeReading[] }
  /** A word or measurement; a number cannot span it. */
  | { type: 'other'; text: string }

const PIECE_UNIT =
  /^(?:pcs?|pieces?|ea|each|units?|off|stück|stueck|stuck|stk|st|szt|pz|pezzi|uds?|unidades|pièces?|pieza?s?|ks|db|шт|件|个|只)$/iu
const QUANTITY_WITH_UNIT = new RegExp(`^([1-9]\\d{0,3})${PIECE_UNIT.source.slice(1)}`, 'iu')
const QUANTITY_WORD = /^(?:qty|quantity|menge|anzahl|anz|cant|qté|q)\.?([1-9]\d{0,3})?$/iu
const TIMES_SIGN = /^[x×*]$/i
const QUANTITY_WITH_TIMES = /^(?:([1-9]\d{0,3})[x×*]|[x×*]([1-9]\d{0,3}))$/i
const COUNT_PATTERN = /^[1-9]\d{0,3}$/
/** Matches `ST`, which begins a number such as `ST-869525` typed with a space, or means pieces (German "Stück"). */
const UNIT_OR_NUMBER_PREFIX = /^ST$/
/** Matches properties of a part, which are not numbers: `12V`, `1.4kW`, `110A`, `6PK`, `9T`, `PV6`, and prices such as `149.00`. */
const PART_MEASURE = /^(?:\d{1,3}(?:[.,]\d{1,2})?(?:v|kw|a|ah|amp|mm|cm|kg|pk|pv|t|hp|ps)|p[kv]\d{1,2}|\d{1,5}[.,]\d{2})$/i
const MEASURE_UNIT = /^(?:v|volts?|kw|w|a|ah|amps?|mm|cm|kg|pk|pv|t|teeth|tooth|hp|ps|grooves?)$/i
/** Matches words that precede numbers and are never part of a number, even short ones. */
const NON_NUMBER_WORD =
  /^(?:ref|oe|oem|no|nr|art|pn|num|the|for|fur|für|and|und|or|oder|is|my|we|you|hi|pls|plz|thx|i|to|in|on|at|of|a|with|kw|cw|ccw|hp|ps|pos)$/i
/**
 * Matches a quantity that is joined to a number: `2xAL-417500`, `438000-0260x3`. It only counts if the rest is certainly a complete number,
 * because otherwise an illegible digit would be lost: `0 001 1x7 026`.
 */
const JOINED_QUANTITY_PREFIX = /^([1-9]\d{0,2})([x×])(?=[^x×])/i
const JOINED_QUANTITY_SUFFIX = /[x×]([1-9]\d{0,2})$/i
const MIN_FULL_NUMBER_CHARACTERS = 8
/** The maximum length of a token; no part number with its separators is longer. */
const MAX_TOKEN_CHARACTERS = 80

/** Splits the text between two separators of lines or columns into tokens. */
export function splitTokens(text: string): Token[] {
  const texts = text.split(/[\s=:→]+/).flatMap((each) => trimToken(each) || [])
  const tokens: Token[] = []
  for (let at = 0; at < texts.length; ) {
    const { tokens: read, textCount } = parseTokenAt(texts, at)
    tokens.push(...read)
    at += textCount
  }
  return tokens
}

function parseTokenAt(texts: readonly string[], at: number): { tokens: Token[]; textCount: number } {
  const [text = '', next = '', third = ''] = [texts[at], texts[at + 1], texts[at + 2]]
  const printed = printedTokenCount(texts, at)
  if (printed > 0) return { tokens: texts.slice(at, at + printed).map((piece) => ({ type: 'piece', text: piece })), textCount: printed }
  const said = (count: string | undefined, length: number, binds: 'before' | 'after' | null): { tokens: Token[]; textCount: number } => ({
    tokens: [{ type: 'qty', qty: Number(count), text: texts.slice(at, at + length).join(' '), numberSide: binds }],
    textCount: length,
  })
  if (COUNT_PATTERN.test(text)) {
    const mayBeNumber = UNIT_OR_NUMBER_PREFIX.test(next) && /^\d/.test(third)
    if (PIECE_UNIT.test(next) && !mayBeNumber) return said(text, 2, null)
    // In `… 100 x 2` the 100 ends a number and the 2 is a quantity. In `2 x 535 0034 10` a number begins after the x.
    if (TIMES_SIGN.test(next) && (!COUNT_PATTERN.test(third) || printedLengthsFrom(texts, at + 2).length > 0)) return said(text, 2, 'after')
    const isMeasured = MEASURE_UNIT.test(next) && !/^\d/.test(third)
    if (isMeasured) return { tokens: [{ type: 'other', text: `${text} ${next}` }], textCount: 2 }
  }
  if (TIMES_SIGN.test(text)) return COUNT_PATTERN.test(next) ? said(next, 2, 'before') : { tokens: [{ type: 'other', text }], textCount: 1 }
  const named = QUANTITY_WORD.exec(text)
  if (named && named[1] === undefined && COUNT_PATTERN.test(next)) return said(next, 2, null)
  if (named?.[1] !== undefined) return said(named[1], 1, null)
  const inUnits = QUANTITY_WITH_UNIT.exec(text)
  if (inUnits) return said(inUnits[1], 1, null)
  const times = QUANTITY_WITH_TIMES.exec(text)
  if (times) return said(times[1] ?? times[2], 1, times[1] === undefined ? 'before' : 'after')
  return { tokens: pieceTokensOf(text), textCount: 1 }
}

/**
 * Returns the number of tokens that form a printed number from an index on, if a single token would be read as a word, measurement or
 * quantity: `8EA 757 910-001` is not 8 each, `02A 911 023 G` is not 2 A. Returns 0 if there is none. In `028 903 029 a new one` the article
 * "a" is not part of the number.
 */
function printedTokenCount(texts: readonly string[], at: number): number {
  const isArticle = (end: number) => texts[end - 1] === 'a' && /^\p{L}{2,}$/u.test(texts[end] ?? '')
  const length = printedLengthsFrom(texts, at).find((each) => !isArticle(at + each)) ?? 0
  const pieces = texts.slice(at, at + length)
  return pieces.some((piece) => PART_MEASURE.test(piece) || QUANTITY_WITH_UNIT.test(piece) || /^a$/i.test(piece)) ? length : 0
}

/** Whether a text is the letters that begin a number. `IS 1403` is a number of the maker Iskra, but `is 113809` is part of a sentence. */
const isNumberPrefix = (text: string) => /^[A-Za-z]{1,3}$/.test(text) && (text === 'IS' || !NON_NUMBER_WORD.test(text))

function pieceTokensOf(text: string): Token[] {
  if (text.length > MAX_TOKEN_CHARACTERS || PART_MEASURE.test(text)) return [{ type: 'other', text }]
  if (!/\d/.test(text)) return [isNumberPrefix(text) ? { type: 'piece', text } : { type: 'other', text }]
  const [before, after] = [JOINED_QUANTITY_PREFIX.exec(text), JOINED_QUANTITY_SUFFIX.exec(text)]
  const glued = before ?? after
  const number = before ? text.slice(before[0].length) : text.slice(0, after?.index)
  if (glued === null || !/\d{3}/.test(number)) return [{ type: 'piece', text }]
  const qty = Number(glued[1])
  const isSign = glued[0].includes('×')
  // The token `6X6-81450-70` is not a quantity of 6, because Yamaha's numbers begin with three characters and a dash.
  const isGroup = before !== null && !isSign && /^\dx\d-/i.test(text)
  const isWhole = number.replace(/[^A-Za-z0-9]/g, '').length >= MIN_FULL_NUMBER_CHARACTERS || (before !== null && /^[A-Z]/i.test(number))
  const isLikely = isSign || (isWhole && !isGroup)
  if (!isLikely) return [{ type: 'piece', text, others: [{ number, qty }] }]
  const piece: Token = { type: 'piece', text: number, ...(isSign ? {} : { others: [{ number: text, qty: 1 }] }) }
  const quantity: Token = { type: 'qty', qty, text: glued[0], numberSide: before ? 'after' : 'before' }
  return before ? [quantity, piece] : [piece, quantity]
}

/** Returns a token without words such as `ref.` before it and without brackets, commas and full stops around it: `ref.104210`. */
const trimToken = (token: string) => trimPunctuation(token).replace(/^(?:ref|oem?|no|nr|art|p\/?n|qty)[.:#]+(?=\w)/i, '')

/**
 * Removes punctuation at both ends of a token. A loop is used, because a regular expression for the end of a text takes quadratic time on a
 * hostile token.
 */
function trimPunctuation(token: string): string {
  const signs = [...token]
  const isPart = (sign: string) => /[\p{L}\p{N}?*×]/u.test(sign)
  const first = signs.findIndex(isPart)
  return first === -1 ? '' : signs.slice(first, signs.findLastIndex(isPart) + 1).join('')
}
