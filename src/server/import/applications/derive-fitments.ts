import { sql } from 'kysely'
import { AdaptiveBatch } from '#server/db/adaptive-batch.ts'
import type { Db } from '#server/db/open.ts'
import { sampleStatistics } from '#server/db/sample-statistics.ts'
import { prefetchNextItem } from '#server/import/engine/run/prefetch-next.ts'
import type { Remark } from '#server/import/facts.ts'
import { yieldToRequests } from '#server/kernel/yield-to-requests.ts'
import { copyValidRows, removeDeletionRows } from './copy-valid-rows.ts'
import { dropApplications } from './drop-applications.ts'
import { type FitmentDerivationCounts, FitmentDerivationReport } from './fitment-derivation-report.ts'
import { computeNewFitments, type ValidApplications, wasValid, willBeValid } from './fitment-lists.ts'
import type { ImportRunKey } from './import-of.ts'
import { assignToParts, matchPartsInBatches } from './match-parts.ts'
import { readVehicleNames } from './read-names.ts'
import { type FitmentRow, type PartWithApplications, readPartsAfterId } from './read-parts.ts'
import { type ModelNameFinder, ShopVehicles } from './shop-vehicles.ts'
import type { PartIdFinder } from './stage-applications.ts'
import { stageRows } from './stage-rows.ts'

export interface FitmentDerivationRun extends ImportRunKey {
  /** The file name as the operator typed it, for remarks about lines of the file. */
  file: string
  /** Whether the file only changes the earlier applications of its sources (SubmissionType UPDATE). Otherwise the file replaces them. */
  isUpdate: boolean
  findPartIds: PartIdFinder
}

/** The new fitments of a part that an import run changes. */
export interface PartFitments {
  partId: number
  mcode: string
  before: readonly FitmentRow[]
  after: readonly FitmentRow[]
}

export type FitmentDerivationEvent =
  /** Progress: the number of parts that have been processed, and those of the latest batch whose fitments change. */
  | { type: 'derived'; partCount: number; changedParts: readonly PartFitments[]; findModelNames: ModelNameFinder }
  | { type: 'noted'; note: Remark }
  | { type: 'left-out'; leftOut: Remark }
  /** The result of the derivation. This is the last step. */
  | { type: 'counted'; counts: FitmentDerivationCounts; lines: FitmentDerivationReport['lines'] }

/**
 * Computes the fitments of parts from their ACES applications: those that the import run has staged (`stageApplications`) and the earlier
 * valid ones. Vehicle ids are named by the operator's vehicle table together with the staged rows of the run (`stageVehicles`). The
 * function yields the new fitments of each changed part. It stages new makes, models and fields of use, and the sources (brands) whose rows
 * become valid. A file with the same contents as the previous one yields and stages nothing. Current data does not change. Each SQL
 * statement is short, and other requests run after it.
 */
export async function* deriveFitments(db: Db, run: FitmentDerivationRun): AsyncGenerator<FitmentDerivationEvent> {
  // Without statistics, the planner of the database would scan all applications for every few parts.
  await sampleStatistics(db, 'part_application')
  const { validApplications, hasApplications: brings } = await readValidApplications(db, run)
  const report = new FitmentDerivationReport(run.file, brings)
  if (run.isUpdate) for await (const _ of copyValidRows(db, run, [...validApplications.sources]));
  for await (const deletions of removeDeletionRows(db, run)) report.addDeletions(deletions)

  const vehicles = await ShopVehicles.readShopVehicles(db, run.tenantId)
  const sums = { before: new SourceChecksums(), after: new SourceChecksums() }
  const isToldOf = (source: string) => !brings || validApplications.sources.has(source)
  const waiting: { identity: string; line: number }[] = []
  const waitedBefore = new Set<string>()
  for await (const { unmatched, matched } of matchPartsInBatches(db, run, run.findPartIds)) {
    await assignToParts(db, run.tenantId, matched)
    report.counts.joined += matched.filter((row) => row.importId !== run.importId && willBeValid(row, validApplications)).length
    for (const row of unmatched) {
      addToChecksums(sums, row, validApplications)
      if (row.importId === run.importId) waiting.push(row)
      else if (wasValid(row, validApplications)) waitedBefore.add(row.identity)
    }
    report.addApplicationsWithoutPart(unmatched.filter((row) => isToldOf(row.source) && willBeValid(row, validApplications)))
  }
  report.addRowResults(waiting, waitedBefore)

  for await (const { parts, partsRead } of prefetchNextItem(readPartsWithApplications(db, run))) {
    const changedParts: PartFitments[] = []
    for (const part of parts) {
      for (const row of part.applications) addToChecksums(sums, row, validApplications)
      const before = new Set(part.applications.flatMap((row) => (wasValid(row, validApplications) ? [row.identity] : [])))
      report.addRowResults(
        part.applications.filter(({ importId }) => importId === run.importId),
        before,
      )
      if (!part.applications.some(({ source }) => isToldOf(source))) continue
      const { fitments, fromApplications: from } = computeNewFitments(part, validApplications, vehicles)
      report.addPartResults(part.mcode, part.applications.filter((row) => willBeValid(row, validApplications)).length, from)
      if (fitments !== null) changedParts.push({ partId: part.id, mcode: part.mcode, before: part.fitments, after: fitments })
    }
    report.counts.parts += changedParts.length
    yield { type: 'derived', partCount: partsRead, changedParts, findModelNames: vehicles.findModelNames }
  }
  await stageRows(db, run, vehicles.listChangedRows())
  await dropUnchangedSources(
    db,
    run,
    [...validApplications.sources].filter((source) => sums.before.hasSameChecksum(source, sums.after)),
  )
  for (const leftOut of report.leftOut) yield { type: 'left-out', leftOut }
  for (const note of report.createRemarks()) yield { type: 'noted', note }
  yield { type: 'counted', counts: report.counts, lines: report.lines }
}

/**
 * Reads which applications are valid before and after the import run, and whether the run contains applications at all and not only
 * vehicles.
 */
async function readValidApplications(
  db: Db,
  run: ImportRunKey,
): Promise<{ validApplications: ValidApplications; hasApplications: boolean }> {
  const counts = await sql<{ source: string; import_id: number }>`
    select source, import_id from application_source where tenant_id = ${run.tenantId}`.execute(db)
  const staged = await sql<{ key: string }>`
    select key from import_row
    where tenant_id = ${run.tenantId} and import_id = ${run.importId} and of = 'application_source'`.execute(db)
  const sources = new Set(staged.rows.map(({ key }) => key))
  const names = await readVehicleNames(db, run)
  const counting = {
    importId: run.importId,
    importIdBySource: new Map(counts.rows.map(({ source, import_id }) => [source, import_id])),
    sources,
    vehicleNames: names,
  }
  return { validApplications: counting, hasApplications: sources.size > 0 }
}

function addToChecksums(
  sums: { before: SourceChecksums; after: SourceChecksums },
  row: { source: string; importId: number; identity: string },
  counting: ValidApplications,
): void {
  if (wasValid(row, counting)) sums.before.add(row.source, row.identity)
  if (willBeValid(row, counting)) sums.after.add(row.source, row.identity)
}

/** Yields the parts with applications, in batches, each with the number of parts that were read so far. */
async function* readPartsWithApplications(db: Db, run: ImportRunKey): AsyncGenerator<{ parts: PartWithApplications[]; partsRead: number }> {
  const pace = new AdaptiveBatch(50, 5, 1000)
  let looked = 0
  for (let last: number | null = 0; last !== null; ) {
    await yieldToRequests()
    const from: number = last
    looked += pace.size
    const { parts, lastPartId }: Awaited<ReturnType<typeof readPartsAfterId>> = await pace.run((size) =>
      readPartsAfterId(db, run, from, size),
    )
    if (lastPartId !== null) yield { parts, partsRead: looked }
    last = lastPartId
  }
}

/**
 * Removes the staged rows of sources (brands) whose file has the same contents as the previous file. The earlier rows of these sources stay
 * valid.
 */
async function dropUnchangedSources(db: Db, run: ImportRunKey, sources: readonly string[]): Promise<void> {
  if (sources.length === 0) return
  await sql`
    delete from import_row
    where tenant_id = ${run.tenantId} and import_id = ${run.importId} and of = 'application_source' and key = any(${sources})`.execute(db)
  await dropApplications(db, run, sources)
}

/** Counts the applications of each source and adds up their hashes. Two sets with equal rows have equal sums, in any order of rows. */
class SourceChecksums {
  readonly #bySource = new Map<string, { count: number; sum: bigint }>()

  add(source: string, identity: string): void {
    const { count, sum } = this.#bySource.get(source) ?? { count: 0, sum: 0n }
    this.#bySource.set(source, { count: count + 1, sum: BigInt.asIntN(64, sum + BigInt(identity)) })
  }

  hasSameChecksum(source: string, other: SourceChecksums): boolean {
    const [own, its] = [this.#bySource.get(source), other.#bySource.get(source)]
    return own?.count === its?.count && own?.sum === its?.sum
  }
}
