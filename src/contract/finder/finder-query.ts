import type { Id } from '#contract/kernel/primitives.ts'
import { type FinderKey, isFinderKey } from './measurable.ts'

/** The value of an answer to a question that cannot be answered: the plate is gone, the shaft is broken. */
export const CANNOT_READ = '?'

/** One answer. `value` is as on the wire, lengths in millimetres; `?` means that it cannot be read. */
export interface FinderAnswer {
  key: string
  value: string
}

/** What is known of the old unit. `kind` is the id of a category, such as 201 for alternators; null if it is not chosen yet. */
export interface FinderQuery {
  kind: Id | null
  answers: readonly FinderAnswer[]
}

export const emptyFinderQuery: FinderQuery = { kind: null, answers: [] }

/** More answers than any kind of part has questions. */
export const MAX_FINDER_ANSWERS = 40
/** The longest text that an attribute may have (attributes/match-attribute.ts). */
const MAX_VALUE_CHARACTERS = 200
const KIND_PATTERN = /^[A-Za-z0-9-]{1,64}$/

/**
 * Reads answers from parameters, in their order. Unknown keys, empty and overlong values are ignored; of several answers to one question
 * the first counts.
 */
export function readFinderAnswers(given: URLSearchParams): FinderAnswer[] {
  const answers = new Map<FinderKey, string>()
  for (const [key, written] of given) {
    const value = written.trim()
    if (isFinderKey(key) && !answers.has(key) && value !== '' && value.length <= MAX_VALUE_CHARACTERS) answers.set(key, value)
  }
  return Array.from(answers, ([key, value]) => ({ key, value })).slice(0, MAX_FINDER_ANSWERS)
}

/** Parses the query of the finder's address: `?kind=201&voltage=12&pulleyOdMm=54.2&plugPins=%3F`. Invalid parameters are ignored. */
export function readFinderQuery(search: string): FinderQuery {
  const given = new URLSearchParams(search)
  const kind = given.get('kind') ?? ''
  return { kind: KIND_PATTERN.test(kind) ? kind : null, answers: readFinderAnswers(given) }
}

const answerPairs = (answers: readonly FinderAnswer[]) => answers.map(({ key, value }): [string, string] => [key, value])

/** Returns the query string of the finder with its question mark; empty if nothing is known. */
export function writeFinderQuery({ kind, answers }: FinderQuery): string {
  const pairs: [string, string][] = [...(kind === null ? [] : [['kind', kind] satisfies [string, string]]), ...answerPairs(answers)]
  return pairs.length > 0 ? `?${new URLSearchParams(pairs)}` : ''
}

/** Returns the input of the call `partFinder`. */
export const finderInput = ({ kind, answers }: FinderQuery): { backCategoryId?: Id; answers?: string } => ({
  ...(kind === null ? {} : { backCategoryId: kind }),
  ...(answers.length > 0 ? { answers: new URLSearchParams(answerPairs(answers)).toString() } : {}),
})

/** Returns the query with an answer, in place of an earlier answer to the same question. */
export const withAnswer = (query: FinderQuery, answer: FinderAnswer): FinderQuery => {
  const isKnown = query.answers.some(({ key }) => key === answer.key)
  return {
    ...query,
    answers: isKnown ? query.answers.map((one) => (one.key === answer.key ? answer : one)) : [...query.answers, answer],
  }
}

/** Returns the query with one answer taken back; the others stay. */
export const withoutAnswer = (query: FinderQuery, key: string): FinderQuery => ({
  ...query,
  answers: query.answers.filter((one) => one.key !== key),
})
