import { callServer } from '#app/state/page/ask.ts'
import { logErrorOnly } from '#app/state/page/notices.ts'
import { createPersonalState } from '#app/state/page/personal.ts'
import { AppError } from '#contract/errors.ts'
import { browserPush, type PushObstacle } from './push-device.ts'

/** The state of push messages on this device. `asking`: unknown yet. `silent`: the server does not respond. */
export type PushStatus = PushObstacle | 'asking' | 'silent' | 'off' | 'on'

/** Why the last click failed: the user closed the browser's question, the push service did not respond, or the server reported an error. */
export type PushFailure = 'dismissed' | 'no-service' | { message: string }

export const pushSubscriptionState = createPersonalState<{ type: PushStatus; busy: boolean; failure: PushFailure | null }>({
  type: 'asking',
  busy: false,
  failure: null,
})

/** Finds out whether push messages are on. They arrive only if both the browser and the server have the subscription. */
export async function readPushStatus(device = browserPush): Promise<void> {
  const cannot = device.findObstacle()
  pushSubscriptionState.failure = null
  if (cannot !== null) {
    pushSubscriptionState.type = cannot
    return
  }
  try {
    const [{ value }, endpoint] = await Promise.all([callServer('pushState', {}), device.endpoint()])
    pushSubscriptionState.type = endpoint !== null && endpoint === value.endpoint ? 'on' : 'off'
  } catch (error) {
    logErrorOnly(error)
    pushSubscriptionState.type = 'silent'
  }
}

/** Turns push messages on for this device. Must be called directly from a click, because the browser asks the user. */
export async function subscribeToPush(device = browserPush): Promise<void> {
  await runUnlessBusy(async () => {
    const answer = await device.askPermission()
    if (answer === 'denied') pushSubscriptionState.type = 'refused'
    else if (answer === 'default') pushSubscriptionState.failure = 'dismissed'
    else await subscribe(device)
  })
}

async function subscribe(device: typeof browserPush): Promise<void> {
  const { publicKey } = (await callServer('pushState', {})).value
  const subscription = await device.subscribe(publicKey).catch((cause: unknown) => {
    logErrorOnly(cause)
    return null
  })
  if (subscription === null) {
    pushSubscriptionState.failure = 'no-service'
    return
  }
  try {
    await callServer('pushSubscribe', subscription)
    pushSubscriptionState.type = 'on'
  } catch (error) {
    // A subscription that the server does not know would look as if messages were on.
    await device.unsubscribe()
    throw error
  }
}

/** Turns push messages off for this device. */
export async function unsubscribeFromPush(device = browserPush): Promise<void> {
  await runUnlessBusy(async () => {
    await callServer('pushUnsubscribe', {})
    pushSubscriptionState.type = 'off'
    await device.unsubscribe()
  })
}

/** Runs one operation at a time. An error message of the server is shown. */
async function runUnlessBusy(work: () => Promise<void>): Promise<void> {
  if (pushSubscriptionState.busy) return
  pushSubscriptionState.busy = true
  pushSubscriptionState.failure = null
  try {
    await work()
  } catch (error) {
    if (!(error instanceof AppError)) logErrorOnly(error)
    pushSubscriptionState.failure = { message: error instanceof AppError ? error.message : new AppError('internal').message }
  } finally {
    pushSubscriptionState.busy = false
  }
}
