/** Number of consecutive numbers in a block of the index. */
const NUMBERS_PER_BLOCK = 64
/** Number of hash values for sequences of three characters. */
const TRIGRAM_HASH_COUNT = 2048
const TRIGRAM_LENGTH = 3
/**
 * Minimum number of blocks that each search adds to the index. So the first searches are not delayed, and after some dozens of searches the
 * index is complete.
 */
const MIN_BLOCKS_PER_SEARCH = 512
const BLOCKS_PER_SEARCH_SHARE = 1 / 64

/**
 * A trigram index of blocks of numbers, with one bit for each block and hash value of three characters (trigram). A text can only be in
 * blocks that contain all its trigrams. The index is built gradually, as texts are searched.
 */
export class NumberTrigramIndex {
  readonly #blocks: number
  /** Number of 32-bit words that hold the bits of one trigram. */
  readonly #words: number
  readonly #bits: Uint32Array
  #known = 0

  /** `starts` holds the offset of each number in `bytes`, and the end of the last number. */
  constructor(
    private readonly bytes: Uint8Array,
    private readonly starts: Uint32Array,
    private readonly size: number,
  ) {
    this.#blocks = Math.ceil(size / NUMBERS_PER_BLOCK)
    this.#words = Math.ceil(this.#blocks / 32)
    this.#bits = new Uint32Array(TRIGRAM_HASH_COUNT * this.#words)
  }

  get byteLength(): number {
    return this.#bits.byteLength
  }

  /** Calls `look` for each range of numbers that may contain a text, in order. */
  forEachCandidateRange(piece: string, look: (from: number, to: number) => void): void {
    const kinds: number[] = []
    for (let at = 0; at + TRIGRAM_LENGTH <= piece.length; at += 1)
      kinds.push(trigramHash(piece.charCodeAt(at), piece.charCodeAt(at + 1), piece.charCodeAt(at + 2)))
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
        look(block * NUMBERS_PER_BLOCK, Math.min(this.size, (block + 1) * NUMBERS_PER_BLOCK))
      }
    }
    if (known === this.#blocks) return
    look(known * NUMBERS_PER_BLOCK, this.size)
    this.indexMoreBlocks()
  }

  /** Tells whether the index contains all blocks. */
  get isWhole(): boolean {
    return this.#known === this.#blocks
  }

  /** Adds some more blocks of numbers to the index. */
  indexMoreBlocks(): void {
    const to = Math.min(this.#blocks, this.#known + Math.max(MIN_BLOCKS_PER_SEARCH, Math.ceil(this.#blocks * BLOCKS_PER_SEARCH_SHARE)))
    const { bytes, starts, size } = this
    const [bits, words] = [this.#bits, this.#words]
    for (let block = this.#known; block < to; block += 1) {
      const [word, bit] = [block >>> 5, 1 << (block & 31)]
      // Trigrams across the end of a number are indexed too; no searched text contains them, so they are harmless.
      const end = (starts[Math.min(size, (block + 1) * NUMBERS_PER_BLOCK)] ?? 0) - TRIGRAM_LENGTH
      for (let at = starts[block * NUMBERS_PER_BLOCK] ?? 0; at < end; at += 1) {
        const place = trigramHash(bytes[at] ?? 0, bytes[at + 1] ?? 0, bytes[at + 2] ?? 0) * words + word
        bits[place] = (bits[place] ?? 0) | bit
      }
    }
    this.#known = to
  }
}

const trigramHash = (one: number, two: number, three: number): number => Math.imul((one << 14) ^ (two << 7) ^ three, 0x9e3779b1) >>> 21
