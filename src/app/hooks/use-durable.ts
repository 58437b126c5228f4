import { useEffect } from 'react'
import { durable, lookAtStorage } from '../state/durable.ts'
import { useFacts } from './use-facts.ts'

export { askAgainToKeep } from '../state/durable.ts'

/** Whether the browser keeps what is on this device, and the space that it gives. */
export function useDurable() {
  useEffect(() => void lookAtStorage(), [])
  return useFacts(durable)
}
