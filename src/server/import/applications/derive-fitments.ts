import { sql } from 'kysely'
import type { Db } from '#server/db/open.ts'
import { Paced } from '#server/db/paced.ts'
import { sampleStatistics } from '#server/db/sample-statistics.ts'
import { readAhead } from '#server/import/engine/read-ahead.ts'
import type { Remark } from '#server/import/facts.ts'
import { giveWay } from '#server/kernel/give-way.ts'
import { carryAlong, takeDeletions } from './carry-along.ts'
import { type DeriveCounts, DeriveReport } from './derive-report.ts'
import { dropApplications } from './drop-applications.ts'
import { type Counting, didCount, newList, willCount } from './fitment-lists.ts'
import type { ImportOf } from './import-of.ts'
import { giveToParts, matchParts } from './match-parts.ts'
import { readNames } from './read-names.ts'
import { type PartToDerive, readPartsAfter } from './read-parts.ts'
import { ShopVehicles } from './shop-vehicles.ts'
import type { PartIdsOf } from './stage-applications.ts'
import { type StagedRow, stageRows } from './stage-rows.ts'
import { Sums } from './sums.ts'

export interface DeriveRun extends ImportOf {
  /** As the operator gave it: for what is said of its lines. */
  file: string
  /** The file changes what its sources said before (SubmissionType UPDATE), instead of saying all anew. */
  isUpdate: boolean
  partIdsOf: PartIdsOf
}

export type DeriveStep =
  /** So many of the shop's parts are done. */
  | { type: 'derived'; parts: number }
  | { type: 'noted'; note: Remark }
  | { type: 'left-out'; leftOut: Remark }
  /** At the end. */
  | { type: 'counted'; counts: DeriveCounts; lines: DeriveReport['lines'] }

/**
 * Makes fitments of the applications that are to count: of those that the run has staged (`stageApplications`) and of those before, by the
 * table of vehicles with what the run has staged of it (`stageVehicles`). Stages the list `fitments` of each part for which it becomes
 * another, new makes, models and applications, and which source's rows count. A file that says what the last one said stages nothing.
 * Writes nothing that counts; one short statement after the other, with a yield between.
 */
export async function* deriveFitments(db: Db, run: DeriveRun): AsyncGenerator<DeriveStep> {
  // Without it the planner looks through all of them for every few parts.
  await sampleStatistics(db, 'part_application')
  const { counting, brings } = await readCounting(db, run)
  const report = new DeriveReport(run.file, brings)
  if (run.isUpdate) for await (const _ of carryAlong(db, run, [...counting.sources])) yield { type: 'derived', parts: 0 }
  for await (const deletions of takeDeletions(db, run)) report.ofDeletions(deletions)

  const vehicles = await ShopVehicles.read(db, run.tenantId)
  const sums = { before: new Sums(), after: new Sums() }
  const isToldOf = (source: string) => !brings || counting.sources.has(source)
  const waiting: { identity: string; line: number }[] = []
  const waitedBefore = new Set<string>()
  for await (const { partless, found } of matchParts(db, run, run.partIdsOf)) {
    await giveToParts(db, run.tenantId, found)
    report.counts.joined += found.filter((row) => row.importId !== run.importId && willCount(row, counting)).length
    for (const row of partless) {
      addSums(sums, row, counting)
      if (row.importId === run.importId) waiting.push(row)
      else if (didCount(row, counting)) waitedBefore.add(row.identity)
    }
    report.ofPartless(partless.filter((row) => isToldOf(row.source) && willCount(row, counting)))
    yield { type: 'derived', parts: 0 }
  }
  report.ofRows(waiting, waitedBefore)

  let done = 0
  for await (const { parts, looked } of readAhead(partsToDerive(db, run))) {
    const lists: StagedRow[] = []
    for (const part of parts) {
      for (const row of part.applications) addSums(sums, row, counting)
      const before = new Set(part.applications.flatMap((row) => (didCount(row, counting) ? [row.identity] : [])))
      report.ofRows(
        part.applications.filter(({ importId }) => importId === run.importId),
        before,
      )
      if (!part.applications.some(({ source }) => isToldOf(source))) continue
      const { fitments, from } = newList(part, counting, vehicles)
      report.ofPart(part.mcode, part.applications.filter((row) => willCount(row, counting)).length, from)
      if (fitments !== null) lists.push({ of: 'fitments', key: part.mcode, value: fitments })
    }
    report.counts.parts += lists.length
    await stageRows(db, run, lists)
    done = looked
    yield { type: 'derived', parts: done }
  }
  await stageRows(db, run, vehicles.changed())
  await dropUnchanged(
    db,
    run,
    [...counting.sources].filter((source) => sums.before.isSame(source, sums.after)),
  )
  for (const leftOut of report.leftOut) yield { type: 'left-out', leftOut }
  for (const note of report.remarks()) yield { type: 'noted', note }
  yield { type: 'counted', counts: report.counts, lines: report.lines }
}

/** What counts, and what is to. `brings`: the run has rows of applications; one that loads vehicles has none. */
async function readCounting(db: Db, run: ImportOf): Promise<{ counting: Counting; brings: boolean }> {
  const counts = await sql<{ source: string; import_id: number }>`
    select source, import_id from application_source where tenant_id = ${run.tenantId}`.execute(db)
  const staged = await sql<{ key: string }>`
    select key from import_row
    where tenant_id = ${run.tenantId} and import_id = ${run.importId} and of = 'application_source'`.execute(db)
  const sources = new Set(staged.rows.map(({ key }) => key))
  const names = await readNames(db, run)
  const counting = {
    importId: run.importId,
    counts: new Map(counts.rows.map(({ source, import_id }) => [source, import_id])),
    sources,
    names,
  }
  return { counting, brings: sources.size > 0 }
}

function addSums(
  sums: { before: Sums; after: Sums },
  row: { source: string; importId: number; identity: string },
  counting: Counting,
): void {
  if (didCount(row, counting)) sums.before.add(row.source, row.identity)
  if (willCount(row, counting)) sums.after.add(row.source, row.identity)
}

/** Those with applications, some at a time; `looked`: how many of all parts were gone through. */
async function* partsToDerive(db: Db, run: ImportOf): AsyncGenerator<{ parts: PartToDerive[]; looked: number }> {
  const pace = new Paced(50, 5, 1000)
  let looked = 0
  for (let last: number | null = 0; last !== null; ) {
    await giveWay()
    const from: number = last
    looked += pace.size
    const { parts, next }: Awaited<ReturnType<typeof readPartsAfter>> = await pace.run((size) => readPartsAfter(db, run, from, size))
    if (next !== null) yield { parts, looked }
    last = next
  }
}

/** Of sources of which the file says what the last one said, the rows of the last one go on counting. */
async function dropUnchanged(db: Db, run: ImportOf, sources: readonly string[]): Promise<void> {
  if (sources.length === 0) return
  await sql`
    delete from import_row
    where tenant_id = ${run.tenantId} and import_id = ${run.importId} and of = 'application_source' and key = any(${sources})`.execute(db)
  await dropApplications(db, run, sources)
}
