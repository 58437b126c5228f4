/** How much of the processor a statement is to take. The embedded database, which is this process, answers nobody else meanwhile. */
const WANTED_MS = 25

/** How many rows to take at a time: more after a statement that was quick, fewer after one that was slow. */
export class Paced {
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

  /** Runs work over `size` rows, and learns from what it takes: of the processor, so that a busy machine does not make it many small ones. */
  async run<T>(work: (size: number) => Promise<T>): Promise<T> {
    const [done, took] = await processorMs(() => work(this.#size))
    this.learn(took)
    return done
  }

  /** Learns from what a statement over `size` rows has taken of the processor, in ms. */
  learn(took: number): void {
    const better = this.#size * Math.min(2, Math.max(0.25, WANTED_MS / Math.max(took, 1)))
    this.#size = Math.round(Math.min(this.most, Math.max(this.least, better)))
  }
}

/** Does something, and says how many ms of the processor went by in this process meanwhile. */
export async function processorMs<T>(work: () => Promise<T>): Promise<[done: T, ms: number]> {
  const begun = process.cpuUsage()
  const done = await work()
  const { user, system } = process.cpuUsage(begun)
  return [done, (user + system) / 1000]
}
