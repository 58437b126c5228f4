import { writeLists } from '#search/bytes/lists.ts'

/** Collects sets of integers, one for each row. Each distinct set is stored once; set 0 is the empty set. */
export class IntegerSetBuilder {
  readonly #codeOf = new Map<string, number>([['', 0]])
  readonly #sets: number[][] = [[]]
  readonly #codes: number[] = []

  addRowSet(items: readonly number[]): void {
    const set = [...new Set(items)].sort((a, b) => a - b)
    const name = set.join(' ')
    let code = this.#codeOf.get(name)
    if (code === undefined) {
      code = this.#sets.length
      this.#codeOf.set(name, code)
      this.#sets.push(set)
    }
    this.#codes.push(code)
  }

  get codes(): readonly number[] {
    return this.#codes
  }

  get count(): number {
    return this.#sets.length
  }

  lists = (): Uint8Array<ArrayBuffer> => writeLists(this.#sets)
}
