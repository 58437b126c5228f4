import { isUnspacedScriptWord } from '#contract/text/fold-words.ts'

/**
 * Joins words for display. In scripts without spaces, words are indexed as overlapping pairs of characters
 * (contract/text/fold-words.ts); consecutive pairs become one text again.
 */
export function joinCharacterPairs(words: readonly string[]): string[] {
  const runs: string[] = []
  for (const word of words) {
    const before = runs.at(-1) ?? ''
    const shared = sharedFirstCharacter(before, word)
    if (shared === '') runs.push(word)
    else runs.splice(-1, 1, before + word.slice(shared.length))
  }
  return runs
}

/** Returns the first character of a pair if the previous text ends with it; otherwise an empty text. */
function sharedFirstCharacter(before: string, word: string): string {
  if (!isUnspacedScriptWord(before) || !isUnspacedScriptWord(word)) return ''
  const [first = ''] = word.match(/^\P{M}\p{M}*/u) ?? []
  return first !== word && before.endsWith(first) ? first : ''
}
