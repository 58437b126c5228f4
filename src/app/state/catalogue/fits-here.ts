import { callServer } from '#app/state/page/ask.ts'
import { AppError } from '#contract/errors.ts'
import type { VehicleOfModel } from '#contract/vehicle/fit-verdict.ts'
import { isFitmentOfVehicle } from '#contract/vehicle/judge-fit.ts'
import { loadViewHistory, type SeenPart, viewHistory } from './view-history.ts'

/** How many recently viewed parts are checked. */
const MAX_PARTS_CHECKED = 60
const PARALLEL_CHECKS = 6

/** Returns the viewed parts that fit a vehicle, as far as this device knows which vehicles they fit; the last viewed part first. */
export async function partsThatFit(vehicle: VehicleOfModel): Promise<SeenPart[]> {
  if (!viewHistory.known) await loadViewHistory()
  const views = viewHistory.views.slice(0, MAX_PARTS_CHECKED)
  const fitting = new Set<string>()
  const waiting = [...views]
  const work = async () => {
    for (let view = waiting.shift(); view !== undefined; view = waiting.shift())
      if (await partFitsVehicle(view, vehicle)) fitting.add(view.mcode)
  }
  await Promise.all(Array.from({ length: PARALLEL_CHECKS }, work))
  return views.filter(({ mcode }) => fitting.has(mcode))
}

async function partFitsVehicle({ part: { mcode } }: SeenPart, vehicle: VehicleOfModel): Promise<boolean> {
  try {
    const { value } = await callServer('applicationItem', { mcode }, {}, () => undefined)
    return value.some(({ modelid: modelId, engine, yearFrom = null, yearTo = null }) =>
      isFitmentOfVehicle({ modelId, engine, from: yearFrom, to: yearTo }, vehicle),
    )
  } catch (error) {
    // This device does not know which vehicles the part fits.
    if (error instanceof AppError) return false
    throw error
  }
}
