import { ask } from '#app/state/page/ask.ts'
import { logOnly } from '#app/state/page/notices.ts'
import { personal } from '#app/state/page/personal.ts'
import { AppError } from '#contract/errors.ts'
import { browserPush, type PushObstacle } from './push-device.ts'

/** The state of push messages on this device. `asking`: unknown yet. `silent`: the server does not respond. */
export type PushStatus = PushObstacle | 'asking' | 'silent' | 'off' | 'on'

/** Why the last click failed: the user closed the browser's question, the push service did not respond, or the server reported an error. */
export type PushFailure = 'dismissed' | 'no-service' | { message: string }

export const push = personal<{ type: PushStatus; busy: boolean; failure: PushFailure | null }>({
  type: 'asking',
  busy: false,
  failure: null,
})

/** Finds out whether push messages are on. They arrive only if both the browser and the server have the subscription. */
export async function readPush(device = browserPush): Promise<void> {
  const cannot = device.findObstacle()
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

/** Turns push messages on for this device. Must be called directly from a click, because the browser asks the user. */
export async function subscribeToPush(device = browserPush): Promise<void> {
  await oneAtATime(async () => {
    const answer = await device.askPermission()
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
    // A subscription that the server does not know would look as if messages were on.
    await device.unsubscribe()
    throw error
  }
}

/** Turns push messages off for this device. */
export async function unsubscribeFromPush(device = browserPush): Promise<void> {
  await oneAtATime(async () => {
    await ask('pushUnsubscribe', {})
    push.type = 'off'
    await device.unsubscribe()
  })
}

/** Runs one operation at a time. An error message of the server is shown. */
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
