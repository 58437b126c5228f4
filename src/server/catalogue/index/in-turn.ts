/** Between two looks that nobody waits for, others get so long. */
const PAUSE_MS = 100

/** Has something done again and again, never twice at a time. */
export class InTurn {
  #last: Promise<void> = Promise.resolve()
  /** What has not begun: whoever wants it done can wait for this one. */
  #waiting: Promise<void> | null = null
  #timer: NodeJS.Timeout | null = null

  constructor(private readonly work: () => Promise<void>) {}

  /** Has it done once more, after whatever is under way; `first`: what comes right before it. Rejects as the work does. */
  next(first?: () => Promise<void>): Promise<void> {
    if (this.#waiting !== null && first === undefined) return this.#waiting
    const mine = this.#last
      .catch(() => undefined)
      .then(() => {
        if (this.#waiting === mine) this.#waiting = null
        return first?.()
      })
      .then(this.work)
    this.#waiting ??= mine
    this.#last = mine
    // Whoever waits for it hears of it; if nobody does, the next look comes all the same.
    mine.catch(() => undefined)
    return mine
  }

  /** Has it done in a moment. Wishes that come meanwhile are the same. */
  soon(): void {
    if (this.#timer !== null) return
    this.#timer = setTimeout(() => {
      this.#timer = null
      void this.next().catch(() => undefined)
    }, PAUSE_MS)
    this.#timer.unref()
  }
}
