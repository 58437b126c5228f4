/** The target processor time of a statement in ms. The embedded database blocks this process while a statement runs. */
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
   * Runs work on `size` rows and adapts the number of rows of the next statement. Processor time is measured, so that a busy machine does
   * not make the statements smaller.
   */
  async run<T>(work: (size: number) => Promise<T>): Promise<T> {
    const [done, took] = await measureProcessorMs(() => work(this.#size))
    this.adaptBatchSize(took)
    return done
  }

  /** Adapts the number of rows per statement to the processor time in ms that a statement over `size` rows has taken. */
  adaptBatchSize(took: number): void {
    const better = this.#size * Math.min(2, Math.max(0.25, TARGET_STATEMENT_MS / Math.max(took, 1)))
    this.#size = Math.round(Math.min(this.most, Math.max(this.least, better)))
  }
}

/** Runs work and measures the processor time that this process has used meanwhile, in ms. */
export async function measureProcessorMs<T>(work: () => Promise<T>): Promise<[done: T, ms: number]> {
  const begun = process.cpuUsage()
  const done = await work()
  const { user, system } = process.cpuUsage(begun)
  return [done, (user + system) / 1000]
}
