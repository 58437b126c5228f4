import { ask } from '#app/state/page/ask.ts'
import { logOnly } from '#app/state/page/notices.ts'
import type { AppInfo } from '#contract/catalogue/catalogue.ts'
import { AppError } from '#contract/errors.ts'

/** Loads the makes of every application of the shop, in the shop's order. Offline, only those stored on this device. */
export async function loadMakes(): Promise<AppInfo[]> {
  const { value: applications } = await ask('applicationList', {}, {}, () => undefined)
  let failure: AppError | null = null
  const makesOf = async (appid: AppInfo['id']) => {
    try {
      return [(await ask('appInfo', { appid }, {}, () => undefined)).value]
    } catch (error) {
      if (!(error instanceof AppError)) throw error
      failure = error
      logOnly(error)
      return []
    }
  }
  const sold = applications.filter(({ partCount }) => partCount > 0)
  const known = (await Promise.all(sold.map(({ id }) => makesOf(id)))).flat()
  if (known.length === 0 && failure !== null) throw failure
  return known.filter(({ brands }) => brands.length > 0)
}
