import { readCurrentSnapshot } from '#server/db/catalogue-changes.ts'
import { sampleStatistics } from '#server/db/sample-statistics.ts'
import { CategoriesAndAttributes } from '#server/import/engine/match/categories-and-attributes.ts'
import { planFitments } from '#server/import/engine/plan/fitments/plan-fitments.ts'
import { addDuplicateGtinRemarks } from '#server/import/engine/repeats/same-gtins.ts'
import { mergeSmallTableRepeats } from '#server/import/engine/repeats/small-repeats.ts'
import type { LinesByOutcome } from '#server/import/engine/results/row-results.ts'
import { PlannedChanges } from '#server/import/engine/run/keep-changes.ts'
import type { Remarks } from '#server/import/engine/run/keep-remarks.ts'
import { prefetchNextItem } from '#server/import/engine/run/prefetch-next.ts'
import type { ImportRun } from '#server/import/engine/run/run.ts'
import type { StagedParts } from '#server/import/engine/stage/staged-parts.ts'
import { type ApplicationCounts, planApplications } from './plan-applications.ts'
import { planCategories } from './plan-categories.ts'
import { planComponents } from './plan-components.ts'
import { planWithdrawalOfMissingParts } from './plan-missing-parts.ts'
import { type PartPlanOptions, planPartBatch } from './plan-part-batch.ts'
import { readStagedBatches } from './read-staged-batches.ts'

/** The result of planning an import run. Its changes are in `import_change`. */
export interface PlanResult {
  /** The position in the change log when the catalogue was read. Later changes by others come after this position. */
  changeLogPosition: string
  /** The number of accepted parts of the file, plus the number of parts that are withdrawn because the file lacks them. */
  partCount: number
  /** The counts of ACES applications. Only for ACES files and vehicle tables. */
  applicationCounts?: ApplicationCounts
  /** The line numbers of the file's ACES applications, by result. */
  applicationLines?: LinesByOutcome
  /** The number of waiting ACES applications that got a part of this run. */
  assignedApplicationCount?: number
}

export interface PlanOptions extends PartPlanOptions {
  stagedParts: StagedParts
  /** The file name as the operator typed it, for remarks about the whole file. */
  file: string
  /** Whether the file only changes the earlier applications of its sources (brands). Otherwise it replaces them. */
  isUpdate?: boolean
  /** Called after each batch with the number of part numbers that were plannedPartLines. */
  onPartsPlanned: (done: number) => void
}

/**
 * Plans an import run: checks its staged rows as a whole against the current catalogue, and stores the old and new state of each part, list
 * and name as changes. The visible catalogue does not change.
 */
export async function planRun(run: ImportRun, remarks: Remarks, options: PlanOptions): Promise<PlanResult> {
  const { isFileComplete = false, isUpdate = false, onPartsPlanned } = options
  const stamp = await readCurrentSnapshot(run.db)
  // Without statistics, the planner of the database would expect the staging table to have a single row.
  await sampleStatistics(run.db, 'import_row')
  for (const kind of ['vehicle', 'category'] as const) await mergeSmallTableRepeats(run, kind, { remarks, ...options })
  const names = await CategoriesAndAttributes.loadCategoriesAndAttributes(run.db, run.tenantId)
  const changes = new PlannedChanges(run)
  await planCategories(run, names, changes, remarks, options.rowResults)
  const plannedPartLines = new Map<string, number>()
  const refusedExistingParts = new Set<string>()
  const brands = new Set<string>()
  let done = 0
  for await (const batch of prefetchNextItem(readStagedBatches(run, options.stagedParts))) {
    await planPartBatch(run, batch, { names, changes, remarks, plannedPartLines, refusedExistingParts, brands, options })
    done += batch.size
    onPartsPlanned(done)
  }
  await changes.addChanges(names.takeChanges())
  await changes.flush()
  await planComponents(run, changes, remarks)
  const applications = await planApplications(run, changes, remarks, { isUpdate, file: options.file })
  const joined = await planFitments(run, changes)
  // Adds remarks about GTINs that several parts have. For PIES files, the reader of the file adds them itself.
  if (run.kind === 'parts') await addDuplicateGtinRemarks(run, options.file, (mcode) => plannedPartLines.get(mcode) ?? 0, remarks)
  const vanished = isFileComplete
    ? await planWithdrawalOfMissingParts(run, brands, (mcode) => plannedPartLines.has(mcode) || refusedExistingParts.has(mcode), changes)
    : 0
  await changes.flush()
  await remarks.flush()
  return {
    changeLogPosition: stamp,
    partCount: plannedPartLines.size + vanished,
    ...(applications && { applicationCounts: applications.counts, applicationLines: applications.lines }),
    ...(joined > 0 && { assignedApplicationCount: joined }),
  }
}
