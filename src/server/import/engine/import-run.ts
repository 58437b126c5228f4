import { sql } from 'kysely'
import { trackImport } from '#server/db/import-under-way.ts'
import type { Db } from '#server/db/open.ts'
import { sampleGrownTables, sampleStatistics } from '#server/db/sample-statistics.ts'
import { versionTableName } from '#server/db/versions.ts'
import { type PlanResult, planRun } from '#server/import/engine/plan/plan.ts'
import { findNeededConfirmations } from '#server/import/engine/plan/stops.ts'
import type { RepeatHandling } from '#server/import/engine/repeats/repeats.ts'
import { countChangesOfKinds, countRunResults } from '#server/import/engine/results/counts.ts'
import { readOutcomes } from '#server/import/engine/results/outcomes.ts'
import { type RowCounts, RowResults } from '#server/import/engine/results/row-results.ts'
import { Remarks } from '#server/import/engine/run/keep-remarks.ts'
import { isPriceAndStockRun } from '#server/import/engine/run/kinds.ts'
import { partChangeKinds } from '#server/import/engine/run/lists.ts'
import { prefetchNextItem } from '#server/import/engine/run/prefetch-next.ts'
import type { ImportCounts, ImportRemark } from '#server/import/engine/run/run.ts'
import { smallTableNames } from '#server/import/engine/run/small-tables.ts'
import { FileEventStager } from '#server/import/engine/stage/stage.ts'
import { completeOrUndoRun } from '#server/import/engine/switch/finish-run.ts'
import { makeRunCurrent } from '#server/import/engine/switch/switch.ts'
import { planUndo } from '#server/import/engine/undo/undo.ts'
import type { FileEvent, Remark, SubmissionFacts } from '#server/import/facts.ts'
import { beginRun, endRun, type NewRunDetails } from './begin.ts'
import type { CommandDb } from './command-db.ts'
import { withImportLock } from './import-lock.ts'

/** The events by which an import reports its progress. */
export type ImportProgressEvent =
  /** Another import is running, and this import starts after it. */
  | { type: 'waits' }
  | { type: 'begun'; run: number }
  | { type: 'remark'; remark: ImportRemark }
  | { type: 'step'; step: 'reading' | 'checking' | 'switching'; done: number; of: number | null }

/** What to import: the facts about the new run (see `beginRun`) and the options of the import. */
export interface ImportRequest extends Omit<NewRunDetails, 'db' | 'clock' | 'oneConnection'> {
  isComplete: boolean
  /** How rows about one part that contradict each other are handled. Without a value, such rows are refused. */
  repeat?: RepeatHandling
  /** Whether a price of zero is valid, because the goods are free. */
  isFree?: boolean
}

/** A summary of the planned changes, before they are applied. `stops` are reasons to ask the operator first. */
export interface PlanSummary {
  run: number
  counts: ImportCounts
  /** The numbers of rows of the file, by result. Missing for an undo, which has no file. */
  rows?: RowCounts
  stops: readonly Remark[]
}

/**
 * The decision about planned changes: apply them (`go`, possibly despite warnings), change nothing because of `--dry-run`, or change
 * nothing because of warnings (`refused`).
 */
export type PlanDecision = 'go' | 'dry' | 'refused'

export interface ImportResult {
  run: number
  state: 'done' | 'dry' | 'refused'
  counts: ImportCounts
  rows?: RowCounts
  /** Why a step failed that comes after the new rows became current. The import itself is done. */
  unsettled?: string
}

/**
 * Runs an import: waits for the import lock, stages the rows of the file, plans all changes, lets `decide` choose whether to apply them,
 * and makes them current in one step (the switch). After an error before the switch, the catalogue is unchanged.
 */
export function runImport(
  host: CommandDb,
  order: ImportRequest,
  events: AsyncIterable<readonly FileEvent[]>,
  decide: (plan: PlanSummary) => Promise<PlanDecision>,
  tell: (news: ImportProgressEvent) => void,
): Promise<ImportResult> {
  return withImportLock(
    host,
    () => tell({ type: 'waits' }),
    () =>
      trackImport(async () => {
        const { isComplete, repeat, isFree = false, ...begun } = order
        const run = await beginRun({ ...begun, db: host.db, clock: host.clock, oneConnection: host.oneConnection ?? false })
        tell({ type: 'begun', run: run.id })
        const remarks = new Remarks(run, (remark) => tell({ type: 'remark', remark }))
        const account = new RowResults()
        const stage = order.undoes === undefined ? new FileEventStager(run, remarks, account) : null
        try {
          let unread = 0
          let planned: PlanResult
          if (stage !== null) {
            for await (const some of prefetchNextItem(events)) {
              await stage.add(some)
              const read = some.findLast((event) => event.type === 'read')
              if (read?.type === 'read') tell({ type: 'step', step: 'reading', done: read.bytes, of: read.of })
            }
            unread = isComplete ? remarks.counts.refused : 0
            const isUpdate = stage.submission?.kind === 'update'
            planned = await planRun(run, remarks, {
              file: order.file,
              stagedParts: stage.parts,
              isFileComplete: isComplete,
              isUpdate,
              isZeroPriceAllowed: isFree,
              rowResults: account,
              ...(repeat && { repeatHandling: repeat }),
              onPartsPlanned: (done) => tell({ type: 'step', step: 'checking', done, of: null }),
            })
            // The rows of parts are not needed any more, and the operator may take long to decide.
            await stage.parts.close().catch(() => undefined)
          } else planned = await planUndo(run, order.undoes ?? 0, remarks)
          // Without statistics, the planner of the database would scan all changes of the run for every few of them.
          await sampleStatistics(run.db, 'import_change')
          const stops =
            stage !== null
              ? [
                  ...stage.asks.map((ask): ImportRemark => ({ ...ask, kind: 'stops' })),
                  ...(await findNeededConfirmations(run, order.file, stage.negativeStock, unread)),
                  ...testFileWarning(stage.submission),
                ]
              : []
          await remarks.add(stops)
          await remarks.flush()
          const said = { refused: remarks.counts.refused, noted: remarks.counts.noted }
          const rows = stage === null ? null : account.summarizeResults(await readOutcomes(run), planned.applicationLines)
          const counts: ImportCounts = {
            ...(await countRunResults(run, planned.partCount, said)),
            ...planned.applicationCounts,
            ...(planned.assignedApplicationCount !== undefined && { joined: planned.assignedApplicationCount }),
          }
          const decision = await decide({ run: run.id, counts, stops, ...(rows && { rows: rows.counts }) })
          if (decision !== 'go') {
            await endRun(run, decision, counts, rows)
            return { run: run.id, state: decision, counts, ...(rows && { rows: rows.counts }) }
          }
          let done = 0
          const of = await countChangesOfKinds(run, [...partChangeKinds, ...smallTableNames])
          const unsettled = await makeRunCurrent(run, planned.changeLogPosition, { counts, rowResults: rows }, (some) => {
            done += some
            tell({ type: 'step', step: 'switching', done, of })
          })
          // The import is done, so an error while cleaning up is ignored. The next import empties the staging table too.
          await sql`truncate import_row`.execute(host.db).catch(() => undefined)
          await updatePlannerStatistics(host.db, of, { isPriceAndStockOnly: isPriceAndStockRun(run) }).catch(() => undefined)
          return { run: run.id, state: 'done', counts, ...(rows && { rows: rows.counts }), ...(unsettled !== null && { unsettled }) }
        } catch (cause) {
          await completeOrUndoRun(run.db).catch(() => undefined)
          await endRun(run, 'broken').catch(() => undefined)
          throw cause
        } finally {
          // An error here must not replace the result of an import that is done. What remains is a file without a name, on Windows one in the
          // folder for temporary files.
          await stage?.parts.close().catch(() => undefined)
        }
      }),
  )
}

/** Returns a warning when the file is marked as a test file. */
const testFileWarning = (submission: SubmissionFacts | null): ImportRemark[] =>
  submission?.kind === 'test'
    ? [{ ...submission.at, kind: 'stops', column: 'SubmissionType', value: 'TEST', says: 'The file says that it is for a test.' }]
    : []

/** The tables whose number of rows an import may multiply. */
const tablesGrownByImport = [
  ...['part_number', 'fitment', 'parts_list', 'part_group_price', 'part', 'part_text'].map(versionTableName),
  'part_application',
]

/**
 * Updates the statistics of the database's planner after an import. `isPriceAndStockOnly` means that only price, stock and conditions of
 * sale changed.
 */
async function updatePlannerStatistics(db: Db, changes: number, { isPriceAndStockOnly }: { isPriceAndStockOnly: boolean }): Promise<void> {
  // This is done after every import, because even a file of ten parts may fill empty tables such as makes, models and categories.
  await sampleGrownTables(db)
  if (changes >= MIN_CHANGES_FOR_STATISTICS && !isPriceAndStockOnly) await sampleStatistics(db, ...tablesGrownByImport)
}

const MIN_CHANGES_FOR_STATISTICS = 1000
