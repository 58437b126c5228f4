import { createHash } from 'node:crypto'
import type { ApplicationFacts } from '#server/import/facts.ts'

/** Name, type and values of columns, as `unnest` takes them. */
export type Columns = readonly (readonly [name: string, type: string, values: readonly unknown[]])[]

/** Rows of ACES as the columns of `part_application`. `partIds`: of each row, 0 where the shop has no such part. */
export function applicationColumns(rows: readonly ApplicationFacts[], partIds: readonly number[]): Columns {
  const vehicles = rows.map(({ vehicle }) => vehicleCells(vehicle))
  return [
    ['part_id', 'int', partIds],
    ['source', 'text', rows.map(({ brand }) => brand)],
    ['code', 'text', rows.map(({ code }) => code)],
    ['line', 'int', rows.map(({ at }) => at.line)],
    ['deletes', 'bool', rows.map(({ action }) => action === 'delete')],
    ['identity', 'bigint', rows.map(identityOf)],
    ['vehicle_by', 'text', rows.map(({ vehicle }) => vehicle.by)],
    ['vehicle_id', 'text', vehicles.map(({ id }) => id)],
    ['make_id', 'text', vehicles.map(({ makeId }) => makeId)],
    ['model_id', 'text', vehicles.map(({ modelId }) => modelId)],
    ['type_id', 'text', vehicles.map(({ typeId }) => typeId)],
    ['year_from', 'int', vehicles.map(({ from }) => from)],
    ['year_to', 'int', vehicles.map(({ to }) => to)],
    ['narrowed', 'jsonb', rows.map(({ narrowedBy }) => (Object.keys(narrowedBy).length === 0 ? null : JSON.stringify(narrowedBy)))],
    ['qualifiers', 'jsonb', rows.map(({ qualifiers }) => listText(qualifiers))],
    ['notes', 'jsonb', rows.map(({ notes }) => listText(notes))],
    ['position', 'text', rows.map(({ position }) => position)],
    ['qty', 'int', rows.map(({ qty }) => qty)],
    ['part_type', 'text', rows.map(({ partTypeId }) => partTypeId)],
  ]
}

const listText = (list: readonly string[]) => (list.length === 0 ? null : JSON.stringify(list))

interface VehicleCells {
  id?: string
  makeId?: string
  modelId?: string
  typeId?: string
  from?: number | null
  to?: number | null
}

function vehicleCells(vehicle: ApplicationFacts['vehicle']): Record<keyof VehicleCells, string | number | null> {
  const cells: VehicleCells = vehicle
  const { id = null, makeId = null, modelId = null, typeId = null, from = null, to = null } = cells
  return { id, makeId, modelId, typeId, from, to }
}

/**
 * A number of 64 bits that rows have in common which say the same of the same part: for deletions, for rows that come twice, and for a file
 * that comes twice. Where a row stands is no part of it.
 */
export function identityOf({ brand, code, vehicle, narrowedBy, qualifiers, notes, position, qty, partTypeId }: ApplicationFacts): string {
  const narrowed = Object.entries(narrowedBy).sort(([one], [other]) => (one < other ? -1 : 1))
  const { id, makeId, modelId, typeId, from, to } = vehicleCells(vehicle)
  const said = [brand, code, vehicle.by, id, makeId, modelId, typeId, from, to, narrowed, qualifiers, notes, position, qty, partTypeId]
  return createHash('md5').update(JSON.stringify(said)).digest().readBigInt64BE(0).toString()
}
