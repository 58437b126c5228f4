import * as v from 'valibot'
import { calls } from '#contract/calls.ts'
import type { FinderResult } from '#contract/finder/finder.ts'
import { type FinderAnswer, finderInput } from '#contract/finder/finder-query.ts'
import type { Id } from '#contract/kernel/primitives.ts'
import { answerCall } from '#search/answer/answers.ts'
import { Catalogue } from '#search/catalogue/catalogue.ts'
import { indexSharedCatalogueRows, type SharedCatalogueRows } from '#search/catalogue/shared-catalogue-data.ts'
import { noPause } from '#search/schedule/event-loop.ts'
import { SearchBudget } from '#search/schedule/search-work.ts'
import { unpackSections } from '#search/segment/sections.ts'
import { Segment } from '#search/segment/segment.ts'

/** The first five questions of the finder: after which answer, what is left, and how long the question took each time. */
export interface TimedSteps {
  coldMs: number
  steps: { answer: FinderAnswer | null; parts: number; units: number; ms: number[] }[]
}

const MAX_STEPS = 5

/** The finder over a segment, in Node or in a page. */
export class TimedFinder {
  readonly #catalogue: Catalogue

  constructor(file: Uint8Array, rows: SharedCatalogueRows) {
    this.#catalogue = Catalogue.createCatalogue(new Segment(unpackSections(file)), indexSharedCatalogueRows(rows), new Map(), 0)
  }

  /** Says of the first question that it cannot be read, and answers the others with a value from the middle. */
  async timeSteps(kind: string, times: number): Promise<TimedSteps> {
    const answers: FinderAnswer[] = []
    const [coldMs = Number.NaN] = await timeEach(1, () => this.#ask(kind, answers))
    const steps: TimedSteps['steps'] = []
    while (steps.length < MAX_STEPS) {
      const ms = await timeEach(times, () => this.#ask(kind, answers))
      const { total, places, questions } = await this.#ask(kind, answers)
      steps.push({ answer: answers.at(-1) ?? null, parts: total, units: places, ms })
      const [question] = questions
      if (question === undefined) break
      answers.push({ key: question.key, value: answers.length === 0 ? '?' : (question.values[question.values.length >> 1]?.value ?? '?') })
    }
    return { coldMs, steps }
  }

  #ask(kind: string, answers: readonly FinderAnswer[]): Promise<FinderResult> {
    const input = v.parse(calls.partFinder.input, finderInput({ kind: kind as Id, answers }))
    return Promise.resolve(answerCall('partFinder', this.#catalogue, input, new SearchBudget(noPause)))
  }
}

/** How long a piece of work takes each time, in ms. */
export async function timeEach(times: number, work: () => Promise<unknown>): Promise<number[]> {
  const ms: number[] = []
  for (let time = 0; time < times; time += 1) {
    const begun = performance.now()
    await work()
    ms.push(performance.now() - begun)
  }
  return ms
}
