import { replaceLookalikeLetters } from '#contract/numbers/misread.ts'
import { looksLikeNumber, numberKey } from '#contract/numbers/numbers.ts'
import { possibleGroupEnds } from './shapes.ts'

/** The maximum number of shorter texts; each is one more search. */
const MAX_SHORTER_SEARCHES = 4
const MIN_BEGINNING_CHARACTERS = 4
/** The minimum length of a number's beginning, because `000` begins a tenth of all numbers. */
const MIN_SIGNIFICANT_CHARACTERS = 3
const MIN_WORD_LETTERS = 3

/**
 * Returns shorter searches for a text without results, the longest first, at most four. For a number: its beginnings, cut at possible group
 * boundaries, which `typedPrefixOf` then compares with real numbers. For several words: each word.
 */
export function shorterSearches(text: string): string[] {
  // A number with illegible characters is not shortened: the result would be another number.
  if (/[?*]/.test(text)) return []
  if (looksLikeNumber(text)) return numberBeginnings(text)
  const words = text.trim().split(/\s+/)
  if (words.length < 2) return []
  const long = words.filter((word) => word.length >= MIN_WORD_LETTERS)
  return [...new Set(long.flatMap((word) => (looksLikeNumber(word) ? numberBeginnings(word) : [word])))].slice(0, MAX_SHORTER_SEARCHES)
}

function numberBeginnings(text: string): string[] {
  const key = numberKey(text)
  const read = [...new Set([key, replaceLookalikeLetters(key)])]
  const cut = read.flatMap((one) => [...typedGroupEnds(text), ...possibleGroupEnds(one)].map((end) => one.slice(0, end)))
  return [...new Set(cut)]
    .filter(
      (piece) =>
        piece.length >= MIN_BEGINNING_CHARACTERS &&
        piece.length < key.length &&
        piece.replace(/^0+/, '').length >= MIN_SIGNIFICANT_CHARACTERS,
    )
    .slice(0, MAX_SHORTER_SEARCHES)
    .sort((one, other) => other.length - one.length)
}

/** Returns the group boundaries that were typed. If a maker's name precedes the number, they are not used. */
function typedGroupEnds(text: string): number[] {
  const groups = text.trim().split(/[\s.\-/]+/)
  const ends = groups.slice(0, -1).map((_, at) => numberKey(groups.slice(0, at + 1).join(' ')).length)
  return numberKey(text) === groups.join('').toUpperCase() ? ends : []
}
