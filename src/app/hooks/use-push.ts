import { useEffect } from 'react'
import { push, readPush } from '../state/push.ts'
import { useFacts } from './use-facts.ts'

export { tellMe, tellMeNoMore } from '../state/push.ts'

/** Whether this device is told when an order ships. */
export function usePush() {
  useEffect(() => void readPush(), [])
  return useFacts(push)
}
