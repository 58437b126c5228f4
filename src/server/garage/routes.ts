import type { CallResultOf, ParsedInputOf } from '#contract/calls.ts'
import { AppError } from '#contract/errors.ts'
import type { GarageAfterChange, GarageVehicle } from '#contract/garage/garage.ts'
import type { garageCalls } from '#contract/garage/garage-calls.ts'
import { mergeVehicle, vehicleSurvivesRemoval, vehicleToChange } from '#contract/garage/merge.ts'
import { MAX_FITTED_PARTS, MAX_VEHICLE_NOTE_CHARACTERS, MAX_VEHICLES } from '#contract/limits.ts'
import { type CallHandlers, type RequestContext, requireSession } from '#server/kernel/ask.ts'
import { translatableErrorDetail } from '#server/kernel/words.ts'
import { deleteVehicle, readVehicles, storeVehicle } from './queries.ts'

/** Lists all vehicles of a customer. */
async function garageList(ask: RequestContext): Promise<CallResultOf<'garageList'>> {
  const { accountId } = await requireSession(ask)
  return readVehicles(ask, accountId)
}

// All changes of the garage run inside the transaction of kernel/idempotency.ts, which locks the customer's row. So the changes of one
// customer run one after another.

/**
 * Returns the device's time of a change, but at most the server's time. Otherwise the changes of a device whose clock is fast would win
 * over all changes of other devices until that time.
 */
const limitToNow = ({ clock }: RequestContext, at: string): string => new Date(Math.min(clock.now(), Date.parse(at))).toISOString()

/** Throws `too-much` if what two devices entered together does not fit into one vehicle. */
function requireRoom({ note, fitted }: GarageVehicle): void {
  if (note.length > MAX_VEHICLE_NOTE_CHARACTERS)
    throw new AppError('too-much', {
      field: 'note',
      ...translatableErrorDetail(
        /*i18n*/ 'Another device wrote a note too, and both together have more than {most} characters. Shorten yours.',
        { most: MAX_VEHICLE_NOTE_CHARACTERS },
      ),
    })
  if (fitted.length > MAX_FITTED_PARTS)
    throw new AppError('too-much', {
      field: 'fitted',
      ...translatableErrorDetail(
        /*i18n*/ 'Another device noted fitted parts too, and both together are more than {most}. Take an old one out first.',
        { most: MAX_FITTED_PARTS },
      ),
    })
}

/** Adds or changes a vehicle. Throws `too-much` if the customer has too many. */
async function garageSave(ask: RequestContext, { joins, ...input }: ParsedInputOf<'garageSave'>): Promise<GarageAfterChange> {
  const { accountId } = await requireSession(ask)
  const all = await readVehicles(ask, accountId)
  const before = vehicleToChange(all, { ...input, joins })
  if (before === undefined && all.length >= MAX_VEHICLES)
    throw new AppError(
      'too-much',
      translatableErrorDetail(/*i18n*/ 'Your vehicles can be at most {most}. Take one out first.', { most: MAX_VEHICLES }),
    )
  const vehicle = mergeVehicle(before, { ...input, id: before?.id ?? input.id, changedAt: limitToNow(ask, input.changedAt) })
  requireRoom(vehicle)
  await storeVehicle(ask, accountId, vehicle)
  return {
    vehicles: [{ ...vehicle, photo: vehicle.photo === input.photo ? null : vehicle.photo }],
    gone: vehicle.id === input.id ? [] : [input.id],
  }
}

/** Deletes a vehicle, unless it was changed since the customer saw it. */
async function garageDelete(ask: RequestContext, input: ParsedInputOf<'garageDelete'>): Promise<GarageAfterChange> {
  const { accountId } = await requireSession(ask)
  const vehicle = (await readVehicles(ask, accountId)).find(({ id }) => id === input.id)
  if (vehicle !== undefined && vehicleSurvivesRemoval(vehicle, input)) return { vehicles: [vehicle], gone: [] }
  await deleteVehicle(ask, accountId, input.id)
  return { vehicles: [], gone: [input.id] }
}

export const garageHandlers = { garageList, garageSave, garageDelete } satisfies CallHandlers<RequestContext, keyof typeof garageCalls>
