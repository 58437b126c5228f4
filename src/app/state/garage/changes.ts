import { ref, subscribe } from 'valtio/vanilla'
import { notifyOutboxChanged } from '#app/state/outbox/context.ts'
import { applyChanges } from '#app/state/outbox/make-change.ts'
import { sendOutboxNow } from '#app/state/outbox/send.ts'
import { requestPersistence } from '#app/state/page/durable.ts'
import { connectedMirror } from '#app/state/page/mirror.ts'
import { logErrorOnly, showToast } from '#app/state/page/notices.ts'
import { createPersonalState } from '#app/state/page/personal.ts'
import { sessionOwner } from '#app/state/session/owner.ts'
import { session } from '#app/state/session/session.ts'
import type { FittedPart, GarageVehicle } from '#contract/garage/garage.ts'
import { fittedKey, withFittedPart } from '#contract/garage/merge.ts'
import type { VehicleDraft } from '#contract/garage/vehicle-draft.ts'
import { MAX_FITTED_PARTS, MAX_VEHICLES } from '#contract/limits.ts'
import { changeGuestGarage } from '#data/outbox/guest-garage.ts'
import type { GarageChange } from '#data/outbox/intent.ts'
import { discardIntent, retryIntent } from '#data/outbox/rejected.ts'
import { uuid } from '#data/uuid.ts'
import { garage, loadGarage, readGarage } from './garage.ts'

/** The vehicle that was deleted last on this page, for "Undo"; null for none. */
export const deletedVehicle = createPersonalState<{ vehicle: GarageVehicle | null }>({ vehicle: null })

// The next user of this page cannot restore the vehicle of the last one.
let owner = sessionOwner()
subscribe(session, () => {
  if (sessionOwner() === owner) return
  owner = sessionOwner()
  forgetDeletedVehicle()
})

/**
 * Stores and shows a change of the garage. A member's change is sent when possible; a guest's stays on this device. Returns false if nothing
 * was stored; the user was told.
 */
async function applyGarageChange(wanted: GarageChange): Promise<boolean> {
  if (session.current.type === 'guest') return storeGuestChange(wanted)
  const made = await applyChanges([wanted])
  if (made === 'sent') await loadGarage()
  else await readGarage()
  return made !== 'failed'
}

async function storeGuestChange(wanted: GarageChange): Promise<boolean> {
  const mirror = connectedMirror()
  try {
    if (mirror === null) throw new Error('No database')
    await changeGuestGarage(mirror, wanted, Date.now())
  } catch (error) {
    logErrorOnly(error)
    showToast(/*i18n*/ 'This phone cannot keep anything just now. Sign in, and the shop keeps your vehicles.')
    return false
  }
  void requestPersistence()
  notifyOutboxChanged()
  await readGarage()
  return true
}

/** The time of a change now. It is after the version that it changes, also if this device's clock is slow. */
const changeTime = (seenAt: string | null): string => new Date(Math.max(Date.now(), Date.parse(seenAt ?? '') + 1 || 0)).toISOString()

const saveVersion = (id: string, draft: VehicleDraft, seenAt: string | null): Promise<boolean> =>
  applyGarageChange({ call: 'garageSave', input: { id, ...draft, changedAt: changeTime(seenAt), seenAt } })

/** Adds a vehicle. Returns its id; null if it could not be stored, which the user was told. */
export async function addVehicle(draft: VehicleDraft): Promise<string | null> {
  if (garage.vehicles.length >= MAX_VEHICLES) {
    showToast(/*i18n*/ 'Your vehicles can be at most {most}. Take one out first.', { most: MAX_VEHICLES })
    return null
  }
  const id = uuid()
  return (await saveVersion(id, draft, null)) ? id : null
}

/**
 * Changes a vehicle. `seenAt`: `changedAt` of the version that the user changed; null for one that the shop never got. What other devices
 * changed since is merged.
 */
export const changeVehicle = (id: string, draft: VehicleDraft, seenAt: string | null): Promise<boolean> => saveVersion(id, draft, seenAt)

/** Deletes a vehicle. `restoreDeletedVehicle` restores it. */
export async function deleteVehicle(id: string): Promise<boolean> {
  const vehicle = garage.vehicles.find((one) => one.id === id)
  if (vehicle === undefined) return true
  if (!(await applyGarageChange({ call: 'garageDelete', input: { id, seenAt: vehicle.changedAt } }))) return false
  const { isPending: _, ...whole } = vehicle
  deletedVehicle.vehicle = ref(whole)
  return true
}

/** Restores the vehicle that was deleted last. */
export async function restoreDeletedVehicle(): Promise<void> {
  const { vehicle } = deletedVehicle
  deletedVehicle.vehicle = null
  if (vehicle === null) return
  const { id, changedAt: _, ...draft } = vehicle
  if (!(await saveVersion(id, draft, null))) deletedVehicle.vehicle = ref(vehicle)
}

export function forgetDeletedVehicle(): void {
  deletedVehicle.vehicle = null
}

/** Notes that a part was fitted to a vehicle. Returns whether that was stored; the user was told if not. */
export async function notePartFitted(id: string, part: FittedPart): Promise<boolean> {
  return changeFitted(id, (fitted) => {
    const now = withFittedPart(fitted, part)
    if (now.length <= MAX_FITTED_PARTS) return now
    showToast(/*i18n*/ 'A vehicle holds at most {most} fitted parts. Take an old one out first.', { most: MAX_FITTED_PARTS })
    return null
  })
}

export const removeFittedPart = (id: string, part: Pick<FittedPart, 'mcode' | 'on'>): Promise<boolean> =>
  changeFitted(id, (fitted) => fitted.filter((one) => fittedKey(one) !== fittedKey(part)))

async function changeFitted(id: string, change: (fitted: readonly FittedPart[]) => FittedPart[] | null): Promise<boolean> {
  const vehicle = garage.vehicles.find((one) => one.id === id)
  const fitted = vehicle === undefined ? null : change(vehicle.fitted)
  if (vehicle === undefined || fitted === null) return false
  const { id: _, changedAt, isPending: __, ...draft } = vehicle
  return saveVersion(id, { ...draft, fitted }, changedAt)
}

/** Sends a refused change of the garage again. */
export const retryGarageChange = (intentId: string): Promise<void> =>
  changeRefusedIntent((mirror) => retryIntent(mirror, intentId, Date.now()))

/** Discards a refused change of the garage. */
export const discardGarageChange = (intentId: string): Promise<void> => changeRefusedIntent((mirror) => discardIntent(mirror, intentId))

async function changeRefusedIntent(work: (mirror: NonNullable<ReturnType<typeof connectedMirror>>) => Promise<void>): Promise<void> {
  const mirror = connectedMirror()
  if (mirror === null) return
  await work(mirror)
  notifyOutboxChanged()
  await readGarage()
  void sendOutboxNow()
}
