import { replaceLookalikeLetters } from '#contract/numbers/misread.ts'
import { looksLikeNumber, numberKey } from '#contract/numbers/numbers.ts'
import { possibleGroupEnds } from './shapes.ts'

/** The maximum number of shorter texts that are searched in place of a text without results. Each is one more search. */
const MAX_SHORTENED_SEARCHES = 4
const MIN_PREFIX_CHARACTERS = 4
/** The minimum length of a part number's beginning that is searched, because `000` begins a tenth of all part numbers. */
const MIN_SIGNIFICANT_CHARACTERS = 3
const MIN_WORD_LETTERS = 3

/**
 * Returns shorter searches for a text without results, the longest first, at most four. For a number: its beginnings, cut at possible group
 * boundaries, which `printedPrefixOf` then compares with real numbers. For several words: each word.
 */
export function shortenedSearchTexts(text: string): string[] {
  // A number with illegible characters is not shortened: the result would be another number.
  if (/[?*]/.test(text)) return []
  if (looksLikeNumber(text)) return numberPrefixes(text)
  const words = text.trim().split(/\s+/)
  if (words.length < 2) return []
  const long = words.filter((word) => word.length >= MIN_WORD_LETTERS)
  return [...new Set(long.flatMap((word) => (looksLikeNumber(word) ? numberPrefixes(word) : [word])))].slice(0, MAX_SHORTENED_SEARCHES)
}

function numberPrefixes(text: string): string[] {
  const key = numberKey(text)
  const read = [...new Set([key, replaceLookalikeLetters(key)])]
  const cut = read.flatMap((one) => [...typedGroupEnds(text), ...possibleGroupEnds(one)].map((end) => one.slice(0, end)))
  return [...new Set(cut)]
    .filter(
      (piece) =>
        piece.length >= MIN_PREFIX_CHARACTERS && piece.length < key.length && piece.replace(/^0+/, '').length >= MIN_SIGNIFICANT_CHARACTERS,
    )
    .slice(0, MAX_SHORTENED_SEARCHES)
    .sort((one, other) => other.length - one.length)
}

/** Returns where groups end in a typed part number. If a maker's name precedes the part number, the typed groups are not used. */
function typedGroupEnds(text: string): number[] {
  const groups = text.trim().split(/[\s.\-/]+/)
  const ends = groups.slice(0, -1).map((_, at) => numberKey(groups.slice(0, at + 1).join(' ')).length)
  return numberKey(text) === groups.join('').toUpperCase() ? ends : []
}
