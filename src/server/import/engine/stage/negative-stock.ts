const MAX_EXAMPLES = 5

/** Counts the parts of a file whose stock is below zero, which is probably a mistake, with a few of them as examples. */
export class NegativeStock {
  count = 0
  #first: { key: string; text: string }[] = []

  /** The first parts with such a stock in the order of their numbers, as text. */
  get examples(): string[] {
    return this.#first.map(({ text }) => text)
  }

  /** `key`: the part's normalized number, `code`: the number as the file has it. */
  add(key: string, code: string, stock: number): void {
    this.count += 1
    // Sorting keeps the order of equal keys, so rows of one part stay in the order of the file.
    this.#first = [...this.#first, { key, text: `${code} ${stock}` }].sort((one, other) =>
      one.key < other.key ? -1 : one.key > other.key ? 1 : 0,
    )
    this.#first.length = Math.min(this.#first.length, MAX_EXAMPLES)
  }
}
