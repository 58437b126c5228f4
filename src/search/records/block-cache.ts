/** What is kept of a block: how many bytes it takes, apart from some objects that do not depend on its size. */
export interface KeptBlock {
  byteLength: number
}

/** How many bytes of decoded blocks a device keeps: the last few blocks of all packs. Customers often view similar parts, which are neighbours. */
const DEFAULT_CACHED_BYTES = 1024 * 1024

/** Blocks that stay decoded, limited by their bytes. One cache may hold the blocks of several sections and segments. */
export class BlockCache {
  /** The blocks by section, and by number within it. The one that was used last comes last. */
  readonly #kept = new Map<string, Promise<KeptBlock>>()
  readonly #sizes = new Map<string, number>()
  #bytes = 0

  constructor(private readonly mostBytes: number = DEFAULT_CACHED_BYTES) {}

  /** The bytes of the blocks that are kept. */
  get bytes(): number {
    return this.#bytes
  }

  /**
   * Returns a kept block, or loads it. Simultaneous calls share one load. A block that fails to load is forgotten, so that the next call loads
   * it again. All blocks of one section must have the same type.
   */
  block<Block extends KeptBlock>(section: string, number: number, load: () => Promise<Block>): Promise<Block> {
    const key = `${section} ${number}`
    const known = this.#kept.get(key)
    if (known !== undefined) {
      this.#kept.delete(key)
      this.#kept.set(key, known)
      // The cast is safe, because the callers of one section load blocks of one type.
      return known as Promise<Block>
    }
    const loading = load()
    this.#kept.set(key, loading)
    loading.then(
      ({ byteLength }) => this.#weigh(key, loading, byteLength),
      () => this.#forget(key, loading),
    )
    return loading
  }

  #weigh(key: string, block: Promise<KeptBlock>, bytes: number): void {
    if (this.#kept.get(key) !== block) return
    // A block that is larger than all that may be kept would drive out every other one.
    if (bytes > this.mostBytes) {
      this.#forget(key, block)
      return
    }
    this.#sizes.set(key, bytes)
    this.#bytes += bytes
    for (const oldest of this.#kept.keys()) {
      if (this.#bytes <= this.mostBytes) return
      const size = this.#sizes.get(oldest)
      // A block that is being loaded has no size yet.
      if (size === undefined) continue
      this.#kept.delete(oldest)
      this.#sizes.delete(oldest)
      this.#bytes -= size
    }
  }

  #forget(key: string, block: Promise<KeptBlock>): void {
    if (this.#kept.get(key) === block) this.#kept.delete(key)
  }
}
