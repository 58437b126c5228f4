import { sql } from 'kysely'
import { importing } from '#server/db/import-under-way.ts'
import { sampleStatistics } from '#server/db/sample-statistics.ts'
import type { FileEvent, Remark, SubmissionFacts } from '#server/import/facts.ts'
import { type Begun, beginRun, endRun } from './begin.ts'
import type { CommandDb } from './command-db.ts'
import { countOf, countsOf } from './counts.ts'
import { Remarks } from './keep-remarks.ts'
import { isLiveRun } from './kinds.ts'
import { kindsOfParts } from './lists.ts'
import { oneAtATime } from './one-at-a-time.ts'
import { outcomesOf } from './outcomes.ts'
import { type Planned, planRun } from './plan.ts'
import { readAhead } from './read-ahead.ts'
import { readStatisticsAfter } from './read-statistics.ts'
import type { Repeat } from './repeats.ts'
import { RowAccount, type RowCounts } from './row-account.ts'
import type { Counts, KeptRemark } from './run.ts'
import { recoverVersions } from './settle-versions.ts'
import { smallTableNames } from './small-tables.ts'
import { Stage } from './stage.ts'
import { stopsOf } from './stops.ts'
import { switchTo } from './switch.ts'
import { undoPlan } from './undo.ts'

/** What is told while an import goes on. */
export type ImportNews =
  /** Another import is at it; this one begins behind it. */
  | { type: 'waits' }
  | { type: 'begun'; run: number }
  | { type: 'remark'; remark: KeptRemark }
  | { type: 'step'; step: 'reading' | 'checking' | 'switching'; done: number; of: number | null }

/** What is asked for, besides what `begin` is told. */
export interface ImportOrder extends Omit<Begun, 'db' | 'clock' | 'oneConnection'> {
  isComplete: boolean
  /** How rows that say different things of one part are taken; left out: they are refused. */
  repeat?: Repeat
  /** A price of zero is one: the goods are given away. */
  isFree?: boolean
}

/** What a plan comes to, before it is done. `stops`: why somebody is to be asked first. */
export interface PlanTold {
  run: number
  counts: Counts
  /** Rows of the file, and what becomes of them; an undo has none. */
  rows?: RowCounts
  stops: readonly Remark[]
}

/** What is decided of a plan: `go` even where it asks (`--accept`), or only look (`--dry-run`). */
export type Decision = 'go' | 'dry' | 'refused'

export interface ImportEnd {
  run: number
  state: 'done' | 'dry' | 'refused'
  counts: Counts
  rows?: RowCounts
  /** The import counts, and why what comes behind the switch could not be done yet. */
  unsettled?: string
}

/**
 * Runs an import from its first row to the switch: takes its turn, stages what comes, plans it as a whole, asks `decide`, and switches.
 * Whatever is thrown on the way leaves the catalogue as it was.
 */
export function runImport(
  host: CommandDb,
  order: ImportOrder,
  events: AsyncIterable<readonly FileEvent[]>,
  decide: (plan: PlanTold) => Promise<Decision>,
  tell: (news: ImportNews) => void,
): Promise<ImportEnd> {
  return oneAtATime(
    host,
    () => tell({ type: 'waits' }),
    () =>
      importing(async () => {
        const { isComplete, repeat, isFree = false, ...begun } = order
        const run = await beginRun({ ...begun, db: host.db, clock: host.clock, oneConnection: host.oneConnection ?? false })
        tell({ type: 'begun', run: run.id })
        try {
          let unread = 0
          const remarks = new Remarks(run, (remark) => tell({ type: 'remark', remark }))
          let planned: Planned
          const account = new RowAccount()
          const stage = order.undoes === undefined ? new Stage(run, remarks, account) : null
          if (stage !== null) {
            for await (const some of readAhead(events)) {
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
          // Without it the planner goes through all of the run for every few changes.
          await sampleStatistics(run.db, 'import_change')
          const stops =
            order.undoes === undefined
              ? [
                  ...(stage?.asks ?? []).map((ask): KeptRemark => ({ ...ask, kind: 'stops' })),
                  ...(await stopsOf(run, order.file, unread)),
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
          // It is done: what breaks now has to be said of what broke, not of the import. The next one truncates as well.
          await sql`truncate import_row`.execute(host.db).catch(() => undefined)
          await readStatisticsAfter(host.db, of, { isLive: isLiveRun(run) }).catch(() => undefined)
          return { run: run.id, state: 'done', counts, ...(rows && { rows: rows.counts }), ...(unsettled !== null && { unsettled }) }
        } catch (cause) {
          await recoverVersions(run.db).catch(() => undefined)
          await endRun(run, 'broken').catch(() => undefined)
          throw cause
        }
      }),
  )
}

/** A file that says it is for a test is not meant to be sold from. */
const testOnly = (submission: SubmissionFacts | null): KeptRemark[] =>
  submission?.kind === 'test'
    ? [{ ...submission.at, kind: 'stops', column: 'SubmissionType', value: 'TEST', says: 'The file says that it is for a test.' }]
    : []
