import { isImporting } from './db/import-under-way.ts'
import type { Db } from './db/open.ts'
import { vacuumTables } from './db/tidy-tables.ts'
import { type BackgroundTasks, createRepeatedJob, type RepeatedJob } from './kernel/background-tasks.ts'
import type { ReportError } from './kernel/report.ts'
import { requestIdleMs } from './kernel/yield-to-requests.ts'

/** How long no request must have arrived before tables are vacuumed, because a vacuum may block requests for seconds. */
const IDLE_BEFORE_VACUUM_MS = 30_000

/** Creates the background job that vacuums the embedded database while the server is idle. */
export const createVacuumJob = ({ db, backgroundTasks }: { db: Db; backgroundTasks: BackgroundTasks }, report: ReportError): RepeatedJob =>
  createRepeatedJob(backgroundTasks, report, 'Room of old rows is not given back', () =>
    isImporting() ? Promise.resolve() : vacuumTables(db, () => requestIdleMs() >= IDLE_BEFORE_VACUUM_MS && !isImporting()),
  )
