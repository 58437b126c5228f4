import { sql } from 'kysely'
import type { FileEvent } from '../facts.ts'
import { partCode } from './part-code.ts'
import type { Remarks } from './keep-remarks.ts'
import { storableJson } from './storable-json.ts'
import type { Run } from './run.ts'

interface Row {
  of: 'part' | 'category' | 'vehicle'
  key: string
  file: string
  line: number
  value: unknown
}

/** Takes down what readers hand over, until it is checked as a whole. */
export class Stage {
  #seq = 0

  constructor(
    private readonly run: Pick<Run, 'db' | 'tenantId' | 'id'>,
    private readonly remarks: Remarks,
  ) {}

  /** How many rows were taken down. */
  get count(): number {
    return this.#seq
  }

  async add(events: readonly FileEvent[]): Promise<void> {
    const rows: (Row & { seq: number })[] = []
    for (const event of events) {
      if (event.is === 'refused') await this.remarks.add([{ ...event.refusal, kind: 'refused' }])
      else if (event.is === 'noted') await this.remarks.add([{ ...event.note, kind: 'noted' }])
      else {
        const row = rowOf(event)
        if (row === null) continue
        this.#seq += 1
        rows.push({ seq: this.#seq, ...row })
      }
    }
    if (rows.length === 0) return
    const { db, tenantId, id } = this.run
    await sql`insert into import_row (tenant_id, import_id, seq, of, key, file, line, value)
      select ${tenantId}, ${id}, seq, of, key, file, line, value
      from jsonb_to_recordset(${storableJson(rows)}::jsonb)
        as one (seq int, of text, key text, file text, line int, value jsonb)`.execute(db)
  }
}

/** Parts are gathered by their code; a number of which no code can be made is refused when they are checked. */
function rowOf(event: FileEvent): Row | null {
  switch (event.is) {
    case 'part': {
      const { at, ...facts } = event.part
      return { of: 'part', key: partCode(facts.code) ?? '', ...at, value: facts }
    }
    case 'category': {
      const { at, ...facts } = event.category
      return { of: 'category', key: facts.id, ...at, value: facts }
    }
    default:
      return null
  }
}
