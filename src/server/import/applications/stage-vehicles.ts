import { chunksOf } from '#contract/kernel/chunks-of.ts'
import type { Db } from '#server/db/open.ts'
import type { VehicleFacts } from '#server/import/facts.ts'
import type { ImportRunKey } from './import-of.ts'
import { normalizeElementName, normalizeId } from './plain-id.ts'
import { stageRows } from './stage-rows.ts'

const VEHICLE_ROWS_PER_BATCH = 1000

/** Stages rows of the operator's vehicle table. A row replaces the row with the same key. */
export async function stageVehicles(db: Db, run: ImportRunKey, vehicles: readonly VehicleFacts[]): Promise<void> {
  for (const some of chunksOf(vehicles, VEHICLE_ROWS_PER_BATCH))
    await stageRows(
      db,
      run,
      some.map((vehicle) => {
        const value = toVehicleRow(vehicle)
        return { of: 'vehicle', key: vehicleRowKey(vehicle), value, ...vehicle.at }
      }),
    )
}

/** Returns the key of a row of the vehicle table: the kind of id and the id. */
export const vehicleRowKey = ({ of, id }: Pick<VehicleFacts, 'of' | 'id'>): string => `${normalizeElementName(of)}|${normalizeId(id)}`

const toVehicleRow = ({ of, id, name, year, yearTo, make, model, makeId, modelId, engine, application }: VehicleFacts) => ({
  ...{
    of: normalizeElementName(of),
    id: normalizeId(id),
    name: name.trim(),
    year,
    year_to: yearTo,
    make: make.trim(),
    model: model.trim(),
  },
  ...{ make_id: normalizeId(makeId), model_id: normalizeId(modelId), engine: engine.trim(), application: application.trim() },
})
