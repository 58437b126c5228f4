/** The maximum number of remembered parts. Older changes are forgotten. */
const MAX_REMEMBERED = 20_000

/** Remembers the `state` in which each part last changed price or stock. */
export class LiveChanges {
  /** By code, the latest change last. */
  readonly #at = new Map<string, number>()
  #forgotten = 0

  note(mcode: string, state: number): void {
    this.#at.delete(mcode)
    this.#at.set(mcode, state)
    const [oldest] = this.#at
    if (this.#at.size <= MAX_REMEMBERED || oldest === undefined) return
    this.#at.delete(oldest[0])
    this.#forgotten = oldest[1]
  }

  hasChanged(mcodes: Iterable<string>, since: number): boolean {
    if (since < this.#forgotten) return true
    for (const mcode of mcodes) if ((this.#at.get(mcode) ?? 0) > since) return true
    return false
  }
}
