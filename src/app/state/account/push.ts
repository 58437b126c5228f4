import { ask } from '#app/state/page/ask.ts'
import { logOnly } from '#app/state/page/notices.ts'
import { personal } from '#app/state/page/personal.ts'
import { AppError } from '#contract/errors.ts'
import { browserPush, type PushObstacle } from './push-device.ts'

/** Whether this device is told when an order ships. `asking`: not known yet; `silent`: the shop does not answer, so nobody knows. */
export type PushIs = PushObstacle | 'asking' | 'silent' | 'off' | 'on'

/**
 * Why the last press had no effect: the person closed the question, the browser's push service did not answer, or the shop said a sentence.
 */
export type PushFailure = 'dismissed' | 'no-service' | { message: string }

export const push = personal<{ type: PushIs; busy: boolean; failure: PushFailure | null }>({ type: 'asking', busy: false, failure: null })

/** Reads how things stand: the browser and the shop must agree, or the device is not told. */
export async function readPush(device = browserPush): Promise<void> {
  const cannot = device.cannot()
  push.failure = null
  if (cannot !== null) {
    push.type = cannot
    return
  }
  try {
    const [{ value }, endpoint] = await Promise.all([ask('pushState', {}), device.endpoint()])
    push.type = endpoint !== null && endpoint === value.endpoint ? 'on' : 'off'
  } catch (error) {
    logOnly(error)
    push.type = 'silent'
  }
}

/** Has this device told from now on. Call it straight from a press: the browser asks the person. */
export async function subscribeToPush(device = browserPush): Promise<void> {
  await oneAtATime(async () => {
    const answer = await device.allow()
    if (answer === 'denied') push.type = 'refused'
    else if (answer === 'default') push.failure = 'dismissed'
    else await subscribe(device)
  })
}

async function subscribe(device: typeof browserPush): Promise<void> {
  const { publicKey } = (await ask('pushState', {})).value
  const subscription = await device.subscribe(publicKey).catch((cause: unknown) => {
    logOnly(cause)
    return null
  })
  if (subscription === null) {
    push.failure = 'no-service'
    return
  }
  try {
    await ask('pushSubscribe', subscription)
    push.type = 'on'
  } catch (error) {
    // A browser that listens while the shop does not know would look as if it were on.
    await device.unsubscribe()
    throw error
  }
}

/** This device is told no more. */
export async function unsubscribeFromPush(device = browserPush): Promise<void> {
  await oneAtATime(async () => {
    await ask('pushUnsubscribe', {})
    push.type = 'off'
    await device.unsubscribe()
  })
}

/** One press at a time; what the shop refuses is said in its words. */
async function oneAtATime(work: () => Promise<void>): Promise<void> {
  if (push.busy) return
  push.busy = true
  push.failure = null
  try {
    await work()
  } catch (error) {
    if (!(error instanceof AppError)) logOnly(error)
    push.failure = { message: error instanceof AppError ? error.message : new AppError('internal').message }
  } finally {
    push.busy = false
  }
}
