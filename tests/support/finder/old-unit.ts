import * as v from 'valibot'
import { calls } from '#contract/calls.ts'
import type { FinderKind, FinderQuestion, FinderResult } from '#contract/finder/finder.ts'
import { CANNOT_READ, type FinderAnswer, type FinderQuery, finderInput } from '#contract/finder/finder-query.ts'
import {
  isFinderKey,
  isMeasurableKey,
  type MeasurableRow,
  measurable,
  ownLengthTolerance,
  toleranceAt,
} from '#contract/finder/measurable.ts'
import type { Id } from '#contract/kernel/primitives.ts'
import { answerCall } from '#search/answer/answers.ts'
import type { Catalogue } from '#search/catalogue/catalogue.ts'
import type { IndexedPart } from '#search/part.ts'
import { noPause } from '#search/schedule/event-loop.ts'
import { SearchBudget } from '#search/schedule/search-work.ts'

/** What is read of an attribute of the old unit; null if it cannot be read. `nth` counts the questions from 0. */
export type Reader = (question: FinderQuestion, value: string | number, nth: number) => string | null

export const readsExactly: Reader = (_, value) => String(value)

/** How far a reading of this value may be off, in its unit; 0 for what is counted or chosen. */
export function toleranceOf({ key }: Pick<FinderQuestion, 'key'>, value: number): number {
  if (!isMeasurableKey(key)) return toleranceAt(ownLengthTolerance, value)
  const { tolerance }: MeasurableRow = measurable[key]
  return tolerance === undefined ? 0 : toleranceAt(tolerance, value)
}

export const askFinder = (catalogue: Catalogue, query: FinderQuery): Promise<FinderResult> =>
  Promise.resolve(answerCall('partFinder', catalogue, v.parse(calls.partFinder.input, finderInput(query)), new SearchBudget(noPause)))

/** How a search for an old unit ended. */
export interface Ended {
  questions: number
  /** The place of the right part among the units of the list, from 1; parts with equal measures share a place. 0: it is not in the list. */
  place: number
  answers: FinderAnswer[]
}

/** What of a part can be seen on the bench. Parts for which this is equal share a place: nobody can tell them apart. */
export const benchTextOf = ({ attributes }: Pick<IndexedPart, 'attributes'>): string =>
  JSON.stringify(
    Object.entries(attributes)
      .filter(([key]) => isFinderKey(key))
      .sort(),
  )

/** Returns the kind that a mechanic would press for a part: the highest category above it whose parts all have its type. */
export function pressedKind(kinds: readonly FinderKind[], part: IndexedPart): Id {
  const byId = new Map(kinds.map((kind) => [kind.id, kind]))
  let id = part.categoryId
  for (let above = byId.get(id); above?.type === part.type; above = byId.get(above.backParentId)) id = above.id
  return id
}

/**
 * Looks for a part by its measures, as a mechanic would: answers the first question until at most `enough` units agree, or `most` questions
 * were asked. What the shop does not know of the part cannot be read either.
 */
export async function lookFor(
  catalogue: Catalogue,
  kind: Id,
  part: IndexedPart,
  parts: ReadonlyMap<string, IndexedPart>,
  { reader = readsExactly, enough = 5, most = 8 }: { reader?: Reader; enough?: number; most?: number } = {},
): Promise<Ended> {
  const answers: FinderAnswer[] = []
  for (;;) {
    const result = await askFinder(catalogue, { kind, answers })
    const [question] = result.questions
    if (result.places <= enough || question === undefined || answers.length === most)
      return { questions: answers.length, place: placeAmong(result, part, parts), answers }
    const value = isFinderKey(question.key) ? part.attributes[question.key] : undefined
    answers.push({ key: question.key, value: (value === undefined ? null : reader(question, value, answers.length)) ?? CANNOT_READ })
  }
}

function placeAmong({ records }: FinderResult, part: IndexedPart, parts: ReadonlyMap<string, IndexedPart>): number {
  const units = new Set(records.flatMap(({ mcode }) => parts.get(mcode) ?? []).map(benchTextOf))
  return [...units].indexOf(benchTextOf(part)) + 1
}
