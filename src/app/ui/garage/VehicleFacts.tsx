import { DotSeparatedItems } from '#app/ui/part/DotSeparatedItems.tsx'
import type { GarageVehicle } from '#contract/garage/garage.ts'

type ShownVehicle = Pick<GarageVehicle, 'name' | 'brand' | 'model' | 'engine' | 'year'>

/** Returns make and model of a vehicle; empty if they are its name already, or unknown. */
export function makeAndModelOf({ name, brand, model }: ShownVehicle): string {
  const text = `${brand} ${model}`.trim()
  return text.toLowerCase() === name.toLowerCase() ? '' : text
}

/** Make and model, engine and year of a vehicle, as far as they are known. */
export function VehicleFacts({ vehicle }: { vehicle: ShownVehicle }) {
  const makeAndModel = makeAndModelOf(vehicle)
  return (
    <DotSeparatedItems>
      {makeAndModel === '' ? null : <span>{makeAndModel} </span>}
      {vehicle.engine ? <span>{vehicle.engine} </span> : null}
      {vehicle.year === null ? null : <span>{vehicle.year}</span>}
    </DotSeparatedItems>
  )
}
