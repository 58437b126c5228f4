/** So many parts are remembered; of what changed before nobody knows. */
const MAX_REMEMBERED = 20_000

/** In which state each part last changed price or stock. */
export class LiveChanges {
  /** By code, the one that changed last standing last. */
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
