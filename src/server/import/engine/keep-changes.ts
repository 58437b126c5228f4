import { sql } from 'kysely'
import { PREPARED } from '#server/db/prepared.ts'
import { giveWay } from '#server/kernel/give-way.ts'
import type { Change } from './change.ts'
import type { Run } from './run.ts'
import { storableJson } from './storable-json.ts'

/** So many are written down at a time: some milliseconds of the embedded database, which answers nobody else meanwhile. */
const AT_ONCE = 100

/** Writes down what is to change, some hundred at a time. */
export class Changes {
  #seq = 0
  #waiting: Change[] = []
  /** What is being written while the next ones are planned: elsewhere, on a server of its own. */
  #writing: Promise<void> = Promise.resolve()
  /** Where in the run the change of a part stands, by its code. */
  readonly #places = new Map<string, number>()

  constructor(private readonly run: Pick<Run, 'db' | 'tenantId' | 'id'>) {}

  /** What is added may wait for others; whoever reads changes from the database asks for `flush` before. */
  async add(changes: readonly Change[]): Promise<void> {
    this.#waiting.push(...changes)
    while (this.#waiting.length >= AT_ONCE) await this.#writeNext(this.#waiting.splice(0, AT_ONCE))
  }

  /** Which change of the run is that of a part itself; undefined where it has none. For what is written down. */
  placeOf(mcode: string): number | undefined {
    return this.#places.get(mcode)
  }

  async flush(): Promise<void> {
    if (this.#waiting.length > 0) await this.#writeNext(this.#waiting.splice(0))
    await this.#writing
  }

  async #writeNext(changes: readonly Change[]): Promise<void> {
    await this.#writing
    this.#writing = this.#write(changes)
    // Whoever adds or flushes next hears of it.
    this.#writing.catch(() => undefined)
  }

  async #write(changes: readonly Change[]): Promise<void> {
    await giveWay()
    const { db, tenantId, id } = this.run
    const rows = changes.map(({ of, key, partId, before, after }) => {
      this.#seq += 1
      if (of === 'part') this.#places.set(key, this.#seq)
      return { seq: this.#seq, of, key, part_id: partId, before, after }
    })
    // As `json`: what is parsed as `jsonb` as a whole, and then again, takes half as long again.
    await sql`${sql.raw(PREPARED)} insert into import_change (tenant_id, import_id, seq, of, key, part_id, before, after)
      select ${tenantId}, ${id}, seq, of, key, part_id, nullif(before, 'null'), nullif(after, 'null')
      from json_to_recordset(${storableJson(rows)}::json) as one (seq int, of text, key text, part_id int, before jsonb, after jsonb)`.execute(
      db,
    )
  }
}
