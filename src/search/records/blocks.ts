import type { BlockShape } from './block-builder.ts'
import { inflated } from './deflate.ts'
import type { RecordSource } from './record-source.ts'

/** So many blocks stay in memory as they were read: who looks at a part looks at its neighbours. */
const KEPT = 3

/** A section of compressed blocks of values, of which one block is read at a time (`block-builder.ts`). */
export class Blocks<Value> {
  /** Where each block begins: its bytes, and its values. */
  readonly #starts: { at: number; first: number }[] = [{ at: 0, first: 0 }]
  readonly #kept = new Map<number, Promise<readonly Value[]>>()

  /** `read` makes values of a block's bytes. */
  constructor(
    private readonly source: RecordSource,
    private readonly name: string,
    shape: BlockShape,
    private readonly read: (bytes: Uint8Array, values: number) => readonly Value[],
  ) {
    let [at, first] = [0, 0]
    for (const [bytes, values] of shape) {
      at += bytes
      first += values
      this.#starts.push({ at, first })
    }
  }

  /** One value, by its place among all; undefined for a place that there is none at. */
  async at(place: number): Promise<Value | undefined> {
    const block = this.#starts.findLastIndex(({ first }) => first <= place)
    const values = await this.block(block)
    return values[place - (this.#starts[block]?.first ?? 0)]
  }

  /** All values of a block; none of a block that there is not. */
  block(block: number): Promise<readonly Value[]> {
    const known = this.#kept.get(block)
    const values = known ?? this.#load(block)
    // The one that was asked for last stands last.
    this.#kept.delete(block)
    this.#kept.set(block, values)
    const [oldest] = this.#kept.keys()
    if (this.#kept.size > KEPT && oldest !== undefined) this.#kept.delete(oldest)
    // What could not be read is asked for again the next time.
    if (known === undefined) values.catch(() => this.#kept.delete(block))
    return values
  }

  async #load(block: number): Promise<readonly Value[]> {
    const [start, end] = [this.#starts[block], this.#starts[block + 1]]
    if (start === undefined || end === undefined) return []
    return this.read(await inflated(await this.source.range(this.name, start.at, end.at)), end.first - start.first)
  }
}
