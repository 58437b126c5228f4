import { isImporting } from './db/import-under-way.ts'
import type { Db } from './db/open.ts'
import { tidyTables } from './db/tidy-tables.ts'
import { type BackgroundTasks, inRounds, type Rounds } from './kernel/background-tasks.ts'
import { quietMs } from './kernel/give-way.ts'
import type { Report } from './kernel/report.ts'

/** So long nobody has asked for anything before somebody might have to wait for seconds. */
const QUIET_MS = 30_000

/** Lets the embedded database use the room of rows that nobody sees any more, when nobody asks for anything. */
export const tidying = ({ db, backgroundTasks }: { db: Db; backgroundTasks: BackgroundTasks }, report: Report): Rounds =>
  inRounds(backgroundTasks, report, 'Room of old rows is not given back', () =>
    isImporting() ? Promise.resolve() : tidyTables(db, () => quietMs() >= QUIET_MS && !isImporting()),
  )
