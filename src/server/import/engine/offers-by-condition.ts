import type { Condition } from '#contract/catalogue.ts'
import type { StagedPart } from './staged-part.ts'

/** The part of its own code is of the first of these conditions that a file has. */
const order: readonly Condition[] = ['new', 'reman', 'used']
const suffixes: Readonly<Record<Condition, string>> = { new: 'NEW', reman: 'REMAN', used: 'USED' }

/**
 * Makes parts of their own of rows of one number that differ in condition (`--repeat condition`): the best keeps the code, the others bear
 * theirs behind it (`VT-1001-USED`), have the number as a further one, and are offers of the same unit. Each with its rows.
 */
export function offersByCondition(rows: readonly StagedPart[]): StagedPart[][] {
  const conditions = order.filter((condition) => rows.some(({ facts }) => facts.condition === condition))
  const [best, ...others] = conditions
  if (best === undefined || others.length === 0) return [[...rows]]
  const own = rows.filter(({ facts }) => facts.condition === undefined || facts.condition === best)
  return [
    own,
    ...others.map((condition) =>
      rows.flatMap(({ at, facts }) => {
        if (facts.condition !== condition) return []
        const number = { kind: 'cross' as const, maker: facts.brand, display: facts.code }
        return [
          {
            at,
            facts: {
              ...facts,
              code: `${facts.code}-${suffixes[condition]}`,
              sameUnitAs: facts.code,
              numbers: [...(facts.numbers ?? []), number],
            },
          },
        ]
      }),
    ),
  ]
}
