/** The maximum number of parts whose last change is remembered. Older changes are forgotten. */
const MAX_REMEMBERED_CHANGES = 20_000

/** Remembers for each part in which `state` of the catalogue its price or stock last changed. */
export class LiveChanges {
  /** The `state` of the last change, by part code. The latest change comes last. */
  readonly #at = new Map<string, number>()
  #forgotten = 0

  recordChange(mcode: string, state: number): void {
    this.#at.delete(mcode)
    this.#at.set(mcode, state)
    const [oldest] = this.#at
    if (this.#at.size <= MAX_REMEMBERED_CHANGES || oldest === undefined) return
    this.#at.delete(oldest[0])
    this.#forgotten = oldest[1]
  }

  hasChanged(mcodes: Iterable<string>, since: number): boolean {
    if (since < this.#forgotten) return true
    for (const mcode of mcodes) if ((this.#at.get(mcode) ?? 0) > since) return true
    return false
  }
}
