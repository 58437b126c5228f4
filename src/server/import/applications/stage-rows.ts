import type { Db } from '#server/db/open.ts'
import { appendStagedRows, type StagedRow as Row } from '#server/import/engine/stage/append-staged-rows.ts'
import type { ImportRunKey } from './import-of.ts'

/**
 * The new state of one object, as a row of the staging table: a list of a part under the part's code, or a row of a small table under the
 * row's id.
 */
export interface StagedRow extends Row {
  of: 'fitments' | 'application' | 'make' | 'model' | 'vehicle' | 'application_source'
}

/** Adds staged rows after those that the import run has already staged. */
export const stageRows = (db: Db, { tenantId, importId }: ImportRunKey, rows: readonly StagedRow[]): Promise<void> =>
  appendStagedRows({ db, tenantId, id: importId }, rows)
