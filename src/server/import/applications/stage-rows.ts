import type { Db } from '#server/db/open.ts'
import { appendStagedRows, type StagedRow as Row } from '#server/import/engine/append-staged-rows.ts'
import type { ImportOf } from './import-of.ts'

/** The new state of one object in the staging table: a list of a part by its code, or a row of a small table by its id. */
export interface StagedRow extends Row {
  of: 'fitments' | 'application' | 'make' | 'model' | 'vehicle' | 'application_source'
}

/** Stages rows after those that the run has already staged. */
export const stageRows = (db: Db, { tenantId, importId }: ImportOf, rows: readonly StagedRow[]): Promise<void> =>
  appendStagedRows({ db, tenantId, id: importId }, rows)
