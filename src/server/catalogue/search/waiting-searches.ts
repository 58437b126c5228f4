import type { AppError } from '#contract/errors.ts'

export interface WaitingSearch {
  start: () => void
  /** Called when it is not to begin after all. */
  refuse: (refusal: AppError) => void
}

/** Searches that wait for their turn, by address. Each address has its own in the order in which they came. */
export class WaitingSearches {
  /** In the order of their turns. */
  readonly #of = new Map<string, readonly WaitingSearch[]>()
  #count = 0

  get count(): number {
    return this.#count
  }

  countOf(address: string): number {
    return this.#of.get(address)?.length ?? 0
  }

  addresses(): IterableIterator<string> {
    return this.#of.keys()
  }

  add(address: string, one: WaitingSearch): void {
    this.#of.set(address, [...(this.#of.get(address) ?? []), one])
    this.#count += 1
  }

  /** Says whether it was waiting. */
  remove(address: string, one: WaitingSearch): boolean {
    const queue = this.#of.get(address) ?? []
    if (!queue.includes(one)) return false
    this.#keep(
      address,
      queue.filter((other) => other !== one),
    )
    this.#count -= 1
    return true
  }

  /** The first of an address, which then stands behind all others: addresses take turns. */
  removeFirst(address: string): WaitingSearch | null {
    const [first, ...rest] = this.#of.get(address) ?? []
    this.#of.delete(address)
    this.#keep(address, rest)
    if (first === undefined) return null
    this.#count -= 1
    return first
  }

  /** The newest of an address. */
  removeNewest(address: string): WaitingSearch | null {
    const newest = this.#of.get(address)?.at(-1)
    if (newest === undefined || !this.remove(address, newest)) return null
    return newest
  }

  #keep(address: string, queue: readonly WaitingSearch[]): void {
    if (queue.length > 0) this.#of.set(address, queue)
    else this.#of.delete(address)
  }
}
