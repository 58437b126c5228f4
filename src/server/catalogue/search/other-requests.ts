interface Other {
  address: string
  at: number
}

/** A request counts for at most this long after its start. So a request body that never ends cannot slow down searches. */
const MAX_COUNTS_MS = 50

/** Running requests other than searches. Searches pause for them. `now` returns milliseconds and never decreases. */
export class OtherRequests {
  /** In order of arrival. */
  readonly #others = new Set<Other>()

  constructor(private readonly now: () => number) {}

  /** Adds a request. Call the returned function when the request has ended. */
  enter(address: string): () => void {
    this.#forgetOld()
    const other = { address, at: this.now() }
    this.#others.add(other)
    return () => {
      this.#others.delete(other)
    }
  }

  /** Removes a request of an address, because it is a search. A page may run two searches, then there is nothing to remove. */
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
