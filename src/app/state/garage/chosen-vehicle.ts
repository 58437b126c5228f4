import * as v from 'valibot'
import { createPersonalState } from '#app/state/page/personal.ts'
import { deviceStorage } from '#app/state/page/storage.ts'
import { storedUserKeys } from '#app/state/session/stored-names.ts'
import { Id, Year } from '#contract/kernel/primitives.ts'
import { MAX_ENGINE_CHARACTERS } from '#contract/limits.ts'

const MAX_NAME_CHARACTERS = 120

/**
 * The vehicle or machine that the user works on. `name`: the make and model, such as `Toyota Hilux`, or the name that its owner gave it;
 * without engine and year, which are null if unknown.
 */
const ChosenVehicle = v.object({
  name: v.pipe(v.string(), v.nonEmpty(), v.maxLength(MAX_NAME_CHARACTERS)),
  modelid: Id,
  engine: v.nullable(v.pipe(v.string(), v.nonEmpty(), v.maxLength(MAX_ENGINE_CHARACTERS))),
  year: v.nullable(Year),
})
export type ChosenVehicle = v.InferOutput<typeof ChosenVehicle>

/** The vehicle that rows, part pages and lists speak of; null for none. Kept on this device until the user or a sign-out clears it. */
export const chosenVehicle = createPersonalState<{ current: ChosenVehicle | null }>({ current: null })

const VEHICLE_KEY = storedUserKeys.vehicle

type RootElement = Pick<HTMLElement, 'toggleAttribute'>
type VehicleStorage = Pick<Storage, 'getItem' | 'setItem' | 'removeItem'>

/**
 * Sets the vehicle, as it is stored too. CSS reserves the space of the header's line and of the rows' verdicts by `data-vehicle` on the root
 * element, which index.html sets before the first paint.
 */
function show(vehicle: ChosenVehicle | null, root: RootElement): void {
  chosenVehicle.current = vehicle
  root.toggleAttribute('data-vehicle', vehicle !== null)
}

/** Reads the stored vehicle. What cannot be read is removed, because its space would stay reserved. */
export function restoreVehicle(storage: VehicleStorage = deviceStorage, root: RootElement = document.documentElement): void {
  const text = storage.getItem(VEHICLE_KEY)
  const read = v.safeParse(v.pipe(v.string(), v.parseJson(), ChosenVehicle), text)
  if (!read.success && text !== null) storage.removeItem(VEHICLE_KEY)
  show(read.success ? read.output : null, root)
}

/** Chooses the vehicle: from the picker, a model's page or the garage. */
export function chooseVehicle(
  vehicle: ChosenVehicle,
  storage: VehicleStorage = deviceStorage,
  root: RootElement = document.documentElement,
): void {
  const { modelid, engine, year } = vehicle
  const name = vehicle.name.slice(0, MAX_NAME_CHARACTERS)
  storage.setItem(VEHICLE_KEY, JSON.stringify({ name, modelid, engine, year }))
  show({ name, modelid, engine, year }, root)
}

export function forgetVehicle(storage: VehicleStorage = deviceStorage, root: RootElement = document.documentElement): void {
  storage.removeItem(VEHICLE_KEY)
  show(null, root)
}

/** Reads the stored vehicle, and follows its changes in other tabs. Called once for each page. */
export function watchVehicle(): void {
  restoreVehicle()
  addEventListener('storage', ({ key }) => {
    if (key === null || key === VEHICLE_KEY) restoreVehicle()
  })
  // A page in the browser's back/forward cache receives no events.
  addEventListener('pageshow', ({ persisted }) => {
    if (persisted) restoreVehicle()
  })
}
