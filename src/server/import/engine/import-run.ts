import { sql } from 'kysely'
import { trackImport } from '#server/db/import-under-way.ts'
import type { Db } from '#server/db/open.ts'
import { sampleGrownTables, sampleStatistics } from '#server/db/sample-statistics.ts'
import { versionTable } from '#server/db/versions.ts'
import type { FileEvent, Remark, SubmissionFacts } from '#server/import/facts.ts'
import { type Begun, beginRun, endRun } from './begin.ts'
import type { CommandDb } from './command-db.ts'
import { countOf, countsOf } from './counts.ts'
import { recoverInterruptedRun } from './finish-run.ts'
import { withImportLock } from './import-lock.ts'
import { Remarks } from './keep-remarks.ts'
import { isLiveRun } from './kinds.ts'
import { kindsOfParts } from './lists.ts'
import { outcomesOf } from './outcomes.ts'
import { type Planned, planRun } from './plan.ts'
import { prefetchNext } from './prefetch-next.ts'
import type { Repeat } from './repeats.ts'
import { type RowCounts, RowResults } from './row-results.ts'
import type { Counts, KeptRemark } from './run.ts'
import { smallTableNames } from './small-tables.ts'
import { Stage } from './stage.ts'
import { confirmationsNeeded } from './stops.ts'
import { switchTo } from './switch.ts'
import { undoPlan } from './undo.ts'

/** Progress events of an import. */
export type ImportNews =
  /** Another import is running. This one starts after it. */
  | { type: 'waits' }
  | { type: 'begun'; run: number }
  | { type: 'remark'; remark: KeptRemark }
  | { type: 'step'; step: 'reading' | 'checking' | 'switching'; done: number; of: number | null }

/** The options of an import, in addition to those of `begin`. */
export interface ImportOrder extends Omit<Begun, 'db' | 'clock' | 'oneConnection'> {
  isComplete: boolean
  /** How contradicting rows for one part are handled. Without it they are refused. */
  repeat?: Repeat
  /** A price of zero is valid: the goods are free. */
  isFree?: boolean
}

/** The summary of a plan before it is applied. `stops`: reasons to ask the operator first. */
export interface PlanSummary {
  run: number
  counts: Counts
  /** Counts of the file's rows by result. An undo has none. */
  rows?: RowCounts
  stops: readonly Remark[]
}

/** The decision about a plan: apply it despite warnings (`--accept`), dry run (`--dry-run`), or refuse. */
export type Decision = 'go' | 'dry' | 'refused'

export interface ImportEnd {
  run: number
  state: 'done' | 'dry' | 'refused'
  counts: Counts
  rows?: RowCounts
  /** The import is applied, but a later step failed for this reason. */
  unsettled?: string
}

/**
 * Runs an import from the first row to the switch: waits for the import lock, stages the rows, plans all changes, calls `decide`, and
 * switches. An error before the switch leaves the catalogue unchanged.
 */
export function runImport(
  host: CommandDb,
  order: ImportOrder,
  events: AsyncIterable<readonly FileEvent[]>,
  decide: (plan: PlanSummary) => Promise<Decision>,
  tell: (news: ImportNews) => void,
): Promise<ImportEnd> {
  return withImportLock(
    host,
    () => tell({ type: 'waits' }),
    () =>
      trackImport(async () => {
        const { isComplete, repeat, isFree = false, ...begun } = order
        const run = await beginRun({ ...begun, db: host.db, clock: host.clock, oneConnection: host.oneConnection ?? false })
        tell({ type: 'begun', run: run.id })
        try {
          let unread = 0
          const remarks = new Remarks(run, (remark) => tell({ type: 'remark', remark }))
          let planned: Planned
          const account = new RowResults()
          const stage = order.undoes === undefined ? new Stage(run, remarks, account) : null
          if (stage !== null) {
            for await (const some of prefetchNext(events)) {
              await stage.add(some)
              const read = some.findLast((event) => event.type === 'read')
              if (read?.type === 'read') tell({ type: 'step', step: 'reading', done: read.bytes, of: read.of })
            }
            unread = isComplete ? remarks.counts.refused : 0
            const isUpdate = stage.submission?.kind === 'update'
            planned = await planRun(run, remarks, {
              file: order.file,
              isComplete,
              isUpdate,
              isFree,
              account,
              ...(repeat && { repeat }),
              onParts: (done) => tell({ type: 'step', step: 'checking', done, of: null }),
            })
          } else planned = await undoPlan(run, order.undoes ?? 0, remarks)
          // Without statistics, the planner scans the whole run for every few changes.
          await sampleStatistics(run.db, 'import_change')
          const stops =
            order.undoes === undefined
              ? [
                  ...(stage?.asks ?? []).map((ask): KeptRemark => ({ ...ask, kind: 'stops' })),
                  ...(await confirmationsNeeded(run, order.file, unread)),
                  ...testOnly(stage?.submission ?? null),
                ]
              : []
          await remarks.add(stops)
          await remarks.flush()
          const said = { refused: remarks.counts.refused, noted: remarks.counts.noted }
          const rows = stage === null ? null : account.sum(await outcomesOf(run), planned.applicationLines)
          const counts: Counts = {
            ...(await countsOf(run, planned.parts, said)),
            ...planned.applications,
            ...(planned.joined !== undefined && { joined: planned.joined }),
          }
          const decision = await decide({ run: run.id, counts, stops, ...(rows && { rows: rows.counts }) })
          if (decision !== 'go') {
            await endRun(run, decision, counts, rows)
            return { run: run.id, state: decision, counts, ...(rows && { rows: rows.counts }) }
          }
          let done = 0
          const of = await countOf(run, [...kindsOfParts, ...smallTableNames])
          const unsettled = await switchTo(run, planned.stamp, { counts, rows }, (some) => {
            done += some
            tell({ type: 'step', step: 'switching', done, of })
          })
          // The import is complete. An error here must not hide an earlier error. The next import truncates the table too.
          await sql`truncate import_row`.execute(host.db).catch(() => undefined)
          await readStatisticsAfter(host.db, of, { isLive: isLiveRun(run) }).catch(() => undefined)
          return { run: run.id, state: 'done', counts, ...(rows && { rows: rows.counts }), ...(unsettled !== null && { unsettled }) }
        } catch (cause) {
          await recoverInterruptedRun(run.db).catch(() => undefined)
          await endRun(run, 'broken').catch(() => undefined)
          throw cause
        }
      }),
  )
}

/** A warning for a file that is marked as a test file. */
const testOnly = (submission: SubmissionFacts | null): KeptRemark[] =>
  submission?.kind === 'test'
    ? [{ ...submission.at, kind: 'stops', column: 'SubmissionType', value: 'TEST', says: 'The file says that it is for a test.' }]
    : []

/** The tables that an import may enlarge many times. */
const tables = [...['part_number', 'fitment', 'parts_list', 'part_group_price', 'part', 'part_text'].map(versionTable), 'part_application']

/** Updates the planner statistics after an import. `isLive`: only price, stock and conditions of sale changed. */
async function readStatisticsAfter(db: Db, changes: number, { isLive }: { isLive: boolean }): Promise<void> {
  // Even a first file of ten parts adds makes, models and categories.
  await sampleGrownTables(db)
  if (changes >= MANY && !isLive) await sampleStatistics(db, ...tables)
}

const MANY = 1000
