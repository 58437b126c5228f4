import { type RawBuilder, sql } from 'kysely'
import { AppError } from '#contract/errors.ts'
import type { Db } from './open.ts'

/** Tables of which each name is a view of the rows that count, and `NAME_version` holds all of them (migrations/048-versioned-rows.ts). */
export const versionedTables = [
  ...['part', 'part_number', 'fitment', 'parts_list', 'part_picture', 'part_group_price', 'part_text'],
  ...['own_attribute', 'picture', 'category', 'application', 'make', 'model', 'vehicle', 'application_source'],
]

/** The table that holds all versions of the rows of a view. */
export const versionTable = (name: string): string => `${name}_version`

/** `until` of a row that no later one stands in place of. */
export const LAST_VERSION = 2_147_483_647

/** The columns that say which versions a row counts in. */
export const versionColumns = { since: 'since', until: 'until' }

/** Condition on a row of a table of versions: it counts. */
export const isCounted: RawBuilder<boolean> = sql<boolean>`coalesce((select counted from version_counted), 0) between since and until`

/** `writing`: its rows do not count yet; `undoing`: they are taken away; `settling`: they count, and the old ones are taken away. */
export type VersionPhase = 'writing' | 'undoing' | 'settling'

/** What is under way for an import. */
export interface VersionState {
  counted: number
  phase: VersionPhase | null
  /** The shop, and the import of it. */
  import_of: string | null
  import_id: number | null
}

export async function versionState(db: Db): Promise<VersionState> {
  const { rows } = await sql<VersionState>`select counted, phase, import_of, import_id from version_counted`.execute(db)
  return rows[0] ?? { counted: 0, phase: null, import_of: null, import_id: null }
}

export async function setVersionPhase(db: Db, phase: VersionPhase | null, run: { tenantId: string; id: number }): Promise<void> {
  const [tenantId, id] = phase === null ? [null, null] : [run.tenantId, run.id]
  await sql`insert into version_counted (phase, import_of, import_id) values (${phase}, ${tenantId}, ${id})
    on conflict (one) do update set phase = excluded.phase, import_of = excluded.import_of, import_id = excluded.import_id`.execute(db)
}

/** Any number, the same in every version of the shop. */
const LOCK = 4_121_982

/**
 * Until the transaction ends, no import makes its versions count. Call it before reading a row that is then updated (such as a stock): otherwise an
 * import may switch in between, and the update would go to the old version and be lost. It has to be a statement of its own.
 */
export const holdVersions = (trx: Db) => sql`select pg_advisory_xact_lock_shared(${LOCK})`.execute(trx)

/** Waits for those who hold the versions, and keeps others from it until the transaction ends. */
export const holdVersionsAlone = (trx: Db) => sql`select pg_advisory_xact_lock(${LOCK})`.execute(trx)

/** Throws while rows are written that take the place of others: a change of names that came between would be lost. */
export async function demandNoVersionsWritten(trx: Db): Promise<void> {
  if ((await versionState(trx)).phase === 'writing')
    throw new AppError('wrong-state', {
      message: 'An import is about to change the catalogue. Nothing was changed. Try again in a minute.',
    })
}
