import * as v from 'valibot'
import type { Attributes } from '#contract/attributes/attributes.ts'
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
import type { PartType } from '#contract/part/part-types.ts'
import { answerCall } from '#search/answer/answers.ts'
import type { Catalogue } from '#search/catalogue/catalogue.ts'
import { noPause } from '#search/schedule/event-loop.ts'
import { SearchBudget } from '#search/schedule/search-work.ts'

/** A part that lies on the bench. */
export interface BenchPart {
  mcode: string
  type: PartType
  categoryId: string
  attributes: Attributes
}

/** A shop with a finder. */
export interface FinderShop {
  ask: (query: FinderQuery) => Promise<FinderResult>
  parts: readonly BenchPart[]
}

export const askFinder = (catalogue: Catalogue, query: FinderQuery): Promise<FinderResult> =>
  Promise.resolve(answerCall('partFinder', catalogue, v.parse(calls.partFinder.input, finderInput(query)), new SearchBudget(noPause)))

/** What is read of an attribute of the old unit; null if it cannot be read. `nth` counts the questions from 0. */
export type Reader = (question: FinderQuestion, value: string | number, nth: number) => string | null

export const readsExactly: Reader = (_, value) => String(value)

/** How far a reading of this value may be off, in its unit; 0 for what is counted or chosen. */
export function toleranceOf({ key, type }: Pick<FinderQuestion, 'key' | 'type'>, value: number): number {
  if (type === 'choice') return 0
  if (!isMeasurableKey(key)) return toleranceAt(ownLengthTolerance, value)
  const { tolerance }: MeasurableRow = measurable[key]
  return tolerance === undefined ? 0 : toleranceAt(tolerance, value)
}

/** How a search for an old unit ended. */
export interface Ended {
  answers: readonly FinderAnswer[]
  /** The place of the right part among the units of the list, from 1; parts with equal measures share a place. 0: it is not in the list. */
  place: number
  /** The number of units that contradict no answer. */
  remaining: number
  /** Whether no question is left that could tell the remaining units apart. */
  isExhausted: boolean
}

/**
 * What of a part can be seen on the bench. Parts for which this is equal share a place, such as the new and the remanufactured unit, or
 * those of two makers: nobody can tell them apart by measuring.
 */
export const benchTextOf = ({ attributes }: Pick<BenchPart, 'attributes'>): string =>
  JSON.stringify(
    Object.entries(attributes)
      .filter(([key]) => isFinderKey(key))
      .sort(),
  )

/** Returns the kind that a mechanic would press for a part: the highest category above it whose parts all have its type. */
export function pressedKind(kinds: readonly FinderKind[], { categoryId, type }: BenchPart): Id {
  const byId = new Map(kinds.map((kind) => [kind.id, kind]))
  let id = categoryId
  for (let above = byId.get(id); above?.type === type; above = byId.get(above.backParentId)) id = above.id
  return id
}

/**
 * Looks for a part by its measures, as a mechanic would: presses its kind, then answers the first question until at most five units agree,
 * or eight questions were asked. What the shop does not know of the part cannot be read either.
 */
export async function lookFor({ ask, parts }: FinderShop, part: BenchPart, reader: Reader): Promise<Ended> {
  const kind = pressedKind((await ask({ kind: null, answers: [] })).kinds, part)
  const answers: FinderAnswer[] = []
  for (;;) {
    const { questions, places, records } = await ask({ kind, answers })
    const [question] = questions
    if (places <= 5 || question === undefined || answers.length === 8) {
      const byCode = new Map(parts.map((one) => [one.mcode, one]))
      const units = new Set(records.flatMap(({ mcode }) => byCode.get(mcode) ?? []).map(benchTextOf))
      return { answers, place: [...units].indexOf(benchTextOf(part)) + 1, remaining: places, isExhausted: question === undefined }
    }
    const value = isFinderKey(question.key) ? part.attributes[question.key] : undefined
    answers.push({ key: question.key, value: (value === undefined ? null : reader(question, value, answers.length)) ?? CANNOT_READ })
  }
}
