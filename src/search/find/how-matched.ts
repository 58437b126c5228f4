import { meetsScratched, withoutZeros } from '#contract/misread.ts'
import { type Meeting, MIN_ZEROLESS_CHARACTERS, type NumberKeys } from '#contract/numbers.ts'

/**
 * How a stored number met the one that was typed, best first, with the mark that its part gets. Zeros that were typed count: whoever types
 * 0001 sees them. `cut`: the stored number is the typed one without its last digit; `near`: but for one character.
 */
export type HowMatched = Meeting | 'cut' | 'begins-but-zeros' | 'contains' | 'suffix' | 'alike' | 'near'
export const numberMarks: Record<HowMatched, number> = {
  same: 60,
  zeros: 59,
  revision: 58,
  cut: 57,
  begins: 56,
  'begins-but-zeros': 55,
  contains: 54,
  suffix: 53,
  alike: 52,
  near: 51,
}

/** A piece from inside of a number is looked for from this many characters on: shorter ones are in every other number. */
export const MIN_PIECE_CHARACTERS = 4
/** Dealers' lists hold ten-digit numbers without their last digit (`428000574`), so the stored number may be the shorter one. */
export const MIN_CUT_CHARACTERS = 10

/** How one stored number meets the typed one, or null. The rule by which numbers are found and by which it is said why. */
export function howMatched(typed: NumberKeys, stored: NumberKeys): HowMatched | null {
  if (stored.key === typed.key) return 'same'
  if (typed.family.length < MIN_ZEROLESS_CHARACTERS) return stored.key.startsWith(typed.key) ? 'begins' : null
  if (stored.zeroless === typed.zeroless) return 'zeros'
  if (stored.family === typed.family) return 'revision'
  if (stored.key.startsWith(typed.key)) return 'begins'
  if (stored.zeroless.startsWith(typed.zeroless)) return typed.zeroless === typed.key ? 'begins' : 'begins-but-zeros'
  if (typed.zeroless.length >= MIN_CUT_CHARACTERS && stored.zeroless === typed.zeroless.slice(0, -1)) return 'cut'
  return typed.zeroless.length >= MIN_PIECE_CHARACTERS && stored.key.includes(typed.zeroless) ? 'contains' : null
}

/**
 * How a stored number meets one with characters that cannot be read: the whole of it, its beginning, or a piece inside. That it begins so
 * is told of the first two; the whole one comes first.
 */
export function howScratched(scratched: string): (stored: NumberKeys) => 'begins' | 'begins-but-zeros' | 'contains' | null {
  const bare = withoutZeros(scratched)
  return ({ key, zeroless }) => {
    if (meetsToItsEnd(scratched, key)) return 'begins'
    if (meetsScratched(scratched, key) || meetsScratched(bare, key) || meetsScratched(bare, zeroless)) return 'begins-but-zeros'
    return meetsScratched(`*${bare}`, key) ? 'contains' : null
  }
}

/** Whether the whole of a number is met, and not its beginning alone. */
function meetsToItsEnd(scratched: string, key: string): boolean {
  if (!scratched.includes('*')) return key.length === scratched.length && meetsScratched(scratched, key)
  const last = scratched.slice(scratched.lastIndexOf('*') + 1)
  const [head, end] = [key.slice(0, key.length - last.length), key.slice(key.length - last.length)]
  return key.length >= last.length && meetsScratched(last, end) && meetsScratched(scratched.slice(0, scratched.length - last.length), head)
}
