/** Collects integers from 0 to 2^32 - 1 in one array, which takes four bytes for each, and no object. */
export class GrowingIntegers {
  #items = new Uint32Array(1024)
  #length = 0

  add(value: number): void {
    if (this.#length === this.#items.length) {
      const larger = new Uint32Array(this.#items.length * 2)
      larger.set(this.#items)
      this.#items = larger
    }
    this.#items[this.#length] = value
    this.#length += 1
  }

  get length(): number {
    return this.#length
  }

  /** The integers so far, without a copy. */
  get values(): Uint32Array<ArrayBuffer> {
    return this.#items.subarray(0, this.#length)
  }
}
