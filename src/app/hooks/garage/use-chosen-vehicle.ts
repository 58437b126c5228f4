import { useStateSnapshot } from '#app/hooks/use-facts.ts'
import { chooseVehicle, chosenVehicle, forgetVehicle } from '#app/state/garage/chosen-vehicle.ts'
import type { GarageVehicle } from '#contract/garage/garage.ts'

type ChoosableVehicle = Pick<GarageVehicle, 'name' | 'modelid' | 'engine' | 'year'>

/** Chooses a vehicle of the garage. A vehicle that was entered without a model of the shop cannot be chosen. */
export function chooseGarageVehicle({ name, modelid, engine, year }: ChoosableVehicle): void {
  if (modelid !== null) chooseVehicle({ name, modelid, engine: engine || null, year })
}

export const forgetChosenVehicle = (): void => forgetVehicle()

/** Returns a function that tells whether a vehicle of the garage is the one that the user works on. */
export function useIsChosenVehicle(): (vehicle: ChoosableVehicle) => boolean {
  const { current } = useStateSnapshot(chosenVehicle)
  return ({ name, modelid, engine, year }) =>
    current !== null && current.name === name && current.modelid === modelid && current.engine === (engine || null) && current.year === year
}
