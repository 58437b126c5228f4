import { deriveFitments, type FitmentDerivationEvent } from '#server/import/applications/derive-fitments.ts'
import { partIdFinderOfTenant } from '#server/import/applications/part-ids.ts'
import type { FitmentRow } from '#server/import/applications/read-parts.ts'
import type { LinesByOutcome } from '#server/import/engine/results/row-results.ts'
import type { PlannedChanges } from '#server/import/engine/run/keep-changes.ts'
import type { Remarks } from '#server/import/engine/run/keep-remarks.ts'
import { type PartListItem, withPositions } from '#server/import/engine/run/lists.ts'
import type { ImportCounts, ImportRun } from '#server/import/engine/run/run.ts'
import { createVehicleHint } from './fitments/hint.ts'
import { updateVehicleHints } from './fitments/vehicle-hints.ts'

/**
 * How many ACES applications there are after an import run: all valid ones, those that wait for names of vehicles, those that wait for
 * parts, and those that got a part.
 */
export type ApplicationCounts = Required<Pick<ImportCounts, 'applications' | 'waiting' | 'partless' | 'joined'>>

/** Plans the fitments that follow from an ACES file or a vehicle table. Null for imports of other kinds. */
export async function planApplications(
  run: ImportRun,
  changes: PlannedChanges,
  remarks: Remarks,
  { isUpdate, file }: { isUpdate: boolean; file: string },
): Promise<{ counts: ApplicationCounts; lines: LinesByOutcome } | null> {
  if (run.kind !== 'aces' && run.kind !== 'vehicles') return null
  const { db, tenantId, id } = run
  const steps = deriveFitments(db, { tenantId, importId: id, file, isUpdate, findPartIds: partIdFinderOfTenant(db, tenantId) })
  let counted: { counts: ApplicationCounts; lines: LinesByOutcome } | null = null
  for await (const step of steps) {
    if (step.type === 'derived') await planChangedFitments(run, changes, step)
    if (step.type === 'noted') await remarks.add([{ ...step.note, kind: 'noted' }])
    if (step.type === 'left-out') await remarks.add([{ ...step.leftOut, kind: 'left-out' }])
    if (step.type === 'counted') {
      const { applications, waiting, partless, joined } = step.counts
      counted = { counts: { applications, waiting, partless, joined }, lines: step.lines }
    }
  }
  return counted
}

/** The new fitments are planned as they are computed. In these runs, no other step changes the same parts. */
async function planChangedFitments(
  run: ImportRun,
  changes: PlannedChanges,
  { changedParts, findModelNames }: Pick<Extract<FitmentDerivationEvent, { type: 'derived' }>, 'changedParts' | 'findModelNames'>,
): Promise<void> {
  const planned = changedParts.map(({ partId, mcode, before, after }) => ({
    ...{ objectKind: 'fitments' as const, key: mcode, partId },
    ...{ before: withPositions('fitments', before.map(toListItem)), after: withPositions('fitments', after.map(toListItem)) },
  }))
  await changes.addChanges(planned)
  await updateVehicleHints(
    run,
    planned.map(({ key, partId, after }) => ({ key, partId, hint: createVehicleHint(after, findModelNames) })),
    changes,
  )
}

const toListItem = (fitment: FitmentRow): PartListItem => ({ ...fitment })
