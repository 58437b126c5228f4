import { deriveFitments } from '#server/import/applications/derive-fitments.ts'
import { partIdsOfTenant } from '#server/import/applications/part-ids.ts'
import type { Remarks } from './keep-remarks.ts'
import type { Run } from './run.ts'

/** Makes fitments of what ACES and tables of vehicles say; they are staged like those that files say by name. */
export async function planApplications(run: Run, remarks: Remarks, isUpdate: boolean): Promise<void> {
  if (run.kind !== 'aces' && run.kind !== 'vehicles') return
  const { db, tenantId, id } = run
  const steps = deriveFitments(db, { tenantId, importId: id, file: '', isUpdate, partIdsOf: partIdsOfTenant(db, tenantId) })
  for await (const step of steps) if (step.is === 'noted') await remarks.add([{ ...step.note, kind: 'noted' }])
}
