import { sql } from 'kysely'
import type { Change } from './change.ts'
import { storableJson } from './storable-json.ts'
import type { Run } from './run.ts'

/** Writes down what is to change, some hundred at a time. */
export class Changes {
  #seq = 0

  constructor(private readonly run: Pick<Run, 'db' | 'tenantId' | 'id'>) {}

  /** How many were written down. */
  get count(): number {
    return this.#seq
  }

  async add(changes: readonly Change[]): Promise<void> {
    const { db, tenantId, id } = this.run
    for (let from = 0; from < changes.length; from += AT_ONCE) {
      const rows = changes.slice(from, from + AT_ONCE).map(({ of, key, partId, before, after }) => {
        this.#seq += 1
        return { seq: this.#seq, of, key, part_id: partId, before, after }
      })
      await sql`insert into import_change (tenant_id, import_id, seq, of, key, part_id, before, after)
        select ${tenantId}, ${id}, seq, of, key, part_id, nullif(before, 'null'), nullif(after, 'null')
        from jsonb_to_recordset(${storableJson(rows)}::jsonb) as one (seq int, of text, key text, part_id int, before jsonb, after jsonb)`.execute(db)
    }
  }
}

const AT_ONCE = 500
