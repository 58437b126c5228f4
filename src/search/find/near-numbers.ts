import { MAX_PART_NUMBER_CHARACTERS } from '#contract/limits.ts'
import type { NumberIndex, NumberRange } from '#search/segment/number-index.ts'

const NUMBER_CHARACTERS = '0123456789ABCDEFGHIJKLMNOPQRSTUVWXYZ'
/** Minimum length of a number that is searched with one wrong character. Shorter numbers resemble half of all numbers. */
const MIN_NEAR_CHARACTERS = 6
/** From this length on, numbers that begin with the typed one match too. Shorter texts begin too many numbers. */
export const MIN_BEGINNING_CHARACTERS = 8

/**
 * Calls `found` for each stored number that differs from the typed one in one character: replaced, added, missing, or two transposed. If
 * enough characters are typed, it is also called for numbers that begin in such a way. Every position is tried: the text before the
 * position narrows the range of sorted numbers, so that each attempt needs few lookups.
 */
export function forEachNearNumber(numbers: NumberIndex, key: string, found: (at: number) => void): void {
  if (key.length < MIN_NEAR_CHARACTERS || key.length > MAX_PART_NUMBER_CHARACTERS) return
  const isBegun = key.length >= MIN_BEGINNING_CHARACTERS
  const look = (text: string, within: NumberRange) => {
    const run = numbers.rangeBeginningWith(text, within)
    if (isBegun) for (let at = run.from; at < run.to; at += 1) found(at)
    else {
      const at = numbers.indexOfNumber(text, run)
      if (at >= 0) found(at)
    }
  }
  let within: NumberRange = { from: 0, to: numbers.size }
  for (let at = 0; at <= key.length && within.from < within.to; at += 1) {
    const [before, here, behind] = [key.slice(0, at), key[at] ?? '', key.slice(at + 1)]
    within = numbers.rangeBeginningWith(before, within)
    // The last position is behind the number, where only a missing character is possible.
    if (at < key.length) {
      look(before + behind, within)
      if (at + 1 < key.length && here !== key[at + 1]) look(before + (key[at + 1] ?? '') + here + key.slice(at + 2), within)
    }
    for (const sign of NUMBER_CHARACTERS) {
      if (sign === here) continue
      const branch = numbers.rangeBeginningWith(before + sign, within)
      if (branch.from === branch.to) continue
      if (at < key.length) look(before + sign + behind, branch)
      if (at < key.length || !isBegun) look(before + sign + here + behind, branch)
    }
  }
}
