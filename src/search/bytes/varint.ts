/** Variable-length integers (varints) from 0 to 2^32 - 1 take one to five bytes with seven bits each, the lowest bits first. */

/** Appends variable-length integers to a growing byte array. */
export class VarintWriter {
  #bytes = new Uint8Array(1024)
  #length = 0

  add(value: number): void {
    if (this.#length + 5 > this.#bytes.length) {
      const larger = new Uint8Array(this.#bytes.length * 2)
      larger.set(this.#bytes)
      this.#bytes = larger
    }
    let left = value
    while (left > 0x7f) {
      this.#bytes[this.#length] = (left & 0x7f) | 0x80
      this.#length += 1
      left >>>= 7
    }
    this.#bytes[this.#length] = left
    this.#length += 1
  }

  /** Appends a signed integer in zigzag encoding, so that small negative numbers stay short. */
  addSigned(value: number): void {
    this.add(value >= 0 ? value * 2 : -value * 2 - 1)
  }

  writtenBytes(): Uint8Array<ArrayBuffer> {
    return this.#bytes.slice(0, this.#length)
  }
}

/** Reads the integers that `VarintWriter` wrote, in the same order. */
export class VarintReader {
  #at = 0

  constructor(private readonly bytes: Uint8Array) {}

  get isAtEnd(): boolean {
    return this.#at >= this.bytes.length
  }

  readUnsigned(): number {
    const { bytes } = this
    let byte = bytes[this.#at] ?? 0
    this.#at += 1
    if (byte < 0x80) return byte
    let value = byte & 0x7f
    for (let shift = 7; byte >= 0x80; shift += 7) {
      byte = bytes[this.#at] ?? 0
      this.#at += 1
      value |= (byte & 0x7f) << shift
    }
    return value >>> 0
  }

  readSigned(): number {
    const value = this.readUnsigned()
    return value % 2 === 0 ? value / 2 : -(value + 1) / 2
  }
}
