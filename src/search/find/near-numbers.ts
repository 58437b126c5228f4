import { MAX_NUMBER_CHARACTERS } from '#contract/limits.ts'
import type { NumberIndex, Run } from '#search/segment/number-index.ts'

const SIGNS = '0123456789ABCDEFGHIJKLMNOPQRSTUVWXYZ'
/** Shorter numbers are similar to half of all numbers. */
const MIN_NEAR_CHARACTERS = 6
/** From this length on, beginnings of numbers match too; shorter ones match too many. */
export const MIN_BEGUN_CHARACTERS = 8

/**
 * Calls back for each number that differs from the typed one by one character: replaced, added, missing, or two transposed. With enough
 * characters also for numbers that begin like that. It tries every position: the prefix before it narrows the sorted numbers, so each
 * attempt needs few lookups.
 */
export function eachNear(numbers: NumberIndex, key: string, found: (at: number) => void): void {
  if (key.length < MIN_NEAR_CHARACTERS || key.length > MAX_NUMBER_CHARACTERS) return
  const isBegun = key.length >= MIN_BEGUN_CHARACTERS
  const look = (text: string, within: Run) => {
    const run = numbers.begun(text, within)
    if (isBegun) for (let at = run.from; at < run.to; at += 1) found(at)
    else {
      const at = numbers.whole(text, run)
      if (at >= 0) found(at)
    }
  }
  let within: Run = { from: 0, to: numbers.size }
  for (let at = 0; at <= key.length && within.from < within.to; at += 1) {
    const [before, here, behind] = [key.slice(0, at), key[at] ?? '', key.slice(at + 1)]
    within = numbers.begun(before, within)
    // The last position is after the number: only a missing character is possible there.
    if (at < key.length) {
      look(before + behind, within)
      if (at + 1 < key.length && here !== key[at + 1]) look(before + (key[at + 1] ?? '') + here + key.slice(at + 2), within)
    }
    for (const sign of SIGNS) {
      if (sign === here) continue
      const branch = numbers.begun(before + sign, within)
      if (branch.from === branch.to) continue
      if (at < key.length) look(before + sign + behind, branch)
      if (at < key.length || !isBegun) look(before + sign + here + behind, branch)
    }
  }
}
