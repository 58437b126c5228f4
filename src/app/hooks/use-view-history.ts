import { useEffect } from 'react'
import { useFacts } from './use-facts.ts'
import { loadViewHistory, viewHistory } from '../state/view-history.ts'

/** Parts looked at on this device, newest first. */
export function useViewHistory() {
  useEffect(() => {
    if (!viewHistory.known) void loadViewHistory()
  }, [])
  return useFacts(viewHistory)
}
