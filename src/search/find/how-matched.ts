import { matchesIllegiblePattern, removePaddingZeros } from '#contract/numbers/misread.ts'
import { MIN_CHARACTERS_AFTER_ZEROS, type NumberKeyMatchKind, type NumberKeys } from '#contract/numbers/numbers.ts'

/**
 * How a stored number matches the typed one. The table below gives the match quality, best first. Typed zeros count: 0001 finds numbers
 * with these zeros. `cut` means that the stored number is the typed one without its last digit, and `near` that one character differs.
 */
export type NumberMatchKind = NumberKeyMatchKind | 'cut' | 'begins-but-zeros' | 'contains' | 'suffix' | 'alike' | 'near'
export const numberMatchQualities: Record<NumberMatchKind, number> = {
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

/** Minimum length of a text that is searched inside numbers. Shorter texts occur in every second number. */
export const MIN_CONTAINED_CHARACTERS = 4
/**
 * From this length on, the stored number may lack the last digit of the typed one, because dealers' lists often cut ten-digit numbers
 * (`428000574`).
 */
export const MIN_CUT_OFF_CHARACTERS = 10

/**
 * Returns how one stored number matches the typed one; null if it does not. Both the search and the explanation of its results use this
 * rule.
 */
export function numberMatchKindOf(typed: NumberKeys, stored: NumberKeys): NumberMatchKind | null {
  if (stored.key === typed.key) return 'same'
  if (typed.family.length < MIN_CHARACTERS_AFTER_ZEROS) return stored.key.startsWith(typed.key) ? 'begins' : null
  if (stored.zeroless === typed.zeroless) return 'zeros'
  if (stored.family === typed.family) return 'revision'
  if (stored.key.startsWith(typed.key)) return 'begins'
  if (stored.zeroless.startsWith(typed.zeroless)) return typed.zeroless === typed.key ? 'begins' : 'begins-but-zeros'
  if (typed.zeroless.length >= MIN_CUT_OFF_CHARACTERS && stored.zeroless === typed.zeroless.slice(0, -1)) return 'cut'
  return typed.zeroless.length >= MIN_CONTAINED_CHARACTERS && stored.key.includes(typed.zeroless) ? 'contains' : null
}

/**
 * Returns a test that tells how a stored number matches one with illegible characters: completely, at the beginning, or inside. The first
 * two are both shown as "begins"; complete matches come first.
 */
export function createIllegibleNumberMatcher(scratched: string): (stored: NumberKeys) => 'begins' | 'begins-but-zeros' | 'contains' | null {
  const bare = removePaddingZeros(scratched)
  return ({ key, zeroless }) => {
    if (matchesWholeNumber(scratched, key)) return 'begins'
    if (matchesIllegiblePattern(scratched, key) || matchesIllegiblePattern(bare, key) || matchesIllegiblePattern(bare, zeroless))
      return 'begins-but-zeros'
    return matchesIllegiblePattern(`*${bare}`, key) ? 'contains' : null
  }
}

/** Tells whether the complete stored number matches the pattern, not only its beginning. */
function matchesWholeNumber(scratched: string, key: string): boolean {
  if (!scratched.includes('*')) return key.length === scratched.length && matchesIllegiblePattern(scratched, key)
  const last = scratched.slice(scratched.lastIndexOf('*') + 1)
  const [head, end] = [key.slice(0, key.length - last.length), key.slice(key.length - last.length)]
  return (
    key.length >= last.length &&
    matchesIllegiblePattern(last, end) &&
    matchesIllegiblePattern(scratched.slice(0, scratched.length - last.length), head)
  )
}
