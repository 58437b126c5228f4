import { useEffect } from 'react'
import { pushSubscriptionState, readPushStatus } from '#app/state/account/push.ts'
import { useStateSnapshot } from './use-facts.ts'

export { subscribeToPush, unsubscribeFromPush } from '#app/state/account/push.ts'

/** Returns whether this device receives push messages when an order ships, and the actions that change it. */
export function usePushSubscription() {
  useEffect(() => void readPushStatus(), [])
  return useStateSnapshot(pushSubscriptionState)
}
