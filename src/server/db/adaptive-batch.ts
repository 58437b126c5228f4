/** The target time of a statement in ms. The embedded database runs one statement at a time, so all others wait for it. */
const TARGET_STATEMENT_MS = 25

/** Adapts the number of rows per statement. There are more rows after a fast statement and fewer after a slow one. */
export class AdaptiveBatch {
  #size: number

  constructor(
    first: number,
    private readonly least: number,
    private readonly most: number,
  ) {
    this.#size = first
  }

  get size(): number {
    return this.#size
  }

  /**
   * Runs work on `size` rows and adapts the number of rows of the next statement.
   */
  async run<T>(work: (size: number) => Promise<T>): Promise<T> {
    const [done, took] = await measureOwnMs(() => work(this.#size))
    this.adaptBatchSize(took)
    return done
  }

  /** Adapts the number of rows per statement to the time in ms that a statement over `size` rows has taken. */
  adaptBatchSize(took: number): void {
    const better = this.#size * Math.min(2, Math.max(0.25, TARGET_STATEMENT_MS / Math.max(took, 1)))
    this.#size = Math.round(Math.min(this.most, Math.max(this.least, better)))
  }
}

/**
 * Runs work and measures how long it took, in ms: the time that passed or the processor time of this process, whichever is less. The first
 * holds waits on a busy machine, the second what other threads did meanwhile. On a database server, only this process's share counts.
 */
export async function measureOwnMs<T>(work: () => Promise<T>): Promise<[done: T, ms: number]> {
  const [begun, begunAt] = [process.cpuUsage(), performance.now()]
  const done = await work()
  const { user, system } = process.cpuUsage(begun)
  return [done, Math.min(performance.now() - begunAt, (user + system) / 1000)]
}
