import type { GarageVehicle } from '#contract/garage/garage.ts'
import { mergeVehicle, vehicleSurvivesRemoval, vehicleToChange } from '#contract/garage/merge.ts'
import { type GarageChange, type Intent, isGarageChange, isPendingIntent, type Refusal } from './intent.ts'

/** A vehicle with waiting changes already applied. */
export interface OptimisticVehicle extends GarageVehicle {
  /** Whether a change of this vehicle is not sent yet. */
  isPending: boolean
}

/** A refused change of the garage with all that was typed. */
export interface RefusedVehicle {
  intentId: string
  change: GarageChange
  refusal: Refusal
}

export interface OptimisticGarage {
  /** The vehicles, the last changed first. */
  vehicles: OptimisticVehicle[]
  refused: RefusedVehicle[]
}

/** Returns the garage as it will be: the last vehicles from the server with every waiting change applied in order, by the server's rules. */
export function optimisticGarage(vehicles: readonly GarageVehicle[], queue: readonly Intent[]): OptimisticGarage {
  const byId = new Map<string, OptimisticVehicle>(vehicles.map((vehicle) => [vehicle.id, { ...vehicle, isPending: false }]))
  const refused: RefusedVehicle[] = []
  for (const intent of queue.filter(isGarageChange)) {
    if (intent.state !== 'refused') applyGarageChange(byId, intent, isPendingIntent(intent))
    else if (intent.refusal) refused.push({ intentId: intent.id, change: intent, refusal: intent.refusal })
  }
  return { vehicles: [...byId.values()].sort((one, other) => (one.changedAt < other.changedAt ? 1 : -1)), refused }
}

function applyGarageChange(byId: Map<string, OptimisticVehicle>, { call, input }: GarageChange, waits: boolean): void {
  if (call === 'garageDelete') {
    const vehicle = byId.get(input.id)
    if (vehicle !== undefined && !vehicleSurvivesRemoval(vehicle, input)) byId.delete(input.id)
    return
  }
  // What a device stores was made from typed data by its own code, or read from a reply, so numbers are numbers.
  const { joins: _, ...saved } = input as Parameters<typeof mergeVehicle>[1] & { joins?: boolean }
  const before = vehicleToChange([...byId.values()], { ...saved, joins: input.joins })
  const { isPending = false, ...stored } = before ?? {}
  const vehicle = mergeVehicle(before === undefined ? undefined : (stored as GarageVehicle), { ...saved, id: before?.id ?? saved.id })
  byId.set(vehicle.id, { ...vehicle, isPending: waits || isPending })
}
