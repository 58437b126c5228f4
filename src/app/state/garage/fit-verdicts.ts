import { callServer } from '#app/state/page/ask.ts'
import { network, onNetworkRecovered } from '#app/state/page/network.ts'
import { logErrorOnly, showToast } from '#app/state/page/notices.ts'
import { createPersonalState } from '#app/state/page/personal.ts'
import { AppError } from '#contract/errors.ts'
import { chunksOf } from '#contract/kernel/chunks-of.ts'
import { MAX_PARTS_PER_VERDICT_CALL } from '#contract/limits.ts'
import type { FitVerdict, PartFitVerdict, VehicleOfModel } from '#contract/vehicle/fit-verdict.ts'
import { chosenVehicle, forgetVehicle } from './chosen-vehicle.ts'

/** The verdicts on parts for one vehicle, by part code. They stay while the page is open. */
export const fitVerdicts = createPersonalState<{ vehicleKey: string; byPart: Record<string, FitVerdict> }>({ vehicleKey: '', byPart: {} })

/** The parts that were asked for the current vehicle, so that a part is asked only once. */
const asked = new Set<string>()

/** Tells vehicles apart. */
export const vehicleKeyOf = ({ modelid, engine, year }: VehicleOfModel) => JSON.stringify([modelid, engine, year])

function store(vehicleKey: string, verdicts: readonly PartFitVerdict[]): void {
  if (fitVerdicts.vehicleKey !== vehicleKey) return
  for (const { mcode, verdict } of verdicts) fitVerdicts.byPart[mcode] = verdict
}

async function requestSome(vehicle: VehicleOfModel, mcodes: readonly string[]): Promise<void> {
  const key = vehicleKeyOf(vehicle)
  const { modelid, engine, year } = vehicle
  const input = { modelid, ...(engine === null ? {} : { engine }), ...(year === null ? {} : { year }), mcodes: mcodes.join(',') }
  try {
    const { value } = await callServer('fitmentVerdicts', input, {}, (late) => store(key, late.value))
    store(key, value)
  } catch (error) {
    // Without an answer the places stay empty. They are asked for again when the network is back.
    if (fitVerdicts.vehicleKey === key) for (const mcode of mcodes) asked.delete(mcode)
    // The catalogue of a pack can be older than the model, so only the shop can say that there is no such model.
    if (error instanceof AppError && error.code === 'not-found' && network.up) forgetVanishedVehicle(key)
    else logErrorOnly(error)
  }
}

/** Forgets the chosen vehicle, because the catalogue no longer has its model: nothing could be said of it, and a list by it is an error. */
function forgetVanishedVehicle(vehicleKey: string): void {
  const { current } = chosenVehicle
  if (current === null || vehicleKeyOf(current) !== vehicleKey) return
  forgetVehicle()
  showToast(/*i18n*/ 'The catalogue no longer has {name}, so it is not your chosen vehicle any more.', { name: current.name })
}

/** Requests the verdicts on parts for a vehicle, those that were not requested yet, in as few calls as possible. */
export async function requestVerdicts(vehicle: VehicleOfModel, mcodes: readonly string[]): Promise<void> {
  const key = vehicleKeyOf(vehicle)
  if (fitVerdicts.vehicleKey !== key) {
    Object.assign(fitVerdicts, { vehicleKey: key, byPart: {} })
    asked.clear()
  }
  const missing = [...new Set(mcodes)].filter((mcode) => !asked.has(mcode))
  for (const mcode of missing) asked.add(mcode)
  await Promise.all(Array.from(chunksOf(missing, MAX_PARTS_PER_VERDICT_CALL), (some) => requestSome(vehicle, some)))
}

/**
 * Calls a function when the network is back, after the parts that this device could not judge are free to be requested again. Returns a
 * function that ends this.
 */
export const onVerdictsDue = (request: () => void): (() => void) =>
  onNetworkRecovered(() => {
    for (const [mcode, verdict] of Object.entries(fitVerdicts.byPart))
      if (verdict.type === 'not-known' && verdict.why === 'not-here') asked.delete(mcode)
    request()
  })
