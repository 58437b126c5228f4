import type { Selectable } from 'kysely'
import type { GarageVehicle } from '#contract/garage/garage.ts'
import type { RequestContext } from '#server/kernel/ask.ts'
import { parseStoredId } from '#server/kernel/ids.ts'
import type { PersonalDataSource } from '#server/kernel/personal-source.ts'
import type { GarageVehicleTable } from './tables.ts'

type GarageContext = Pick<RequestContext, 'db' | 'tenantId'>

const vehicleOf = (row: Selectable<GarageVehicleTable>): GarageVehicle => ({
  id: parseStoredId(row.id),
  kind: row.kind,
  name: row.name,
  modelid: row.model_id === null ? null : parseStoredId(row.model_id),
  brand: row.brand,
  model: row.model,
  engine: row.engine,
  year: row.year,
  serialNumber: row.serial_number,
  registration: row.registration,
  note: row.note,
  photo: row.photo,
  fitted: row.fitted,
  changedAt: row.changed_at.toISOString(),
})

/** Returns all vehicles of a customer, the last changed first. */
export const readVehicles = async ({ db, tenantId }: GarageContext, accountId: string): Promise<GarageVehicle[]> =>
  (
    await db
      .selectFrom('garage_vehicle')
      .selectAll()
      .where('tenant_id', '=', tenantId)
      .where('account_id', '=', accountId)
      .orderBy('changed_at', 'desc')
      .orderBy('id')
      .execute()
  ).map(vehicleOf)

/** Inserts or updates a vehicle of a customer. */
export async function storeVehicle({ db, tenantId }: GarageContext, accountId: string, vehicle: GarageVehicle): Promise<void> {
  const written = {
    kind: vehicle.kind,
    name: vehicle.name,
    model_id: vehicle.modelid,
    brand: vehicle.brand,
    model: vehicle.model,
    engine: vehicle.engine,
    year: vehicle.year,
    serial_number: vehicle.serialNumber,
    registration: vehicle.registration,
    note: vehicle.note,
    photo: vehicle.photo,
    fitted: JSON.stringify(vehicle.fitted),
    changed_at: new Date(vehicle.changedAt),
  }
  await db
    .insertInto('garage_vehicle')
    .values({ tenant_id: tenantId, account_id: accountId, id: vehicle.id, ...written })
    .onConflict((conflict) => conflict.columns(['tenant_id', 'account_id', 'id']).doUpdateSet(written))
    .execute()
}

export async function deleteVehicle({ db, tenantId }: GarageContext, accountId: string, id: string): Promise<void> {
  await db.deleteFrom('garage_vehicle').where('tenant_id', '=', tenantId).where('account_id', '=', accountId).where('id', '=', id).execute()
}

/** Adds the vehicles, with their photos, to the export of a person's data. Their rows are deleted with the account. */
export const garageDataSource: PersonalDataSource = {
  name: 'vehicles',
  read: (db, tenantId, accountId) => readVehicles({ db, tenantId }, accountId),
}
