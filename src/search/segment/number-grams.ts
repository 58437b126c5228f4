/** So many numbers, neighbours in their order, are told together. */
const BLOCK = 64
/** Three characters that stand beside each other are one of so many kinds. */
const KINDS = 2048
const GRAM = 3
/** Blocks, and no smaller share of them, that are taken in with each question: so the first ones are not held up, and some dozen later all are known. */
const AT_ONCE = 512
const AT_ONCE_SHARE = 1 / 64

/**
 * Which blocks of numbers hold which threes of characters, a bit each: a piece of a number can only be in a block that holds all of its
 * threes. Taken in little by little, as pieces are looked for.
 */
export class NumberGrams {
  readonly #blocks: number
  /** Words of 32 blocks, for each kind. */
  readonly #words: number
  readonly #bits: Uint32Array
  #known = 0

  /** `starts`: where each number begins in `bytes`, and behind them all where the next would. */
  constructor(
    private readonly bytes: Uint8Array,
    private readonly starts: Uint32Array,
    private readonly size: number,
  ) {
    this.#blocks = Math.ceil(size / BLOCK)
    this.#words = Math.ceil(this.#blocks / 32)
    this.#bits = new Uint32Array(KINDS * this.#words)
  }

  get byteLength(): number {
    return this.#bits.byteLength
  }

  /** Calls for each run of numbers among which a piece can be, in their order. */
  eachRun(piece: string, look: (from: number, to: number) => void): void {
    const kinds: number[] = []
    for (let at = 0; at + GRAM <= piece.length; at += 1)
      kinds.push(kindOf(piece.charCodeAt(at), piece.charCodeAt(at + 1), piece.charCodeAt(at + 2)))
    if (kinds.length === 0) {
      look(0, this.size)
      return
    }
    const known = this.#known
    for (let word = 0; word * 32 < known; word += 1) {
      let bits = ~0
      for (const kind of kinds) bits &= this.#bits[kind * this.#words + word] ?? 0
      while (bits !== 0) {
        const bit = 31 - Math.clz32(bits & -bits)
        bits &= bits - 1
        const block = word * 32 + bit
        look(block * BLOCK, Math.min(this.size, (block + 1) * BLOCK))
      }
    }
    if (known === this.#blocks) return
    look(known * BLOCK, this.size)
    this.takeIn()
  }

  /** Whether all is taken in. */
  get isWhole(): boolean {
    return this.#known === this.#blocks
  }

  /** Takes in some more. */
  takeIn(): void {
    const to = Math.min(this.#blocks, this.#known + Math.max(AT_ONCE, Math.ceil(this.#blocks * AT_ONCE_SHARE)))
    const { bytes, starts, size } = this
    const [bits, words] = [this.#bits, this.#words]
    for (let block = this.#known; block < to; block += 1) {
      const [word, bit] = [block >>> 5, 1 << (block & 31)]
      // Threes with an end of a number in them are of no number, and do no harm.
      const end = (starts[Math.min(size, (block + 1) * BLOCK)] ?? 0) - GRAM
      for (let at = starts[block * BLOCK] ?? 0; at < end; at += 1) {
        const place = kindOf(bytes[at] ?? 0, bytes[at + 1] ?? 0, bytes[at + 2] ?? 0) * words + word
        bits[place] = (bits[place] ?? 0) | bit
      }
    }
    this.#known = to
  }
}

const kindOf = (one: number, two: number, three: number): number => Math.imul((one << 14) ^ (two << 7) ^ three, 0x9e3779b1) >>> 21
