import * as v from 'valibot'
import type { CallInputOf } from '#contract/calls.ts'
import { GarageVehicle } from '#contract/garage/garage.ts'

/** A vehicle of the garage as a test shapes it. */
export const garageVehicle = (more: object = {}): GarageVehicle =>
  v.parse(GarageVehicle, {
    ...{ id: '00000000-0000-4000-8000-00000000000a', kind: 'vehicle', name: 'Hilux Meyer', modelid: null, brand: 'Toyota', model: 'Hilux' },
    ...{ engine: '2.4 D', year: 2005, serialNumber: '', registration: '', note: '', photo: '', fitted: [] },
    changedAt: '2026-11-24T10:00:00.000Z',
    ...more,
  })

/** The input that saves a vehicle. */
export const saving = (vehicle: GarageVehicle, seenAt: string | null = null): CallInputOf<'garageSave'> => ({ ...vehicle, seenAt })

/** A JPEG as short as one gets past the check. */
export const smallPhoto = 'data:image/jpeg;base64,/9j/4AAQ'
