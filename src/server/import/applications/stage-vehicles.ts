import { chunksOf } from '#contract/kernel/chunks-of.ts'
import type { Db } from '#server/db/open.ts'
import type { VehicleFacts } from '#server/import/facts.ts'
import type { ImportRunKey } from './import-of.ts'
import { elementNameOf, plainId } from './plain-id.ts'
import { stageRows } from './stage-rows.ts'

const ROWS_AT_ONCE = 1000

/** Stages rows of the operator's vehicle table. A row replaces the row with the same key. */
export async function stageVehicles(db: Db, run: ImportRunKey, vehicles: readonly VehicleFacts[]): Promise<void> {
  for (const some of chunksOf(vehicles, ROWS_AT_ONCE))
    await stageRows(
      db,
      run,
      some.map((vehicle) => {
        const value = vehicleRow(vehicle)
        return { of: 'vehicle', key: vehicleKey(vehicle), value, ...vehicle.at }
      }),
    )
}

/** Returns the key of a row of the vehicle table: the kind of id and the id. */
export const vehicleKey = ({ of, id }: Pick<VehicleFacts, 'of' | 'id'>): string => `${elementNameOf(of)}|${plainId(id)}`

const vehicleRow = ({ of, id, name, year, yearTo, make, model, makeId, modelId, engine, application }: VehicleFacts) => ({
  ...{ of: elementNameOf(of), id: plainId(id), name: name.trim(), year, year_to: yearTo, make: make.trim(), model: model.trim() },
  ...{ make_id: plainId(makeId), model_id: plainId(modelId), engine: engine.trim(), application: application.trim() },
})
