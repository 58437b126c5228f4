import { isUnspaced } from '#contract/vehicle/fold-words.ts'

/** Joins words for display: consecutive pairs of characters (contract/vehicle/fold-words.ts) become one run again. */
export function asRuns(words: readonly string[]): string[] {
  const runs: string[] = []
  for (const word of words) {
    const before = runs.at(-1) ?? ''
    const shared = sharedWith(before, word)
    if (shared === '') runs.push(word)
    else runs.splice(-1, 1, before + word.slice(shared.length))
  }
  return runs
}

/** The first character of a pair if the previous text ends with it; otherwise empty. */
function sharedWith(before: string, word: string): string {
  if (!isUnspaced(before) || !isUnspaced(word)) return ''
  const [first = ''] = word.match(/^\P{M}\p{M}*/u) ?? []
  return first !== word && before.endsWith(first) ? first : ''
}
