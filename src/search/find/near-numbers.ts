import { MAX_NUMBER_CHARACTERS } from '#contract/limits.ts'
import type { NumberIndex, Run } from '#search/segment/number-index.ts'

const SIGNS = '0123456789ABCDEFGHIJKLMNOPQRSTUVWXYZ'
/** Shorter ones are near to half of all numbers. */
const MIN_NEAR_CHARACTERS = 6
/** From so many characters on, a number that begins like that is found too; shorter ones begin too many. */
export const MIN_BEGUN_CHARACTERS = 8

/**
 * Calls for each number that is the typed one but for one character: another in its place, one too many, one missing, or two that stand the
 * wrong way round; also for what begins so, when enough was typed. Every place is tried: what stands before it narrows the numbers, which
 * are in order, so that each try is a few looks.
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
    // The last place is behind the number: only a missing character can be there.
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
