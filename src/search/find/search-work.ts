/**
 * What each way of reading a search text costs, about in proportion to what it costs the processor at worst. Reckoned and not measured: the
 * same text finds the same parts on a busy day.
 */
const costs = {
  /** Beginnings of numbers, however many. */
  numbers: 2,
  /** One piece inside of numbers. */
  piece: 1,
  scratched: 3,
  misread: 2,
  /** A number but for one character. */
  near: 2,
  /** A vehicle that words name. */
  vehicle: 1,
  words: 1,
  /** Words that are spelt alike. */
  mend: 3,
}
export type SearchWay = keyof typeof costs

/** Whoever types one number that nobody bears, or words of which each is misspelt, has all ways tried within this. */
const MAX_WORK = 40

/**
 * What one search may still do. When it is spent, the later and more forgiving ways of reading are left out, and what was found is
 * answered.
 */
export class SearchWork {
  #left = MAX_WORK

  /** `giveWay` lets others be served before the next step. */
  constructor(private readonly giveWay: () => Promise<void>) {}

  /** Whether there is enough left for one more step, which is then counted. */
  async may(way: SearchWay): Promise<boolean> {
    return (await this.asManyAs(way, 1)) === 1
  }

  /** How many such steps there is enough left for, at most so many, which are then counted. */
  async asManyAs(way: SearchWay, wanted: number): Promise<number> {
    await this.giveWay()
    const many = Math.min(wanted, Math.floor(this.#left / costs[way]))
    this.#left -= many * costs[way]
    return many
  }
}
