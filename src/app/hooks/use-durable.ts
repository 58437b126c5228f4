import { useEffect } from 'react'
import { durable, lookAtStorage } from '#app/state/page/durable.ts'
import { useFacts } from './use-facts.ts'

export { askAgainToKeep } from '#app/state/page/durable.ts'

/** Returns whether the browser stores data permanently, and how much space it grants. */
export function useDurable() {
  useEffect(() => void lookAtStorage(), [])
  return useFacts(durable)
}
