import { sql } from 'kysely'
import type { ImportRemark, ImportRun, RemarkKind } from './run.ts'
import { toStorableJson } from './storable-json.ts'

/** The maximum number of stored remarks of one kind. Further remarks are only counted. */
export const MAX_STORED_REMARKS = 10_000

/** The maximum number of remarks of one kind that are printed during the import. */
const MAX_PRINTED_REMARKS = 100

/** Counts the remarks about a file and stores them, so that `import show` can list them. */
export class Remarks {
  readonly counts: Record<RemarkKind, number> = { refused: 0, 'left-out': 0, noted: 0, stops: 0 }
  #seq = 0
  #waiting: ImportRemark[] = []

  constructor(
    private readonly run: Pick<ImportRun, 'db' | 'tenantId' | 'id'>,
    /** Called with each of the first remarks of a kind, to print it. */
    private readonly hear: (remark: ImportRemark) => void,
  ) {}

  async add(remarks: readonly ImportRemark[]): Promise<void> {
    for (const remark of remarks) {
      this.counts[remark.kind] += 1
      if (this.counts[remark.kind] > MAX_STORED_REMARKS) continue
      this.#waiting.push(remark)
      if (this.counts[remark.kind] <= MAX_PRINTED_REMARKS) this.hear(remark)
    }
    if (this.#waiting.length >= 200) await this.flush()
  }

  async flush(): Promise<void> {
    if (this.#waiting.length === 0) return
    const rows = this.#waiting.map((one) => {
      this.#seq += 1
      const { kind, file, sheet = null, line, column, value, says } = one
      return { seq: this.#seq, kind, file, sheet, line, column_name: column, value: value.slice(0, 200), says }
    })
    this.#waiting = []
    const { db, tenantId, id } = this.run
    await sql`insert into import_remark (tenant_id, import_id, seq, kind, file, sheet, line, column_name, value, says)
      select ${tenantId}, ${id}, seq, kind, file, sheet, line, column_name, value, says
      from jsonb_to_recordset(${toStorableJson(rows)}::jsonb) as one (seq int, kind text, file text, sheet text, line int, column_name text, value text, says text)`.execute(
      db,
    )
  }
}
