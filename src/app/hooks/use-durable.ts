import { useEffect } from 'react'
import { durable, lookAtStorage } from '#app/state/page/durable.ts'
import { useFacts } from './use-facts.ts'

export { askAgainToKeep } from '#app/state/page/durable.ts'

/** Whether the browser keeps what is on this device, and the space that it gives. */
export function useDurable() {
  useEffect(() => void lookAtStorage(), [])
  return useFacts(durable)
}
