import { hash } from 'node:crypto'
import type { ApplicationFacts } from '#server/import/facts.ts'

/**
 * The columns of table `part_application` that are filled from a file, with their SQL types. They are also the keys of `ApplicationRow`.
 */
export const applicationColumns = {
  part_id: 'int',
  source: 'text',
  code: 'text',
  line: 'int',
  deletes: 'bool',
  identity: 'bigint',
  vehicle_by: 'text',
  vehicle_id: 'text',
  make_id: 'text',
  model_id: 'text',
  type_id: 'text',
  year_from: 'int',
  year_to: 'int',
  narrowed: 'jsonb',
  qualifiers: 'jsonb',
  notes: 'jsonb',
  position: 'text',
  qty: 'int',
  part_type: 'text',
} as const

/** A row of table `part_application`. A missing key means null. */
export type ApplicationRow = { [Column in keyof typeof applicationColumns]?: unknown }

/** Converts an application to a row of table `part_application`. A `partId` of 0 means that the shop does not have the part. */
export const toApplicationRow = (facts: ApplicationFacts, partId: number): ApplicationRow => ({
  part_id: partId,
  source: facts.brand,
  code: facts.code,
  line: facts.at.line,
  deletes: facts.action === 'delete',
  identity: applicationIdentity(facts),
  ...toVehicleColumns(facts.vehicle),
  ...(Object.keys(facts.narrowedBy).length > 0 && { narrowed: facts.narrowedBy }),
  ...(facts.qualifiers.length > 0 && { qualifiers: facts.qualifiers }),
  ...(facts.notes.length > 0 && { notes: facts.notes }),
  position: facts.position,
  ...(facts.qty !== null && { qty: facts.qty }),
  part_type: facts.partTypeId,
})

function toVehicleColumns(vehicle: ApplicationFacts['vehicle']): ApplicationRow {
  switch (vehicle.by) {
    case 'base-vehicle':
    case 'equipment-base':
      return { vehicle_by: vehicle.by, vehicle_id: vehicle.id }
    case 'years':
      return { vehicle_by: 'years', make_id: vehicle.makeId, model_id: vehicle.modelId, year_from: vehicle.from, year_to: vehicle.to }
    case 'equipment':
      return {
        ...{ vehicle_by: 'equipment', make_id: vehicle.makeId, model_id: vehicle.modelId, type_id: vehicle.typeId },
        ...{ year_from: vehicle.from, year_to: vehicle.to },
      }
  }
}

/**
 * Returns a 64-bit hash of the contents of an application. Equal applications have equal hashes, so the hash finds rows to delete, repeated
 * rows and repeated files. The line number of the row is not part of the hash.
 */
export function applicationIdentity({
  brand,
  code,
  vehicle,
  narrowedBy,
  qualifiers,
  notes,
  position,
  qty,
  partTypeId,
}: ApplicationFacts): string {
  const narrowed = Object.entries(narrowedBy).sort(([one], [other]) => (one < other ? -1 : 1))
  const said = [brand, code, toVehicleColumns(vehicle), narrowed, qualifiers, notes, position, qty, partTypeId]
  return hash('md5', JSON.stringify(said), 'buffer').readBigInt64BE(0).toString()
}
