import type { Condition } from '#contract/catalogue/catalogue.ts'
import type { StagedPart } from '#server/import/engine/stage/staged-part.ts'

/** Conditions in order of preference. The part in the first of them that the file contains keeps its code without a suffix. */
const conditionsByPreference: readonly Condition[] = ['new', 'reman', 'used']
const codeSuffixes: Readonly<Record<Condition, string>> = { new: 'NEW', reman: 'REMAN', used: 'USED' }

/**
 * Splits the rows of one number by condition into separate parts, for `--repeat condition`. The part in the best condition keeps the code.
 * The other parts get a code with their condition (`VT-1001-USED`), keep the number as an additional number, and are offers of the same
 * unit. Returns the rows of each part.
 */
export function splitOffersByCondition(rows: readonly StagedPart[]): StagedPart[][] {
  const conditions = conditionsByPreference.filter((condition) => rows.some(({ facts }) => facts.condition === condition))
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
              code: `${facts.code}-${codeSuffixes[condition]}`,
              sameUnitAs: facts.code,
              numbers: [...(facts.numbers ?? []), number],
            },
          },
        ]
      }),
    ),
  ]
}
