import { chunksOf } from '#contract/chunks-of.ts'
import type { Db } from '#server/db/open.ts'
import type { VehicleFacts } from '#server/import/facts.ts'
import type { ImportOf } from './import-of.ts'
import { ofName, plainId } from './plain-id.ts'
import { stageRows } from './stage-rows.ts'

const ROWS_AT_ONCE = 1000

/** Stages rows of the operator's vehicle table. They are added or replace rows with the same key. */
export async function stageVehicles(db: Db, run: ImportOf, vehicles: readonly VehicleFacts[]): Promise<void> {
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

/** The key of a row of the vehicle table. */
export const vehicleKey = ({ of, id }: Pick<VehicleFacts, 'of' | 'id'>): string => `${ofName(of)}|${plainId(id)}`

const vehicleRow = ({ of, id, name, year, yearTo, make, model, makeId, modelId, engine, application }: VehicleFacts) => ({
  ...{ of: ofName(of), id: plainId(id), name: name.trim(), year, year_to: yearTo, make: make.trim(), model: model.trim() },
  ...{ make_id: plainId(makeId), model_id: plainId(modelId), engine: engine.trim(), application: application.trim() },
})
