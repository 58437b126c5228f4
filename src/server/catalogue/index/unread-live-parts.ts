import type { LivePart } from '#search/part.ts'
import type { Db } from '#server/db/open.ts'
import { readLiveBatches } from './read-live.ts'

/** The maximum number of parts whose price and stock are read at a time. An answer that waits for such a read waits some ten milliseconds. */
const MAX_LIVE_PARTS_READ = 2000

/**
 * The parts of a tenant whose price or stock has changed and is not read yet. After an import of prices the change log names all parts at
 * once, and no answer waits for all of them.
 */
export class UnreadLiveParts {
  /** In the order in which they changed last. */
  readonly #ids = new Set<number>()

  constructor(
    private readonly db: Db,
    private readonly tenantId: string,
  ) {}

  get isEmpty(): boolean {
    return this.#ids.size === 0
  }

  add(changedIds: readonly number[]): void {
    for (const id of changedIds) {
      this.#ids.delete(id)
      this.#ids.add(id)
    }
  }

  /**
   * Reads a portion, the newest changes first, so that a single change does not wait for an import of prices. Those of a read that failed
   * remain.
   */
  async readPortion(apply: (part: LivePart) => void): Promise<void> {
    const next = [...this.#ids].slice(-MAX_LIVE_PARTS_READ)
    for await (const parts of readLiveBatches(this.db, this.tenantId, next)) for (const part of parts) apply(part)
    for (const id of next) this.#ids.delete(id)
  }
}
