import { isImporting } from './db/import-under-way.ts'
import type { Db } from './db/open.ts'
import { tidyTables } from './db/tidy-tables.ts'
import { type BackgroundTasks, type RepeatedJob, repeatedJob } from './kernel/background-tasks.ts'
import type { Report } from './kernel/report.ts'
import { idleMs } from './kernel/yield-to-requests.ts'

/** How long no request must have arrived before tables are vacuumed, because a vacuum may block requests for seconds. */
const QUIET_MS = 30_000

/** Creates the background job that vacuums the embedded database while the server is idle. */
export const vacuumJob = ({ db, backgroundTasks }: { db: Db; backgroundTasks: BackgroundTasks }, report: Report): RepeatedJob =>
  repeatedJob(backgroundTasks, report, 'Room of old rows is not given back', () =>
    isImporting() ? Promise.resolve() : tidyTables(db, () => idleMs() >= QUIET_MS && !isImporting()),
  )
