interface Other {
  address: string
  at: number
}

/** So long after it came a request counts, whether it has ended or not: a body that never ends must slow down nobody. */
const MAX_COUNTS_MS = 50

/** Requests under way that are no searches: those that searches give way to. `now` is in milliseconds and never goes back. */
export class OtherRequests {
  /** In the order in which they came. */
  readonly #others = new Set<Other>()

  constructor(private readonly now: () => number) {}

  /** A request has come. Call what it returns when it has ended. */
  enter(address: string): () => void {
    this.#forgetOld()
    const other = { address, at: this.now() }
    this.#others.add(other)
    return () => {
      this.#others.delete(other)
    }
  }

  /**
   * A request of an address turns out to be a search, and is none of these any more. A page may search twice: then there is nothing to take
   * away.
   */
  searches(address: string): void {
    this.#forgetOld()
    for (const other of this.#others) {
      if (other.address !== address) continue
      this.#others.delete(other)
      return
    }
  }

  areThere(): boolean {
    this.#forgetOld()
    return this.#others.size > 0
  }

  #forgetOld(): void {
    for (const other of this.#others) {
      if (this.now() - other.at < MAX_COUNTS_MS) return
      this.#others.delete(other)
    }
  }
}
