import { extractCurrency } from './heading-currency.ts'
import { headingWordsFor } from './heading-words.ts'
import type { TableKind } from './kinds.ts'
import { normalizeWords } from './plain-words.ts'
import { columnTargetOf, type TargetKey, targetKeysOfKind } from './targets.ts'
import { isUnitOf } from './values/measure.ts'
import { detectCurrency } from './values/money.ts'

/** A heading, taken apart into words, unit and currency. */
export interface Heading {
  text: string
  /** The heading as written, without unit and currency. */
  name: string
  words: string
  unit: string
  currency: string
  /** A currency sign in the heading that is unknown or stands for several currencies: `kr`, `X$`. */
  ambiguousCurrencySign: string
}

const BRACKETED_TEXT_PATTERN = /\s*[([{]\s*([^()[\]{}]{1,12}?)\s*[)\]}]\s*/g
const OTHER_UNIT_PATTERN =
  /^(?:text|v|volt|a|amp|ah|kw|w|hp|ps|ohm|Ω|nm|bar|l|ml|°|deg|°c|rpm|%|mm²|mm2|mois|months?|monate|years?|stk|pcs|st|szt|pz)$/i
const isUnitText = (text: string): boolean => isUnitOf('weight', text) || isUnitOf('length', text) || OTHER_UNIT_PATTERN.test(text)

/** Whether a text is only a unit or a currency, with or without brackets. */
export const isStandaloneUnit = (text: string): boolean => {
  const bare = text.replace(/^[([{]\s*|\s*[)\]}]$/g, '').trim()
  return bare !== '' && (isUnitText(bare) || detectCurrency(bare) !== null)
}

/** Takes a heading apart into words, unit and currency: `Weight (lb)`, `Länge [mm]`, `Preis in EUR`, `VK €`, `weight_kg`. */
export function readHeading(text: string): Heading {
  let unit = ''
  let currency = ''
  let rest = text.replace(/\s+/g, ' ').trim()
  const note = (piece: string): boolean => {
    const money = detectCurrency(piece)
    if (money !== null) currency = money
    else if (isUnitText(piece)) unit = piece
    else return false
    return true
  }
  rest = rest.replace(BRACKETED_TEXT_PATTERN, (whole, piece: string) => (note(piece.replace(/^in /i, '').trim()) ? ' ' : whole))
  const money = extractCurrency(rest)
  rest = money.headingWithoutCurrency
  const [, before = '', last = ''] = /^(.*?)(?:\s+in\s+|[\s_,/-]+|(?<=[a-z])(?=[A-Z]))([\p{L}°"%Ω]+)\.?$/u.exec(rest) ?? []
  // A single letter at the end of a heading is more often part of the name than a unit: "Maß A".
  const behind = detectCurrency(last) !== null || (last.length > 1 && isUnitText(last) && last.toLowerCase() !== 'st')
  if (before.trim() !== '' && behind && note(last)) rest = before
  // A currency code has priority over a currency sign in the same heading: `Price (CAD) $`.
  if (currency === '') currency = money.currency
  return {
    text,
    name: rest.trim(),
    words: normalizeWords(rest),
    unit,
    currency,
    ambiguousCurrencySign: currency === '' ? money.ambiguousCurrencySign : '',
  }
}

const targetsByWordsCache = new Map<TableKind, Map<string, TargetKey>>()

/**
 * Returns the known headings of a kind of table with their meanings. When two meanings have the same heading, the one that comes first in
 * `targets` is used.
 */
function targetsByWords(kind: TableKind): Map<string, TargetKey> {
  const known = targetsByWordsCache.get(kind)
  if (known) return known
  const made = new Map<string, TargetKey>()
  const keys = targetKeysOfKind(kind)
  // The key of a meaning is a known heading too, because the shop's own exports use the keys as headings.
  for (const key of keys) made.set(normalizeWords(key), key)
  for (const key of keys) for (const word of headingWordsFor(key)) if (!made.has(normalizeWords(word))) made.set(normalizeWords(word), key)
  targetsByWordsCache.set(kind, made)
  return made
}

const PRICE_BREAK_PATTERN =
  /(?:^|\s)(?:ab|from|od|da|desde|a partir de|vanaf)?\s*(\d{1,6})\s*(\+|(?:stuck|stk|st|pcs|pieces|units|szt|pz|ud|uds|stuks)\b)?$/
const PRICE_WORD_PATTERN = /(?:^|\s)(?:price|preis|vk|net|netto|prix|precio|cena|prezzo|prijs)(?:\s|$)/
const PRICE_BREAK_START_PATTERN = /(?:^|\s)(?:ab|from|od|da|desde|a partir de|vanaf)\s+\d/

/**
 * Returns the quantity from which a price column holds, by its heading: `Price 10+`, `ab 10 Stück`, `Preis 10-49`. Null for other headings.
 */
function parseBreakQty(text: string): number | null {
  const plain = text
    .toLowerCase()
    .replace(/ü/g, 'u')
    .replace(/à/g, 'a')
    .replace(/[^\p{L}\d+–-]+/gu, ' ')
    .trim()
  const ranged = /^(.*?)(\d{1,6})\s*[-–]\s*\d{1,6}(?:\s\p{L}+)?$/u.exec(plain)
  if (ranged && PRICE_WORD_PATTERN.test(ranged[1] ?? '')) return Number(ranged[2])
  const found = PRICE_BREAK_PATTERN.exec(plain)
  if (!found) return null
  const said = found[2] !== undefined || PRICE_BREAK_START_PATTERN.test(plain)
  const bare = found[0].trim() === plain
  return said && (bare || PRICE_WORD_PATTERN.test(plain)) ? Number(found[1]) : null
}

export interface HeadingMeaning {
  target: string
  why: string
}

/** Returns the meaning of a heading in a kind of table. Null for an unknown heading. */
export function exactMeaningOf(kind: TableKind, heading: Heading): HeadingMeaning | null {
  const words = targetsByWords(kind)
  const exact = words.get(heading.words)
  if (exact !== undefined) return { target: exact, why: 'the heading is known' }
  if (kind === 'parts' || kind === 'prices') {
    const step = parseBreakQty(heading.text)
    if (/^(?:step:[1-9]\d*|price:[A-Z0-9]+)$/.test(heading.name)) return { target: heading.name, why: 'the heading says so' }
    if (step !== null && step > 0) return { target: step === 1 ? 'price' : `step:${step}`, why: `the heading says a price from ${step} on` }
  }
  if (kind === 'parts' && /^attribute\s*:/i.test(heading.text)) {
    const name = heading.text.replace(/^attribute\s*:\s*/i, '').replace(/\s*[[(][^\])]*[\])]\s*$/, '')
    return { target: `attribute:${name}`, why: 'the heading says so' }
  }
  const numbered = /^(.*\D)\s?\d{1,2}$/.exec(heading.words)?.[1]?.trim()
  const one = numbered === undefined ? undefined : words.get(numbered)
  if (one !== undefined && columnTargetOf(one).isRepeatable === true) return { target: one, why: 'the heading is known, one of several' }
  return null
}

/**
 * Returns the meaning of a heading that starts or ends with a known heading: `Gewicht netto gemessen`, `our part number`. The longest known
 * heading decides.
 */
export function likelyMeaningOf(kind: TableKind, heading: Heading): HeadingMeaning | null {
  let best: { word: string; target: TargetKey } | null = null
  for (const [word, target] of targetsByWords(kind)) {
    if (word.length < 4 || word.length <= (best?.word.length ?? 0)) continue
    if (heading.words.startsWith(`${word} `) || heading.words.endsWith(` ${word}`)) best = { word, target }
  }
  return best && { target: best.target, why: `the heading holds “${best.word}”` }
}
