import * as v from 'valibot'
import type { CallDefinition } from '#contract/kernel/call-definition.ts'
import { Garage, GarageAfterChange, VehicleRemoval, VehicleSave } from './garage.ts'

const garagePath = '/account/api/v1/garage'
const memberGarageCall = { may: 'member', cache: 'never', fresh: true } as const
/** Vehicles can be added and changed offline, so every change can wait in the outbox. */
const garageChangeCall = { ...memberGarageCall, queue: true, idempotent: true, result: GarageAfterChange } as const

/** The calls of the garage: a customer's own vehicles and machines. merge.ts says how changes of several devices are merged. */
export const garageCalls = {
  garageList: {
    ...memberGarageCall,
    method: 'GET',
    queue: false,
    path: `${garagePath}/list`,
    input: v.object({}),
    result: Garage,
    summary: 'All vehicles and machines of the account with what is fitted to them; the last changed first.',
  },
  garageSave: {
    ...garageChangeCall,
    method: 'POST',
    path: `${garagePath}/save`,
    input: VehicleSave,
    summary:
      'Adds a vehicle under an id that the device made, or changes it. The last change wins, and fitted parts and notes of both stay.',
  },
  garageDelete: {
    ...garageChangeCall,
    method: 'DELETE',
    path: `${garagePath}/delete`,
    input: VehicleRemoval,
    summary: 'Deletes a vehicle, unless it was changed since the user saw it. One that is gone already is no error.',
  },
} as const satisfies Record<string, CallDefinition>
