/** Counts the rows of each source and sums their hashes. Equal rows in any order give the same sum. */
export class Sums {
  readonly #bySource = new Map<string, { count: number; sum: bigint }>()

  add(source: string, identity: string): void {
    const { count, sum } = this.#bySource.get(source) ?? { count: 0, sum: 0n }
    this.#bySource.set(source, { count: count + 1, sum: BigInt.asIntN(64, sum + BigInt(identity)) })
  }

  isSame(source: string, other: Sums): boolean {
    const [own, its] = [this.#bySource.get(source), other.#bySource.get(source)]
    return own?.count === its?.count && own?.sum === its?.sum
  }
}
