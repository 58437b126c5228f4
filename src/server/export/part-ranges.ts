import { setImmediate as turn } from 'node:timers/promises'
import { type RawBuilder, sql } from 'kysely'
import { PREPARED } from '#server/db/prepared.ts'
import type { Scope } from './sheet.ts'

/** Parts of one statement: it takes some milliseconds. */
export const PARTS_AT_ONCE = 100

interface Known {
  mcode: string
  updated_at: Date
}

/**
 * The parts of a shop in the order of their codes, some at a time; whoever else asks comes between. Each part is read in one statement, so what
 * is said of it is of one moment; of two parts it may be of two. `columns` is what is selected of the statement's `part`.
 */
export async function* partRanges<Columns extends object>(
  { db, tenantId, since }: Pick<Scope, 'db' | 'tenantId' | 'since'>,
  columns: RawBuilder<unknown>,
  atOnce = PARTS_AT_ONCE,
): AsyncGenerator<(Columns & Known)[]> {
  let after = ''
  for (;;) {
    const { rows } = await sql<Columns & Known>`${sql.raw(PREPARED)}
      select mcode, updated_at, ${columns} from part where tenant_id = ${tenantId} and mcode > ${after} order by mcode limit ${atOnce}`.execute(
      db,
    )
    // What is too old is left out here: a statement that looks for what is new would look through all.
    const wanted = since === null ? rows : rows.filter(({ updated_at }) => updated_at >= since)
    if (wanted.length > 0) yield wanted
    const last = rows.at(-1)
    if (last === undefined || rows.length < atOnce) return
    after = last.mcode
    await turn()
  }
}
