import * as v from 'valibot'
import { callNames, calls } from '#contract/calls.ts'
import { IDEMPOTENCY_HEADER } from '#contract/envelope.ts'
import type { GarageAfterChange, GarageVehicle } from '#contract/garage/garage.ts'
import { mergeVehicle, vehicleSurvivesRemoval, vehicleToChange } from '#contract/garage/merge.ts'
import { envelopeReply } from '../reply.ts'

/** A shop that knows the vehicles of one customer, and remembers replies by their keys. */
export class GarageShop {
  readonly vehicles = new Map<string, GarageVehicle>()
  private readonly replies = new Map<string, GarageAfterChange>()

  readonly answer = async (request: Request): Promise<Response> => {
    const path = new URL(request.url).pathname
    const name = callNames.find((one) => calls[one].path === path)
    if (name === 'cartList' || name === 'searchKeyword' || name === 'orderCoreList') return envelopeReply({ result: [] })
    if (name === 'cartCount') return envelopeReply({ result: { lines: 0, pieces: 0 } })
    if (name === 'garageList') return envelopeReply({ result: this.list() })
    const key = request.headers.get(IDEMPOTENCY_HEADER) ?? ''
    const result = this.replies.get(key) ?? this.change(name ?? '', await request.json())
    this.replies.set(key, result)
    return envelopeReply({ result })
  }

  list = (): GarageVehicle[] => [...this.vehicles.values()]

  private change(name: string, body: unknown): GarageAfterChange {
    if (name === 'garageSave') {
      const { joins, ...input } = v.parse(calls.garageSave.input, body)
      const before = vehicleToChange(this.list(), { ...input, joins })
      const vehicle = mergeVehicle(before, { ...input, id: before?.id ?? input.id })
      this.vehicles.set(vehicle.id, vehicle)
      const photo = vehicle.photo === input.photo ? null : vehicle.photo
      return { vehicles: [{ ...vehicle, photo }], gone: vehicle.id === input.id ? [] : [input.id] }
    }
    if (name !== 'garageDelete') throw new Error(`No such call: ${name}`)
    const input = v.parse(calls.garageDelete.input, body)
    const vehicle = this.vehicles.get(input.id)
    if (vehicle !== undefined && vehicleSurvivesRemoval(vehicle, input)) return { vehicles: [vehicle], gone: [] }
    this.vehicles.delete(input.id)
    return { vehicles: [], gone: [input.id] }
  }
}
