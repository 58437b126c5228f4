import { isUnspaced } from '#contract/vehicle/fold-words.ts'

/** Words as people see them: pairs of signs that follow one another (contract/vehicle/fold-words.ts) are one run again. */
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

/** The first sign of a pair where what stands before ends in it; empty where it does not go on. */
function sharedWith(before: string, word: string): string {
  if (!isUnspaced(before) || !isUnspaced(word)) return ''
  const [first = ''] = word.match(/^\P{M}\p{M}*/u) ?? []
  return first !== word && before.endsWith(first) ? first : ''
}
