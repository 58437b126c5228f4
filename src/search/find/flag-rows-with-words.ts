import { isUnspacedScriptCharacter, isUnspacedScriptWord } from '#contract/text/fold-words.ts'
import type { Catalogue, Placed } from '#search/catalogue/catalogue.ts'
import type { SearchBudget } from '#search/schedule/search-work.ts'
import type { WordIndex } from '#search/segment/word-index.ts'
import { forEachSimilarWord } from './alike-words.ts'
import { countMatches } from './search-match.ts'
import { wordConditions } from './understand.ts'

/** Marks the rows of parts that contain all given words. The last word may be incomplete. */
export function flagRowsWithWords(catalogue: Catalogue, words: readonly string[]): Uint8Array {
  if (words.length === 0) return new Uint8Array(catalogue.size)
  const sought = wordConditions(words)
  return catalogue.flagRowsBySegment((segment) => segment.words.flagMatchingRows(sought))
}

/** Minimum length of a word that is corrected. Shorter words resemble too many others. */
const MIN_CORRECTED_LETTERS = 4

export interface CorrectedWords {
  words: string[]
  /** Words that no part contains and that resemble no known word. */
  leftOut: string[]
}

/** Maximum number of words to correct, because each unknown word is compared with all words. */
const MAX_CORRECTED_WORDS = 12

/**
 * Replaces unknown words by the most similar known ones, and drops unknown words without a similar one. Words with a digit are kept or
 * dropped, but never replaced. Returns null if nothing needs correction or nothing remains.
 */
export async function correctWords(work: SearchBudget, catalogue: Catalogue, words: readonly string[]): Promise<CorrectedWords | null> {
  const asked = words.slice(0, MAX_CORRECTED_WORDS)
  const unknown = [...new Set(asked.filter((word) => !isIndexedWord(catalogue, word)))]
  const alike = await mostSimilarWords(work, catalogue, unknown.filter(isCorrectableWord))
  const mended: string[] = []
  const leftOut: string[] = []
  for (const word of asked) {
    const instead = unknown.includes(word) ? alike.get(word) : word
    if (instead === undefined) leftOut.push(word)
    else mended.push(instead)
  }
  return mended.length > 0 && mended.join(' ') !== words.join(' ') ? { words: mended, leftOut } : null
}

/** Tells whether a text is a word of letters. Texts with a digit are not, because numbers are searched differently. */
const isLetterWord = (word: string) => /^[\p{L}\p{M}]{3,}$/u.test(word) || isUnspacedScriptWord(word)

/**
 * Tells whether sold parts contain the word, or a word that begins with it. A single character of a script without spaces may also be the
 * end of a word.
 */
export function isIndexedWord(catalogue: Catalogue, word: string): boolean {
  const { segments, isWhole } = catalogue
  const endedBy = (words: WordIndex) => (isUnspacedScriptCharacter(word) ? words.wordsEndingWith(word) : [])
  if (isWhole) return segments.some(({ segment: { words } }) => words.hasWordBeginningWith(word, isLetterWord) || endedBy(words).length > 0)
  return segments.some((placed) => {
    const { words } = placed.segment
    return occursInSoldPart(catalogue, placed, [...words.wordsBeginningWith(word).filter(isLetterWord), ...endedBy(words)])
  })
}

/**
 * Tells whether a sold part of an index segment contains one of the given words. The check is needed because a segment also keeps the words
 * of removed parts.
 */
const occursInSoldPart = ({ soldFlags: alive }: Catalogue, { segment, firstRow }: Placed, words: readonly string[]) =>
  words.length > 0 && segment.words.isWordOfAnyRow(alive.subarray(firstRow, firstRow + segment.rows), words)

const isCorrectableWord = (word: string) => word.length >= MIN_CORRECTED_LETTERS && !/\d/.test(word)

/** Returns the most similar known word for each word. Among equally similar words, the one in more parts is chosen. */
async function mostSimilarWords(work: SearchBudget, catalogue: Catalogue, words: readonly string[]): Promise<Map<string, string>> {
  if (words.length === 0 || !(await work.spendOneStep('mend'))) return new Map()
  const found = new Map<string, string>()
  for (const word of words) {
    const alike = new Map<string, number>()
    for (const { segment } of catalogue.segments)
      forEachSimilarWord(segment.words.words, word, (one, differs) => isLetterWord(one) && alike.set(one, differs))
    const best = leastDifferentWords(catalogue, alike)
    const [first] = best.length > 1 ? sortByPartCount(catalogue, best) : best
    if (first !== undefined) found.set(word, first)
  }
  return found
}

/** Returns the words with the smallest distance among those that sold parts contain. */
function leastDifferentWords(catalogue: Catalogue, alike: ReadonlyMap<string, number>): string[] {
  const isSold = (word: string) => catalogue.isWhole || catalogue.segments.some((placed) => occursInSoldPart(catalogue, placed, [word]))
  for (const least of [...new Set(alike.values())].sort((a, b) => a - b)) {
    const best = [...alike].flatMap(([word, differs]) => (differs === least && isSold(word) ? [word] : []))
    if (best.length > 0) return best
  }
  return []
}

/** Sorts words by the number of parts that contain them, then alphabetically. */
function sortByPartCount(catalogue: Catalogue, words: readonly string[]): string[] {
  const parts = new Map(
    words.map((word) => [
      word,
      countMatches(catalogue.flagRowsBySegment((segment) => segment.words.flagMatchingRows([{ forms: [word] }]))),
    ]),
  )
  return words.toSorted((a, b) => (parts.get(b) ?? 0) - (parts.get(a) ?? 0) || (a < b ? -1 : 1))
}
