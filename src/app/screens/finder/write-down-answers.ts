import { answerAll, startAnew } from '#app/state/old-unit/changes.ts'
import { loadOldUnits, oldUnits, unitOnBench } from '#app/state/old-unit/old-unit.ts'
import type { FinderAnswer, FinderQuery } from '#contract/finder/finder-query.ts'

const textOf = (answers: readonly FinderAnswer[]) => JSON.stringify(answers.map(({ key, value }) => [key, value]).toSorted())

/**
 * Writes the answers down as those of the unit on the bench. If the finder did not begin with that unit's answers (`before`), they are of
 * another unit of the same kind: it gets its own place, and what was measured on the first one is not overwritten.
 */
export async function writeDownAnswers(query: FinderQuery, before: FinderQuery): Promise<void> {
  if (!oldUnits.known) await loadOldUnits()
  const onBench = unitOnBench(oldUnits.units, query.kind)
  if (onBench !== null && textOf(onBench.answers) !== textOf(before.answers)) await startAnew(query.kind)
  if (query.answers.length > 0) await answerAll(query)
  else await startAnew(query.kind)
}
