import { sql } from 'kysely'
import { PREPARED_QUERY_PREFIX } from '#server/db/prepared.ts'
import { isPriceAndStockRun } from '#server/import/engine/run/kinds.ts'
import type { ImportRun } from '#server/import/engine/run/run.ts'
import { toStorableJson } from '#server/import/engine/run/storable-json.ts'
import { yieldToRequests } from '#server/kernel/yield-to-requests.ts'
import { appendStagedRows, type StagedRow } from './append-staged-rows.ts'
import type { StagedPartFacts, StagedPlace } from './staged-part.ts'

/** A staged row of a part. Rows of one part number have the same `key`; `seq` is their order in the file. */
export interface StagedPartRow extends StagedPlace {
  key: string
  seq: number
  value: StagedPartFacts
}

/** The maximum number of rows of prices or stock that stay in memory. They take about 40 MB. */
const MAX_ROWS_IN_MEMORY = 100_000
const ROWS_PER_APPEND = 1000

/**
 * The staged rows of parts. Rows of prices and stock are small. They stay in memory up to a number, because storing and reading them again
 * takes a tenth of the database's time. Other rows are in table `import_row`.
 */
export class StagedParts {
  #kept: StagedPartRow[] | null

  constructor(
    private readonly run: Pick<ImportRun, 'db' | 'tenantId' | 'id' | 'kind'>,
    private readonly maxRowsInMemory = MAX_ROWS_IN_MEMORY,
  ) {
    this.#kept = isPriceAndStockRun(run) ? [] : null
  }

  async addRows(rows: readonly StagedRow[]): Promise<void> {
    if (this.#kept === null) return appendStagedRows(this.run, rows)
    for (const { key, file = '', sheet, line = 0, row, value } of rows) {
      // The value becomes what the database would return.
      const facts: StagedPartFacts = JSON.parse(toStorableJson(value))
      this.#kept.push({ key, seq: this.#kept.length, file, sheet: sheet ?? null, line, row: row ?? null, value: facts })
    }
    if (this.#kept.length > this.maxRowsInMemory) await this.#storeAll(this.#kept)
  }

  async #storeAll(kept: readonly StagedPartRow[]): Promise<void> {
    this.#kept = null
    for (let from = 0; from < kept.length; from += ROWS_PER_APPEND)
      await appendStagedRows(
        this.run,
        kept.slice(from, from + ROWS_PER_APPEND).map(({ seq: _, sheet, row, ...rest }) => ({
          ...{ of: 'part', ...rest },
          ...(sheet !== null && { sheet }),
          ...(row !== null && { row }),
        })),
      )
  }

  /** Yields the rows by key, and within a key in the order of the file. Each page has `size` rows, the last one fewer, perhaps none. */
  async *readPages(size: number): AsyncGenerator<StagedPartRow[], void> {
    if (this.#kept !== null) return yield* pagesOf(sortedByKey(this.#kept), size)
    const { db, tenantId, id } = this.run
    for (let last = { key: '', seq: 0 }; ; ) {
      await yieldToRequests()
      const { rows }: { rows: StagedPartRow[] } = await sql<StagedPartRow>`${sql.raw(PREPARED_QUERY_PREFIX)}
        select key, seq, file, sheet, line, row, value from import_row
        where tenant_id = ${tenantId} and import_id = ${id} and of = 'part' and (key, seq) > (${last.key}::text, ${last.seq}::int)
        order by key, seq limit ${sql.lit(size)}`.execute(db)
      yield rows
      if (rows.length < size) return
      last = rows.at(-1) ?? last
    }
  }
}

const sortedByKey = (rows: readonly StagedPartRow[]): StagedPartRow[] =>
  [...rows].sort((one, other) => (one.key < other.key ? -1 : one.key > other.key ? 1 : one.seq - other.seq))

function* pagesOf(rows: readonly StagedPartRow[], size: number): Generator<StagedPartRow[], void> {
  for (let from = 0; from <= rows.length; from += size) yield rows.slice(from, from + size)
}
