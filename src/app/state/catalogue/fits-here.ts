import { AppError } from '#contract/errors.ts'
import { ask } from '#app/state/page/ask.ts'
import { loadViewHistory, type SeenPart, viewHistory } from './view-history.ts'

/** So many of the parts that were looked at last are gone through. */
const LOOKED_THROUGH = 60
const AT_A_TIME = 6

/** Of the parts that were looked at on this device, those that fit a model, as far as the device kept what they fit; latest first. */
export async function partsThatFit(modelid: string): Promise<SeenPart[]> {
  if (!viewHistory.known) await loadViewHistory()
  const views = viewHistory.views.slice(0, LOOKED_THROUGH)
  const fitting = new Set<string>()
  const waiting = [...views]
  const work = async () => {
    for (let view = waiting.shift(); view !== undefined; view = waiting.shift()) if (await fits(view, modelid)) fitting.add(view.mcode)
  }
  await Promise.all(Array.from({ length: AT_A_TIME }, work))
  return views.filter(({ mcode }) => fitting.has(mcode))
}

async function fits({ part: { mcode } }: SeenPart, modelid: string): Promise<boolean> {
  try {
    const { value } = await ask('applicationItem', { mcode }, {}, () => undefined)
    return value.some((fitment) => fitment.modelid === modelid)
  } catch (error) {
    // What it fits is not on this device.
    if (error instanceof AppError) return false
    throw error
  }
}
