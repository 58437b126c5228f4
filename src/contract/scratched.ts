import { NUMBER_MOST_CHARACTERS } from './limits.ts'

/**
 * Numbers with characters that cannot be read any more: `?` stands for one, `*` for any run of them. One rule for server and device.
 */

/** With fewer readable characters in a row, half of all numbers would be met. */
const READABLE_IN_A_ROW = 3
const READABLE_LEAST = 4

/** Capitals, digits, `?` and `*` only; null when the text has no such mark, or too little that can be read. */
export function scratchedNumber(text: string): string | null {
  const plain = text
    .normalize('NFKC')
    .toUpperCase()
    .replace(/[^A-Z0-9?*]/g, '')
    .replace(/\*+/g, '*')
  if (!/[?*]/.test(plain) || plain.length > NUMBER_MOST_CHARACTERS) return null
  const runs = plain.split(/[?*]+/)
  const readable = runs.join('')
  const enough = readable.length >= READABLE_LEAST && runs.some((run) => run.length >= READABLE_IN_A_ROW)
  return enough && /\d/.test(readable) ? plain : null
}

/** The same text with each X among digits read as a character that cannot be read: `0 001 1XX 026`. Null when that reads nothing new. */
export function crossedOut(text: string): string | null {
  const plain = text.normalize('NFKC').toUpperCase()
  const open = plain.replace(/(?<=[\dX][\s.-]?)X|X(?=[\s.-]?[\dX])/g, '?')
  return open === plain ? null : open
}

/** Without the zeros in front and those that Mitsubishi puts behind its first letter, as the keys of a number are (contract/numbers.ts). */
export const withoutZeros = (scratched: string): string =>
  scratched.replace(/^0+(?=[A-Z0-9])/, '').replace(/^([AM])[0?]{1,2}(?=[\d?]T)/, '$1')

/** Whether the text can mean nothing but a number with such characters: `?` is in no number, and a star between two characters joins nothing. */
export const isSurelyScratched = (text: string): boolean => text.includes('?') || /[A-Za-z0-9]\s*\*+\s*[A-Za-z0-9]/.test(text)

/** Whether a number's plain form begins like that. Two plain loops: a pattern of stars must not be able to stop a server. */
export function meetsScratched(scratched: string, key: string): boolean {
  const pieces = scratched.split('*')
  let at = 0
  for (const [order, piece] of pieces.entries()) {
    const found = order === 0 ? (fitsAt(key, piece, 0) ? 0 : -1) : firstFit(key, piece, at)
    if (found < 0) return false
    at = found + piece.length
  }
  return true
}

function firstFit(key: string, piece: string, from: number): number {
  for (let at = from; at + piece.length <= key.length; at += 1) if (fitsAt(key, piece, at)) return at
  return -1
}

function fitsAt(key: string, piece: string, at: number): boolean {
  if (at + piece.length > key.length) return false
  for (let i = 0; i < piece.length; i += 1) if (piece[i] !== '?' && piece[i] !== key[at + i]) return false
  return true
}
