import { callServer } from '#app/state/page/ask.ts'
import { logErrorOnly } from '#app/state/page/notices.ts'
import type { ApplicationInfo } from '#contract/catalogue/catalogue.ts'
import { AppError } from '#contract/errors.ts'

/** Loads the makes of every application of the shop, in the shop's order. Offline, only those stored on this device. */
export async function loadMakes(): Promise<ApplicationInfo[]> {
  const { value: applications } = await callServer('applicationList', {}, {}, () => undefined)
  let failure: AppError | null = null
  const makesOf = async (appid: ApplicationInfo['id']) => {
    try {
      return [(await callServer('appInfo', { appid }, {}, () => undefined)).value]
    } catch (error) {
      if (!(error instanceof AppError)) throw error
      failure = error
      logErrorOnly(error)
      return []
    }
  }
  const sold = applications.filter(({ partCount }) => partCount > 0)
  const known = (await Promise.all(sold.map(({ id }) => makesOf(id)))).flat()
  if (known.length === 0 && failure !== null) throw failure
  return known.filter(({ brands }) => brands.length > 0)
}
