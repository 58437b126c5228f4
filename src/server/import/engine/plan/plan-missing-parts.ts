import { sql } from 'kysely'
import type { PlannedChanges } from '#server/import/engine/run/keep-changes.ts'
import type { ImportRun } from '#server/import/engine/run/run.ts'

const PARTS_PER_BATCH = 1000

/** Withdraws the parts of the given brands that a complete file does not contain. Returns the number of withdrawn parts. */
export async function planWithdrawalOfMissingParts(
  { db, tenantId, startedAt }: ImportRun,
  brands: ReadonlySet<string>,
  isNamed: (mcode: string) => boolean,
  changes: PlannedChanges,
): Promise<number> {
  let last = 0
  let withdrawn = 0
  for (;;) {
    const { rows } = await sql<{ id: number; mcode: string; updated_at: string }>`
      select id, mcode, to_jsonb(updated_at) #>> '{}' as updated_at from part
      where tenant_id = ${tenantId} and producer = any(${[...brands]}::text[]) and not ended and id > ${last} order by id limit ${PARTS_PER_BATCH}`.execute(
      db,
    )
    if (rows.length === 0) return withdrawn
    last = rows.at(-1)?.id ?? last
    const gone = rows.filter(({ mcode }) => !isNamed(mcode))
    withdrawn += gone.length
    await changes.addChanges(
      gone.map((part) => ({
        objectKind: 'part',
        key: part.mcode,
        partId: part.id,
        before: { ended: false, updated_at: part.updated_at },
        after: { ended: true, updated_at: startedAt.toISOString() },
      })),
    )
  }
}
