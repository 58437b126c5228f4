import type { PartFacts } from '../facts.ts'

/** Facts as they are staged: where they stand is said beside them. */
export type StagedFacts = Omit<PartFacts, 'at'>

const listed = ['groupPrices', 'attributes', 'numbers', 'fitments', 'components', 'pictures', 'words'] as const

/** What several rows of one file say of a part, as one: of two values the later one is taken, lists are put together. */
export function mergeFacts(all: readonly StagedFacts[]): StagedFacts {
  const [first, ...more] = all
  if (first === undefined) throw new Error('Facts of no row at all.')
  return more.reduce((merged, next) => {
    const lists = Object.fromEntries(
      listed.flatMap((name) => {
        const [one, other] = [merged[name], next[name]]
        return one === undefined || other === undefined ? [] : [[name, [...one, ...other]]]
      }),
    )
    return { ...merged, ...next, ...lists }
  }, first)
}
