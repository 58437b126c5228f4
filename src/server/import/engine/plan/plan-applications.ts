import { deriveFitments } from '#server/import/applications/derive-fitments.ts'
import { partIdFinderOfTenant } from '#server/import/applications/part-ids.ts'
import type { LinesByOutcome } from '#server/import/engine/results/row-results.ts'
import type { Remarks } from '#server/import/engine/run/keep-remarks.ts'
import type { ImportCounts, ImportRun } from '#server/import/engine/run/run.ts'

/**
 * How many ACES applications there are after an import run: all valid ones, those that wait for names of vehicles, those that wait for
 * parts, and those that got a part.
 */
export type ApplicationCounts = Required<Pick<ImportCounts, 'applications' | 'waiting' | 'partless' | 'joined'>>

/** Computes the fitments that follow from an ACES file or a vehicle table, and stages them. Null for imports of other kinds. */
export async function planApplications(
  run: ImportRun,
  remarks: Remarks,
  { isUpdate, file }: { isUpdate: boolean; file: string },
): Promise<{ counts: ApplicationCounts; lines: LinesByOutcome } | null> {
  if (run.kind !== 'aces' && run.kind !== 'vehicles') return null
  const { db, tenantId, id } = run
  const steps = deriveFitments(db, { tenantId, importId: id, file, isUpdate, findPartIds: partIdFinderOfTenant(db, tenantId) })
  let counted: { counts: ApplicationCounts; lines: LinesByOutcome } | null = null
  for await (const step of steps) {
    if (step.type === 'noted') await remarks.add([{ ...step.note, kind: 'noted' }])
    if (step.type === 'left-out') await remarks.add([{ ...step.leftOut, kind: 'left-out' }])
    if (step.type === 'counted') {
      const { applications, waiting, partless, joined } = step.counts
      counted = { counts: { applications, waiting, partless, joined }, lines: step.lines }
    }
  }
  return counted
}
