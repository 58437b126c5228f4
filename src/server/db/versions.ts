import { type RawBuilder, sql } from 'kysely'
import { AppError } from '#contract/errors.ts'
import type { Db } from './open.ts'

/**
 * Names of the versioned tables. Each name is a view of the current rows, and the table `NAME_version` holds all rows
 * (migrations/048-versioned-rows.ts).
 */
export const versionedTables = [
  ...['part', 'part_number', 'fitment', 'parts_list', 'part_picture', 'part_group_price', 'part_text'],
  ...['own_attribute', 'picture', 'category', 'application', 'make', 'model', 'vehicle', 'application_source'],
]

/** Returns the name of the table that holds all row versions of a view. */
export const versionTableName = (name: string): string => `${name}_version`

/** The value of `until` in a row that no newer row replaces. */
export const OPEN_ENDED_VERSION = 2_147_483_647

/** SQL condition for a row of a versioned table that is current. */
export const isCurrentRow: RawBuilder<boolean> = sql<boolean>`coalesce((select counted from version_counted), 0) between since and until`

/**
 * What an import is doing with row versions. `writing`: the new rows are not current yet. `undoing`: the new rows are being deleted.
 * `settling`: the new rows are current and the old ones are being deleted.
 */
export type RowVersionPhase = 'writing' | 'undoing' | 'settling'

/** How far an import has come in replacing row versions. */
export interface RowVersionState {
  counted: number
  phase: RowVersionPhase | null
  /** The tenant and the import run that the phase belongs to. */
  import_of: string | null
  import_id: number | null
}

export async function readVersionState(db: Db): Promise<RowVersionState> {
  const { rows } = await sql<RowVersionState>`select counted, phase, import_of, import_id from version_counted`.execute(db)
  return rows[0] ?? { counted: 0, phase: null, import_of: null, import_id: null }
}

export async function setVersionPhase(db: Db, phase: RowVersionPhase | null, run: { tenantId: string; id: number }): Promise<void> {
  const [tenantId, id] = phase === null ? [null, null] : [run.tenantId, run.id]
  await sql`insert into version_counted (phase, import_of, import_id) values (${phase}, ${tenantId}, ${id})
    on conflict (one) do update set phase = excluded.phase, import_of = excluded.import_of, import_id = excluded.import_id`.execute(db)
}

/** The number of the advisory lock for switching to a new row version. It must not change between versions of the program. */
const VERSION_SWITCH_LOCK = 4_121_982

/**
 * Blocks the switch to new row versions until the transaction ends. It must be called, as a separate statement, before reading a row that
 * is then updated, such as a stock. Otherwise an import may switch in between, and the update of the old version would be lost.
 */
export const blockVersionSwitch = (trx: Db) => sql`select pg_advisory_xact_lock_shared(${VERSION_SWITCH_LOCK})`.execute(trx)

/**
 * Waits until no transaction blocks the switch to new row versions (`blockVersionSwitch`), and then keeps others from blocking it until
 * this transaction ends.
 */
export const lockVersionSwitch = (trx: Db) => sql`select pg_advisory_xact_lock(${VERSION_SWITCH_LOCK})`.execute(trx)

/** Throws while an import writes new row versions, because a change of attributes or of category names would then be lost. */
export async function requireNoVersionsWritten(trx: Db): Promise<void> {
  if ((await readVersionState(trx)).phase === 'writing')
    throw new AppError('wrong-state', {
      message: 'An import is about to change the catalogue. Nothing was changed. Try again in a minute.',
    })
}
