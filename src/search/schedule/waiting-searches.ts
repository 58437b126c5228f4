import type { AppError } from '#contract/errors.ts'

export interface WaitingSearch {
  start: () => void
  /** Called when the search is refused while it waits in the queue. */
  refuse: (refusal: AppError) => void
}

/** The waiting searches of each network address, in the order of arrival. */
export class WaitingSearches {
  /** The waiting searches by network address. The addresses are in the order of their turns. */
  readonly #of = new Map<string, readonly WaitingSearch[]>()
  #count = 0

  get count(): number {
    return this.#count
  }

  countOfAddress(address: string): number {
    return this.#of.get(address)?.length ?? 0
  }

  waitingAddresses(): IterableIterator<string> {
    return this.#of.keys()
  }

  addWaiting(address: string, one: WaitingSearch): void {
    this.#of.set(address, [...(this.#of.get(address) ?? []), one])
    this.#count += 1
  }

  /** Removes a search. Returns whether the search was waiting. */
  removeWaiting(address: string, one: WaitingSearch): boolean {
    const queue = this.#of.get(address) ?? []
    if (!queue.includes(one)) return false
    this.#keep(
      address,
      queue.filter((other) => other !== one),
    )
    this.#count -= 1
    return true
  }

  /** Removes the first search of a network address and moves the address to the end. So addresses take turns. */
  removeFirst(address: string): WaitingSearch | null {
    const [first, ...rest] = this.#of.get(address) ?? []
    this.#of.delete(address)
    this.#keep(address, rest)
    if (first === undefined) return null
    this.#count -= 1
    return first
  }

  /** Removes the newest search of a network address. */
  removeNewest(address: string): WaitingSearch | null {
    const newest = this.#of.get(address)?.at(-1)
    if (newest === undefined || !this.removeWaiting(address, newest)) return null
    return newest
  }

  #keep(address: string, queue: readonly WaitingSearch[]): void {
    if (queue.length > 0) this.#of.set(address, queue)
    else this.#of.delete(address)
  }
}
