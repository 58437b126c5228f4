import type { WorkPause } from './event-loop.ts'
import { runInSteps } from './run-in-steps.ts'

/**
 * The cost of each way to search a text, roughly proportional to its worst processor time. The costs are fixed, not measured, so that
 * results do not depend on the load of the server.
 */
const searchMethodCosts = {
  /** Looking up the beginnings of numbers, however many are typed. */
  numbers: 2,
  /** Searching one text inside all numbers. */
  piece: 1,
  scratched: 3,
  misread: 2,
  /** Searching a number with one wrong character. */
  near: 2,
  /** Searching a vehicle that words name. */
  vehicle: 1,
  words: 1,
  /** Reading the columns of all measures that a text names. */
  dimensions: 2,
  /** Searching words with a similar spelling. */
  mend: 3,
}
export type SearchMethod = keyof typeof searchMethodCosts

/** The budget of one search: enough for all ways to search one unknown number, or words that are all misspelt. */
const SEARCH_BUDGET = 40

/**
 * The remaining budget of a search. When it is used up, later and more tolerant ways to search are skipped, and the results found so far
 * are returned.
 */
export class SearchBudget {
  #left = SEARCH_BUDGET

  /** `giveWay` is awaited before each step, so that other requests can run. */
  constructor(private readonly giveWay: WorkPause) {}

  /** Returns the budget of a further search that runs in the same turn, such as that of the next number of a list. */
  ofNextSearch(): SearchBudget {
    return new SearchBudget(this.giveWay)
  }

  /** Tells whether the budget allows one more step of this kind, and deducts its cost. */
  async spendOneStep(way: SearchMethod): Promise<boolean> {
    return (await this.spendStepsUpTo(way, 1)) === 1
  }

  /** Returns how many steps of this kind the budget allows, up to `wanted`, and deducts their cost. */
  async spendStepsUpTo(way: SearchMethod, wanted: number): Promise<number> {
    await this.giveWay()
    const many = Math.min(wanted, Math.floor(this.#left / searchMethodCosts[way]))
    this.#left -= many * searchMethodCosts[way]
    return many
  }

  /** Runs steps that cost nothing of the budget, because all of them are needed, and lets other work run between them. */
  runSteps = <Result>(steps: Generator<unknown, Result>): Promise<Result> => runInSteps(steps, this.giveWay)
}
