import { MAX_PART_NUMBER_CHARACTERS } from '#contract/limits.ts'
import { printedLengthsFrom } from './shapes.ts'
import type { AlternativeReading, Token } from './tokens.ts'

/** A reading of a text as a part number and its quantity. */
export interface NumberReading {
  number: string
  qty: number
}

/** A part number in a text. Its quantity is null until one is assigned. `alternativeReadings`: other possible readings of the text. */
export interface NumberItem {
  type: 'number'
  number: string
  qty: number | null
  text: string
  alternativeReadings: AlternativeReading[]
}

/** A quantity that is not yet assigned to a part number. `isExplicit`: a word or sign marks it as a quantity. */
export interface QtyItem {
  type: 'qty'
  qty: number
  isExplicit: boolean
  text: string
  numberSide: 'before' | 'after' | null
  /**
   * Why the quantity is doubtful. `blank`: only a space separates it from the part number, so it is an alternative reading. `column`: it
   * may be a year, but it counts as a quantity.
   */
  doubt?: 'blank' | 'column'
}
export type ListItem = NumberItem | QtyItem | { type: 'other' }

const MIN_NUMBER_CHARACTERS = 5
const MIN_NUMBER_DIGITS = 3
/** The minimum length of a number after which preceding letters are read as a maker's name: `VW 028903029B`. */
const MIN_COMPLETE_NUMBER_CHARACTERS = 7
/** Matches a quantity without word or sign. It has at most three digits, so that years and short numbers are excluded. */
const BARE_QUANTITY = /^[1-9]\d{0,2}$/
/** Matches four digits, which after a space may be a quantity, a year or a part of a number. */
const FOUR_DIGIT_QUANTITY = /^[1-9]\d{3}$/
/** Matches a quantity in a separate column, as in spreadsheets: `1000`, `02`, `2.0`, `"2"`. Five digits and more are a number. */
const COLUMN_QUANTITY = /^["'(]?(?!\d{5})0{0,3}([1-9]\d{0,3})(?:[.,]0)?["')]?$/

/**
 * Returns the quantity of a column that contains nothing else, up to `MAX_QUANTITY`. Possible years are marked as doubtful. Returns null
 * for other columns.
 */
export function parseColumnQuantity(column: string): QtyItem | null {
  const text = column.trim()
  const [, digits] = COLUMN_QUANTITY.exec(text) ?? []
  if (digits === undefined) return null
  return {
    type: 'qty',
    qty: Number(digits),
    isExplicit: false,
    text,
    numberSide: null,
    ...(YEAR_PATTERN.test(digits) ? { doubt: 'column' } : {}),
  }
}

/** Converts tokens to part numbers and quantities, in the order of the text. */
export function itemsOfTokens(tokens: readonly Token[]): ListItem[] {
  const items: ListItem[] = []
  let run: PieceToken[] = []
  const endRun = () => {
    items.push(...itemsOfAdjacentPieces(run))
    run = []
  }
  for (const token of tokens) {
    if (token.type === 'piece') run.push(token)
    else {
      endRun()
      items.push(token.type === 'qty' ? { ...token, isExplicit: true } : { type: 'other' })
    }
  }
  endRun()
  return items
}

type PieceToken = Extract<Token, { type: 'piece' }>

/** Converts adjacent pieces of a line to part numbers and quantities: first makers' printed forms, then pieces that are a number alone. */
function itemsOfAdjacentPieces(run: readonly PieceToken[]): ListItem[] {
  const texts = run.map(({ text }) => text)
  const items: ListItem[] = []
  let unread = 0
  for (let at = 0; at < run.length; ) {
    const printed = printedNumberAt(texts, at)
    if (printed === null) {
      at += 1
      continue
    }
    items.push(...itemsBesidePrintedNumber(run.slice(unread, at)), printed.item)
    at += printed.pieceCount
    unread = at
  }
  return [...items, ...(items.length > 0 ? itemsBesidePrintedNumber : itemsOfPieces)(run.slice(unread))]
}

/** Converts the pieces of a line that only spaces separate from a printed part number to part numbers and quantities. */
function itemsBesidePrintedNumber(pieces: readonly PieceToken[]): ListItem[] {
  const [only, second] = pieces
  return only !== undefined && second === undefined && FOUR_DIGIT_QUANTITY.test(only.text)
    ? [doubtfulQuantityItem(only.text)]
    : itemsOfPieces(pieces)
}

const doubtfulQuantityItem = (text: string): QtyItem => ({
  type: 'qty',
  qty: Number(text),
  isExplicit: false,
  text,
  numberSide: null,
  doubt: 'blank',
})

const joinTexts = (texts: readonly string[], from: number, length: number) => texts.slice(from, from + length).join(' ')

/**
 * Returns the part number in its maker's printed form that begins at a piece of a line; null if there is none. If the groups without the
 * first or last one, read as a quantity, are a printed form too, that reading is recorded as an alternative.
 */
function printedNumberAt(texts: readonly string[], at: number): { item: NumberItem; pieceCount: number } | null {
  const [longest, ...shorter] = printedLengthsFrom(texts, at)
  if (longest === undefined) return null
  const [behind] = bareQuantityOf(texts[at] ?? '') === null ? [] : printedLengthsFrom(texts, at + 1)
  // `2 028 903 029 B`: if the part number began at the 2, the B would be left over.
  if (behind !== undefined && 1 + behind > longest) return null
  const others: AlternativeReading[] = []
  const [before, after] = [bareQuantityOf(texts[at] ?? ''), bareQuantityOf(texts[at + longest - 1] ?? '')]
  if (behind !== undefined && 1 + behind === longest && before !== null)
    others.push({ number: joinTexts(texts, at + 1, behind), qty: before })
  if (shorter.includes(longest - 1) && after !== null) others.push({ number: joinTexts(texts, at, longest - 1), qty: after })
  const number = joinTexts(texts, at, longest)
  return { item: { type: 'number', number, qty: null, text: number, alternativeReadings: others }, pieceCount: longest }
}

const bareQuantityOf = (text: string): number | null => (BARE_QUANTITY.test(text) ? Number(text) : null)

function itemsOfPieces(pieces: readonly PieceToken[]): ListItem[] {
  if (pieces.length === 0) return []
  if (!pieces.some(({ text }) => isPartNumber(text))) return itemsOfShortPieces(pieces)
  const items: ListItem[] = []
  for (let at = 0; at < pieces.length; at += 1) {
    const piece = pieces[at]
    if (piece === undefined) break
    const bare = bareQuantityOf(piece.text)
    const last = items.at(-1)
    if (isPartNumber(piece.text)) items.push(completeNumberAt(pieces, at))
    else if (bare !== null) items.push({ type: 'qty', qty: bare, isExplicit: false, text: piece.text, numberSide: null })
    else {
      // After letters these digits are a quantity and not the end of the number: `AL-417500 1000`, `AL-417500 02`.
      const isBehindLetters = last?.type === 'number' && /[A-Z]/i.test(last.number)
      const isCount = FOUR_DIGIT_QUANTITY.test(piece.text) || (isBehindLetters && /^0{1,2}[1-9]\d?$/.test(piece.text))
      // The piece is neither a number nor a quantity: `107026 0001`.
      if (last?.type === 'number' && /\d/.test(piece.text) && !(isCount && isBehindLetters))
        last.alternativeReadings.push({ number: `${last.number} ${piece.text}`, qty: null })
      if (isCount) items.push(doubtfulQuantityItem(piece.text))
    }
  }
  return items
}

/**
 * Returns the part number for a piece of a line that is a part number by itself, with preceding letters or digits that can only belong to
 * it: `RE 539696`, `0001 107026`.
 */
function completeNumberAt(pieces: readonly PieceToken[], at: number): NumberItem {
  const [text, before] = [pieces[at]?.text ?? '', pieces[at - 1]?.text ?? '']
  const isShort = numberCharactersOf(text).length < MIN_COMPLETE_NUMBER_CHARACTERS
  const takes = before !== '' && isShort && /^\d/.test(text) && (/^[A-Z]+$/i.test(before) || /^0\d+$/.test(before))
  const number = takes ? `${before} ${text}` : text
  const others = pieces[at]?.others ?? []
  // `3 ST 869525` may mean three pieces (German "Stück") of 869525, or the number ST 869525.
  const isDoubtful = takes && (before === 'ST' || /^0/.test(before))
  return {
    type: 'number',
    number,
    qty: null,
    text: number,
    alternativeReadings: isDoubtful ? [{ number: text, qty: null }, ...others] : [...others],
  }
}

/** Converts pieces of a line that are no part numbers by themselves, but that may be one part number when joined. */
function itemsOfShortPieces(pieces: readonly PieceToken[]): ListItem[] {
  const texts = pieces.map(({ text }) => text)
  const first = bareQuantityOf(texts[0] ?? '')
  const number = texts.join(' ')
  const numberItem = (of: string, others: AlternativeReading[]): NumberItem => ({
    type: 'number',
    number: of,
    qty: null,
    text: of,
    alternativeReadings: others,
  })
  const behind = joinTexts(texts, 1, texts.length)
  // `2 MS 648`: the 2 is a quantity, because no maker's number begins with one or two digits and then letters.
  if (first !== null && /^[A-Z]+$/i.test(texts[1] ?? '') && isPartNumber(behind))
    return [
      { type: 'qty', qty: first, isExplicit: false, text: texts[0] ?? '', numberSide: 'after' },
      ...itemsOfShortPieces(pieces.slice(1)),
    ]
  if (!isPartNumber(number) || YEAR_PATTERN.test(number))
    return texts.flatMap((text): ListItem => {
      const qty = bareQuantityOf(text)
      return qty === null ? { type: 'other' } : { type: 'qty', qty, isExplicit: false, text, numberSide: null }
    })
  const last = bareQuantityOf(texts.at(-1) ?? '')
  const before = joinTexts(texts, 0, texts.length - 1)
  // `MS 640 2`: the 2 is a quantity. But three digits may also be the end of the number: `RE 539 696`.
  if (last !== null && last < 100 && /^[A-Z]+$/i.test(texts[0] ?? '') && isPartNumber(before))
    return [numberItem(before, []), { type: 'qty', qty: last, isExplicit: false, text: texts.at(-1) ?? '', numberSide: null }]
  return [
    numberItem(number, [
      ...(first !== null && isPartNumber(behind) ? [{ number: behind, qty: first }] : []),
      ...(last !== null && isPartNumber(before) ? [{ number: before, qty: last }] : []),
    ]),
  ]
}
const YEAR_PATTERN = /^(?:19|20)\d{2}$/

const numberCharactersOf = (text: string) => text.replace(/[^A-Za-z0-9?*]/g, '')

function isPartNumber(text: string): boolean {
  const { length } = numberCharactersOf(text)
  return length >= MIN_NUMBER_CHARACTERS && length <= MAX_PART_NUMBER_CHARACTERS && (text.match(/\d/g)?.length ?? 0) >= MIN_NUMBER_DIGITS
}
