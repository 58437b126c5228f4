import type { BlockSizes } from './block-builder.ts'
import { inflateBytes } from './deflate.ts'
import type { RecordSource } from './record-source.ts'

/** Number of decoded blocks that a device caches. Customers often view similar parts, which are neighbours in a block. */
const DEFAULT_CACHED_BLOCKS = 3

interface BlockFormat<Value> {
  shape: BlockSizes
  /** Parses the values of a block from its bytes. */
  read: (bytes: Uint8Array, values: number) => readonly Value[]
  /** Number of decoded blocks that are cached. */
  cachedBlocks?: number | undefined
}

/** A section of compressed blocks (`block-builder.ts`). Only the block that contains a requested value is read. */
export class BlockReader<Value> {
  /** The byte offset of each block, and the index of its first value. */
  readonly #starts: { byteOffset: number; firstIndex: number }[] = [{ byteOffset: 0, firstIndex: 0 }]
  readonly #kept = new Map<number, Promise<readonly Value[]>>()

  readonly #read: BlockFormat<Value>['read']
  readonly #cachedBlocks: number

  constructor(
    private readonly source: RecordSource,
    private readonly name: string,
    { shape, read, cachedBlocks = DEFAULT_CACHED_BLOCKS }: BlockFormat<Value>,
  ) {
    this.#read = read
    this.#cachedBlocks = cachedBlocks
    let [at, first] = [0, 0]
    for (const [bytes, values] of shape) {
      at += bytes
      first += values
      this.#starts.push({ byteOffset: at, firstIndex: first })
    }
  }

  /** Returns a value by its index in the section; undefined if there is none. */
  async valueAt(place: number): Promise<Value | undefined> {
    const block = this.#starts.findLastIndex(({ firstIndex }) => firstIndex <= place)
    const values = await this.readBlockValues(block)
    return values[place - (this.#starts[block]?.firstIndex ?? 0)]
  }

  /** Returns all values of a block; an empty list for a missing block. */
  readBlockValues(block: number): Promise<readonly Value[]> {
    const known = this.#kept.get(block)
    const values = known ?? this.#load(block)
    // The block is moved to the end of the Map, whose order decides which block is dropped first.
    this.#kept.delete(block)
    this.#kept.set(block, values)
    const [oldest] = this.#kept.keys()
    if (this.#kept.size > this.#cachedBlocks && oldest !== undefined) this.#kept.delete(oldest)
    // A block that failed to load is forgotten, so that the next request reads it again.
    if (known === undefined) values.catch(() => this.#kept.delete(block))
    return values
  }

  async #load(block: number): Promise<readonly Value[]> {
    const [start, end] = [this.#starts[block], this.#starts[block + 1]]
    if (start === undefined || end === undefined) return []
    return this.#read(
      await inflateBytes(await this.source.readRange(this.name, start.byteOffset, end.byteOffset)),
      end.firstIndex - start.firstIndex,
    )
  }
}
