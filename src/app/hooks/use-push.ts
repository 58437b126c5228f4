import { useEffect } from 'react'
import { push, readPush } from '#app/state/account/push.ts'
import { useFacts } from './use-facts.ts'

export { subscribeToPush, unsubscribeFromPush } from '#app/state/account/push.ts'

/** Returns whether this device receives push messages when an order ships, and the actions that change it. */
export function usePush() {
  useEffect(() => void readPush(), [])
  return useFacts(push)
}
