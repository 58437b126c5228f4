import type { BlockSizes } from './block-builder.ts'
import type { BlockCache, KeptBlock } from './block-cache.ts'
import { inflateBytes } from './deflate.ts'
import type { RecordSource } from './record-source.ts'

/** A decoded block. Its values are read from a few arrays when they are asked for, because objects for all of them take ten times as much. */
export interface DecodedBlock<Value> extends KeptBlock {
  /** The number of values. */
  length: number
  /** Returns a value by its index in the block; undefined if there is none. */
  valueAt: (index: number) => Value | undefined
}

/** The section of a segment whose blocks are read, and the cache in which they are kept. It may hold blocks of other sections too. */
export interface BlockSource {
  source: RecordSource
  name: string
  cache: BlockCache
}

interface BlockFormat<Value> {
  shape: BlockSizes
  /** Parses a block from its bytes. */
  read: (bytes: Uint8Array, values: number) => DecodedBlock<Value>
}

let readers = 0

/** A section of compressed blocks (`block-builder.ts`). Only the block that contains a requested value is read. */
export class BlockReader<Value> {
  /** The byte offset of each block, and the index of its first value. */
  readonly #starts: { byteOffset: number; firstIndex: number }[] = [{ byteOffset: 0, firstIndex: 0 }]
  /** Names the section in the cache, which may hold sections of other segments with the same name. */
  readonly #key: string

  constructor(
    private readonly of: BlockSource,
    private readonly format: BlockFormat<Value>,
  ) {
    readers += 1
    this.#key = `${readers}`
    let [at, first] = [0, 0]
    for (const [bytes, values] of format.shape) {
      at += bytes
      first += values
      this.#starts.push({ byteOffset: at, firstIndex: first })
    }
  }

  /** Returns a value by its index in the section; undefined if there is none. */
  async valueAt(place: number): Promise<Value | undefined> {
    const block = this.#starts.findLastIndex(({ firstIndex }) => firstIndex <= place)
    return (await this.readBlock(block))?.valueAt(place - (this.#starts[block]?.firstIndex ?? 0))
  }

  /** Returns a block by its number; null for a missing block. */
  async readBlock(block: number): Promise<DecodedBlock<Value> | null> {
    const [start, end] = [this.#starts[block], this.#starts[block + 1]]
    if (start === undefined || end === undefined) return null
    const { source, name, cache } = this.of
    return cache.block(this.#key, block, async () =>
      this.format.read(
        await inflateBytes(await source.readRange(name, start.byteOffset, end.byteOffset)),
        end.firstIndex - start.firstIndex,
      ),
    )
  }
}
