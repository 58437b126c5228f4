import type { PartFacts } from '#server/import/facts.ts'

/** Facts as they are staged: where they stand is said beside them. */
export type StagedFacts = Omit<PartFacts, 'at'>

const listed = ['groupPrices', 'attributes', 'numbers', 'fitments', 'components', 'pictures', 'words'] as const

/** What several rows of one file say of a part, as one: of two values the later one is taken, lists are put together. */
export function mergeFacts(all: readonly StagedFacts[]): StagedFacts {
  const [first, ...more] = all
  if (first === undefined) throw new Error('Facts of no row at all.')
  let merged = first
  for (const next of more) {
    const lists = listed.flatMap((name) => {
      const [one, other] = [merged[name], next[name]]
      return one === undefined || other === undefined ? [] : [[name, [...one, ...other]]]
    })
    merged = { ...merged, ...next, ...Object.fromEntries(lists) }
  }
  return merged
}
