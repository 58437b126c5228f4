import { useEffect } from 'react'
import { logErrorOnly } from '#app/state/page/notices.ts'
import type { Model } from '#contract/catalogue/catalogue.ts'

/**
 * Makes the vehicle of a model's page the chosen one. A page without engine and year is often only looked at, so it replaces no vehicle
 * that is chosen already.
 */
export function useChooseVehicle(
  model: Pick<Model, 'id' | 'brand' | 'name'> | undefined,
  engine: string | null,
  year: number | null,
): void {
  const modelid = model?.id
  const name = model && `${model.brand} ${model.name}`
  useEffect(() => {
    if (modelid === undefined || name === undefined) return
    import('#app/state/garage/chosen-vehicle.ts')
      .then(({ chooseVehicle, chosenVehicle, restoreVehicle }) => {
        restoreVehicle()
        if (engine !== null || year !== null || chosenVehicle.current === null) chooseVehicle({ name, modelid, engine, year })
      })
      .catch(logErrorOnly)
  }, [modelid, name, engine, year])
}
