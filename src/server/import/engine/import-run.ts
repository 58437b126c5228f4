import { sql } from 'kysely'
import { trackImport } from '#server/db/import-under-way.ts'
import type { Db } from '#server/db/open.ts'
import { sampleGrownTables, sampleStatistics } from '#server/db/sample-statistics.ts'
import { versionTable } from '#server/db/versions.ts'
import { type Planned, planRun } from '#server/import/engine/plan/plan.ts'
import { confirmationsNeeded } from '#server/import/engine/plan/stops.ts'
import type { RepeatHandling } from '#server/import/engine/repeats/repeats.ts'
import { countOf, countsOf } from '#server/import/engine/results/counts.ts'
import { outcomesOf } from '#server/import/engine/results/outcomes.ts'
import { type RowCounts, RowResults } from '#server/import/engine/results/row-results.ts'
import { Remarks } from '#server/import/engine/run/keep-remarks.ts'
import { isLiveRun } from '#server/import/engine/run/kinds.ts'
import { kindsOfParts } from '#server/import/engine/run/lists.ts'
import { prefetchNext } from '#server/import/engine/run/prefetch-next.ts'
import type { Counts, KeptRemark } from '#server/import/engine/run/run.ts'
import { smallTableNames } from '#server/import/engine/run/small-tables.ts'
import { Stage } from '#server/import/engine/stage/stage.ts'
import { recoverInterruptedRun } from '#server/import/engine/switch/finish-run.ts'
import { makeRunCurrent } from '#server/import/engine/switch/switch.ts'
import { undoPlan } from '#server/import/engine/undo/undo.ts'
import type { FileEvent, Remark, SubmissionFacts } from '#server/import/facts.ts'
import { beginRun, endRun, type NewRun } from './begin.ts'
import type { CommandDb } from './command-db.ts'
import { withImportLock } from './import-lock.ts'

/** The events by which an import reports its progress. */
export type ImportNews =
  /** Another import is running, and this import starts after it. */
  | { type: 'waits' }
  | { type: 'begun'; run: number }
  | { type: 'remark'; remark: KeptRemark }
  | { type: 'step'; step: 'reading' | 'checking' | 'switching'; done: number; of: number | null }

/** What to import: the facts about the new run (see `beginRun`) and the options of the import. */
export interface ImportOrder extends Omit<NewRun, 'db' | 'clock' | 'oneConnection'> {
  isComplete: boolean
  /** How rows about one part that contradict each other are handled. Without a value, such rows are refused. */
  repeat?: RepeatHandling
  /** Whether a price of zero is valid, because the goods are free. */
  isFree?: boolean
}

/** A summary of the planned changes, before they are applied. `stops` are reasons to ask the operator first. */
export interface PlanSummary {
  run: number
  counts: Counts
  /** The numbers of rows of the file, by result. Missing for an undo, which has no file. */
  rows?: RowCounts
  stops: readonly Remark[]
}

/**
 * The decision about planned changes: apply them (`go`, possibly despite warnings), change nothing because of `--dry-run`, or change
 * nothing because of warnings (`refused`).
 */
export type Decision = 'go' | 'dry' | 'refused'

export interface ImportEnd {
  run: number
  state: 'done' | 'dry' | 'refused'
  counts: Counts
  rows?: RowCounts
  /** Why a step failed that comes after the new rows became current. The import itself is done. */
  unsettled?: string
}

/**
 * Runs an import from the first row to the switch: waits for the import lock, stages the rows of the file, plans all changes, lets `decide`
 * choose, and makes the changes current. After an error before the switch, the catalogue is unchanged.
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
          // Without statistics, the planner of the database would scan all changes of the run for every few of them.
          await sampleStatistics(run.db, 'import_change')
          const stops =
            order.undoes === undefined
              ? [
                  ...(stage?.asks ?? []).map((ask): KeptRemark => ({ ...ask, kind: 'stops' })),
                  ...(await confirmationsNeeded(run, order.file, unread)),
                  ...testFileWarning(stage?.submission ?? null),
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
          const unsettled = await makeRunCurrent(run, planned.stamp, { counts, rows }, (some) => {
            done += some
            tell({ type: 'step', step: 'switching', done, of })
          })
          // The import is done, so an error while cleaning up is ignored. The next import empties the staging table too.
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

/** Returns a warning when the file is marked as a test file. */
const testFileWarning = (submission: SubmissionFacts | null): KeptRemark[] =>
  submission?.kind === 'test'
    ? [{ ...submission.at, kind: 'stops', column: 'SubmissionType', value: 'TEST', says: 'The file says that it is for a test.' }]
    : []

/** The tables whose number of rows an import may multiply. */
const growingTables = [
  ...['part_number', 'fitment', 'parts_list', 'part_group_price', 'part', 'part_text'].map(versionTable),
  'part_application',
]

/**
 * Updates the statistics of the database's planner after an import. `isLive` means that only price, stock and conditions of sale changed.
 */
async function readStatisticsAfter(db: Db, changes: number, { isLive }: { isLive: boolean }): Promise<void> {
  // Even a first file of ten parts fills empty tables such as makes, models and categories.
  await sampleGrownTables(db)
  if (changes >= MANY_CHANGES && !isLive) await sampleStatistics(db, ...growingTables)
}

const MANY_CHANGES = 1000
