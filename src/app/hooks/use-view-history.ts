import { useEffect } from 'react'
import { loadViewHistory, type SeenPart, viewHistory } from '#app/state/catalogue/view-history.ts'
import { useStateSnapshot } from './use-facts.ts'

export type { SeenPart }

/** Returns the parts that were viewed on this device, newest first. */
export function useViewHistory() {
  useEffect(() => {
    if (!viewHistory.known) void loadViewHistory()
  }, [])
  return useStateSnapshot(viewHistory)
}
