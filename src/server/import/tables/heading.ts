import { takeCurrency } from './heading-currency.ts'
import { wordsFor } from './heading-words.ts'
import type { TableKind } from './kinds.ts'
import { plainWords } from './plain-words.ts'
import { type TargetKey, targetOf, targetsOf } from './targets.ts'
import { isUnitOf } from './values/measure.ts'
import { currencyOf } from './values/money.ts'

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

const BRACKETED = /\s*[([{]\s*([^()[\]{}]{1,12}?)\s*[)\]}]\s*/g
const OTHER_UNITS =
  /^(?:text|v|volt|a|amp|ah|kw|w|hp|ps|ohm|Ω|nm|bar|l|ml|°|deg|°c|rpm|%|mm²|mm2|mois|months?|monate|years?|stk|pcs|st|szt|pz)$/i
const isUnit = (text: string): boolean => isUnitOf('weight', text) || isUnitOf('length', text) || OTHER_UNITS.test(text)

/** Whether a text is only a unit or a currency, with or without brackets. */
export const isUnitAlone = (text: string): boolean => {
  const bare = text.replace(/^[([{]\s*|\s*[)\]}]$/g, '').trim()
  return bare !== '' && (isUnit(bare) || currencyOf(bare) !== null)
}

/** Takes a heading apart into words, unit and currency: `Weight (lb)`, `Länge [mm]`, `Preis in EUR`, `VK €`, `weight_kg`. */
export function readHeading(text: string): Heading {
  let unit = ''
  let currency = ''
  let rest = text.replace(/\s+/g, ' ').trim()
  const note = (piece: string): boolean => {
    const money = currencyOf(piece)
    if (money !== null) currency = money
    else if (isUnit(piece)) unit = piece
    else return false
    return true
  }
  rest = rest.replace(BRACKETED, (whole, piece: string) => (note(piece.replace(/^in /i, '').trim()) ? ' ' : whole))
  const money = takeCurrency(rest)
  rest = money.headingWithoutCurrency
  const [, before = '', last = ''] = /^(.*?)(?:\s+in\s+|[\s_,/-]+|(?<=[a-z])(?=[A-Z]))([\p{L}°"%Ω]+)\.?$/u.exec(rest) ?? []
  // A single letter at the end of a heading is more often part of the name than a unit: "Maß A".
  const behind = currencyOf(last) !== null || (last.length > 1 && isUnit(last) && last.toLowerCase() !== 'st')
  if (before.trim() !== '' && behind && note(last)) rest = before
  // A currency code has priority over a currency sign in the same heading: `Price (CAD) $`.
  if (currency === '') currency = money.currency
  return {
    text,
    name: rest.trim(),
    words: plainWords(rest),
    unit,
    currency,
    ambiguousCurrencySign: currency === '' ? money.ambiguousCurrencySign : '',
  }
}

const tables = new Map<TableKind, Map<string, TargetKey>>()

/**
 * Returns the known headings of a kind of table with their meanings. When two meanings have the same heading, the one that comes first in
 * `targets` is used.
 */
function wordsOf(kind: TableKind): Map<string, TargetKey> {
  const known = tables.get(kind)
  if (known) return known
  const made = new Map<string, TargetKey>()
  const keys = targetsOf(kind)
  // The key of a meaning is a known heading too, because the shop's own exports use the keys as headings.
  for (const key of keys) made.set(plainWords(key), key)
  for (const key of keys) for (const word of wordsFor(key)) if (!made.has(plainWords(word))) made.set(plainWords(word), key)
  tables.set(kind, made)
  return made
}

const STEP =
  /(?:^|\s)(?:ab|from|od|da|desde|a partir de|vanaf)?\s*(\d{1,6})\s*(\+|(?:stuck|stk|st|pcs|pieces|units|szt|pz|ud|uds|stuks)\b)?$/
const PRICE_WORD = /(?:^|\s)(?:price|preis|vk|net|netto|prix|precio|cena|prezzo|prijs)(?:\s|$)/
const STEP_BEGINS = /(?:^|\s)(?:ab|from|od|da|desde|a partir de|vanaf)\s+\d/

/**
 * Returns the quantity from which a price column holds, by its heading: `Price 10+`, `ab 10 Stück`, `Preis 10-49`. Null for other headings.
 */
function stepOf(text: string): number | null {
  const plain = text
    .toLowerCase()
    .replace(/ü/g, 'u')
    .replace(/à/g, 'a')
    .replace(/[^\p{L}\d+–-]+/gu, ' ')
    .trim()
  const ranged = /^(.*?)(\d{1,6})\s*[-–]\s*\d{1,6}(?:\s\p{L}+)?$/u.exec(plain)
  if (ranged && PRICE_WORD.test(ranged[1] ?? '')) return Number(ranged[2])
  const found = STEP.exec(plain)
  if (!found) return null
  const said = found[2] !== undefined || STEP_BEGINS.test(plain)
  const bare = found[0].trim() === plain
  return said && (bare || PRICE_WORD.test(plain)) ? Number(found[1]) : null
}

export interface Meaning {
  target: string
  why: string
}

/** Returns the meaning of a heading in a kind of table. Null for an unknown heading. */
export function meaningOf(kind: TableKind, heading: Heading): Meaning | null {
  const words = wordsOf(kind)
  const exact = words.get(heading.words)
  if (exact !== undefined) return { target: exact, why: 'the heading is known' }
  if (kind === 'parts' || kind === 'prices') {
    const step = stepOf(heading.text)
    if (/^(?:step:[1-9]\d*|price:[A-Z0-9]+)$/.test(heading.name)) return { target: heading.name, why: 'the heading says so' }
    if (step !== null && step > 0) return { target: step === 1 ? 'price' : `step:${step}`, why: `the heading says a price from ${step} on` }
  }
  if (kind === 'parts' && /^attribute\s*:/i.test(heading.text)) {
    const name = heading.text.replace(/^attribute\s*:\s*/i, '').replace(/\s*[[(][^\])]*[\])]\s*$/, '')
    return { target: `attribute:${name}`, why: 'the heading says so' }
  }
  const numbered = /^(.*\D)\s?\d{1,2}$/.exec(heading.words)?.[1]?.trim()
  const one = numbered === undefined ? undefined : words.get(numbered)
  if (one !== undefined && targetOf(one).many === true) return { target: one, why: 'the heading is known, one of several' }
  return null
}

/**
 * Returns the meaning of a heading that starts or ends with a known heading: `Gewicht netto gemessen`, `our part number`. The longest known
 * heading decides.
 */
export function likelyMeaning(kind: TableKind, heading: Heading): Meaning | null {
  let best: { word: string; target: TargetKey } | null = null
  for (const [word, target] of wordsOf(kind)) {
    if (word.length < 4 || word.length <= (best?.word.length ?? 0)) continue
    if (heading.words.startsWith(`${word} `) || heading.words.endsWith(` ${word}`)) best = { word, target }
  }
  return best && { target: best.target, why: `the heading holds “${best.word}”` }
}
