import type { Attributes } from '#contract/attributes/attributes.ts'
import { CANNOT_READ, type FinderAnswer } from '#contract/finder/finder-query.ts'
import { isMeasurableKey, type MeasurableRow, measurable, measurableKeys, toleranceAt } from '#contract/finder/measurable.ts'

/**
 * The peer of the bench: the next question as one would write it first, recounting plain objects. Each attribute's values are counted in a
 * `Map` over the rows that agree with the answers; the question with the largest entropy of values is next. It makes no list of parts, knows
 * no equal parts, and counts each value as a class of its own.
 */
export function plainNextQuestion(rows: readonly Attributes[], answers: readonly FinderAnswer[]): { key: string; bits: number } | null {
  const agreeing = rows.filter((row) => answers.every((answer) => agrees(row, answer)))
  const questions = measurableKeys
    .filter((key) => !answers.some((answer) => answer.key === key))
    .map((key) => {
      const counts = new Map<unknown, number>()
      for (const row of agreeing) counts.set(row[key], (counts.get(row[key]) ?? 0) + 1)
      counts.delete(undefined)
      let bits = 0
      for (const count of counts.values()) bits += (count / agreeing.length) * Math.log2(agreeing.length / count)
      return { key, bits }
    })
  return questions.sort((one, other) => other.bits - one.bits)[0] ?? null
}

function agrees(row: Attributes, { key, value }: FinderAnswer): boolean {
  if (value === CANNOT_READ || !isMeasurableKey(key)) return true
  const known = row[key]
  const { tolerance }: MeasurableRow = measurable[key]
  if (known === undefined) return true
  return typeof known === 'number' ? Math.abs(known - Number(value)) <= (tolerance ? toleranceAt(tolerance, known) : 0) : known === value
}
