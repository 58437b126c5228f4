import { navigateTo } from '#app/hooks/navigation.ts'
import { addVehicle, notePartFitted } from '#app/state/garage/changes.ts'
import { showToast } from '#app/state/page/notices.ts'
import type { FittedPart } from '#contract/garage/garage.ts'
import type { VehicleDraft } from '#contract/garage/vehicle-draft.ts'
import { href } from '#contract/routes/addresses.ts'

const garageLink = { name: /*i18n*/ 'Your vehicles', run: () => navigateTo(href('garage')) }

/** Keeps a vehicle in the garage, and says where. The user was told if it could not be stored. */
export async function keepVehicle(draft: VehicleDraft): Promise<void> {
  if ((await addVehicle(draft)) !== null) showToast(/*i18n*/ '{name} is kept in your vehicles.', { name: draft.name }, garageLink)
}

/** Notes that a part was fitted to a vehicle, and says so. Returns whether that was stored; the user was told if not. */
export async function noteFitted(vehicle: { id: string; name: string }, part: FittedPart): Promise<boolean> {
  const isStored = await notePartFitted(vehicle.id, part)
  if (isStored) showToast(/*i18n*/ '{mcode} is noted as fitted to {name}.', { mcode: part.mcode, name: vehicle.name }, garageLink)
  return isStored
}
