interface NonSearchRequest {
  address: string
  startedAtMs: number
}

/** The maximum time in ms for which a request counts as running. So a request whose body never ends cannot slow down searches. */
const MAX_COUNTED_REQUEST_MS = 50

/** Counts the running requests other than searches. Searches pause for them. `now` returns milliseconds and never decreases. */
export class NonSearchRequests {
  /** The running requests in the order of arrival. */
  readonly #others = new Set<NonSearchRequest>()

  constructor(private readonly now: () => number) {}

  /** Adds a request. The caller calls the returned function when the request has ended. */
  addRequest(address: string): () => void {
    this.#forgetOld()
    const other = { address, startedAtMs: this.now() }
    this.#others.add(other)
    return () => {
      this.#others.delete(other)
    }
  }

  /**
   * Removes a request of a network address, because the request is a search. A page may run two searches; the second finds nothing to
   * remove.
   */
  markAsSearch(address: string): void {
    this.#forgetOld()
    for (const other of this.#others) {
      if (other.address !== address) continue
      this.#others.delete(other)
      return
    }
  }

  hasRequests(): boolean {
    this.#forgetOld()
    return this.#others.size > 0
  }

  #forgetOld(): void {
    for (const other of this.#others) {
      if (this.now() - other.startedAtMs < MAX_COUNTED_REQUEST_MS) return
      this.#others.delete(other)
    }
  }
}
