/**
 * The cost of each way to interpret a search text, roughly proportional to its worst processor time. It is fixed, not measured, so that
 * results do not depend on the server's load.
 */
const costs = {
  /** Any number of number prefixes. */
  numbers: 2,
  /** One text inside numbers. */
  piece: 1,
  scratched: 3,
  misread: 2,
  /** A number with one wrong character. */
  near: 2,
  /** A vehicle named by words. */
  vehicle: 1,
  words: 1,
  /** Words with similar spelling. */
  mend: 3,
}
export type SearchWay = keyof typeof costs

/** Enough for all interpretations of one unknown number, or of words that are all misspelt. */
const MAX_WORK = 40

/**
 * The remaining budget of a search. When it is used up, later and more tolerant interpretations are skipped, and the results so far are
 * returned.
 */
export class SearchWork {
  #left = MAX_WORK

  /** `giveWay` lets other requests run before the next step. */
  constructor(private readonly giveWay: () => Promise<void>) {}

  /** Whether the budget allows one more step, which is then deducted. */
  async may(way: SearchWay): Promise<boolean> {
    return (await this.asManyAs(way, 1)) === 1
  }

  /** How many such steps the budget allows, up to `wanted`, which are then deducted. */
  async asManyAs(way: SearchWay, wanted: number): Promise<number> {
    await this.giveWay()
    const many = Math.min(wanted, Math.floor(this.#left / costs[way]))
    this.#left -= many * costs[way]
    return many
  }
}
