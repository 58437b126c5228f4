import type { Db } from '#server/db/open.ts'
import { type StagedRow as Row, stageBehind } from '#server/import/engine/stage-behind.ts'
import type { ImportOf } from './import-of.ts'

/** What one thing becomes, as the engine's staging table has it: a list of a part by its code, or a row of a small table by its id. */
export interface StagedRow extends Row {
  of: 'fitments' | 'application' | 'make' | 'model' | 'vehicle' | 'application_source'
}

/** Writes rows behind those that the run has staged before. */
export const stageRows = (db: Db, { tenantId, importId }: ImportOf, rows: readonly StagedRow[]): Promise<void> =>
  stageBehind({ db, tenantId, id: importId }, rows)
