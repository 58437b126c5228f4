import { useEffect } from 'react'
import { durable, lookAtStorage } from '#app/state/page/durable.ts'
import { useFacts } from './use-facts.ts'

export { askAgainToKeep } from '#app/state/page/durable.ts'

/** Whether the browser stores data persistently, and how much space it grants. */
export function useDurable() {
  useEffect(() => void lookAtStorage(), [])
  return useFacts(durable)
}
