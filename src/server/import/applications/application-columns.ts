import { createHash } from 'node:crypto'
import type { ApplicationFacts } from '#server/import/facts.ts'

/** The columns of `part_application` that come from a file, with their types. They are the keys of `ApplicationRow`. */
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

/** A missing key is null. */
export type ApplicationRow = { [Column in keyof typeof applicationColumns]?: unknown }

/** An application as a table row. `partId`: 0 when the shop does not have the part. */
export const applicationRow = (facts: ApplicationFacts, partId: number): ApplicationRow => ({
  part_id: partId,
  source: facts.brand,
  code: facts.code,
  line: facts.at.line,
  deletes: facts.action === 'delete',
  identity: identityOf(facts),
  ...vehicleCells(facts.vehicle),
  ...(Object.keys(facts.narrowedBy).length > 0 && { narrowed: facts.narrowedBy }),
  ...(facts.qualifiers.length > 0 && { qualifiers: facts.qualifiers }),
  ...(facts.notes.length > 0 && { notes: facts.notes }),
  position: facts.position,
  ...(facts.qty !== null && { qty: facts.qty }),
  part_type: facts.partTypeId,
})

function vehicleCells(vehicle: ApplicationFacts['vehicle']): ApplicationRow {
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
 * A 64-bit hash that is equal for applications with the same contents. It is used to find deleted rows, repeated rows and repeated files. A
 * row's place in the file is not included.
 */
export function identityOf({ brand, code, vehicle, narrowedBy, qualifiers, notes, position, qty, partTypeId }: ApplicationFacts): string {
  const narrowed = Object.entries(narrowedBy).sort(([one], [other]) => (one < other ? -1 : 1))
  const said = [brand, code, vehicleCells(vehicle), narrowed, qualifiers, notes, position, qty, partTypeId]
  return createHash('md5').update(JSON.stringify(said)).digest().readBigInt64BE(0).toString()
}
