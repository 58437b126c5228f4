import { useEffect } from 'react'
import { useStateSnapshot } from '#app/hooks/use-facts.ts'
import { useViewHistory } from '#app/hooks/use-view-history.ts'
import { historyLoadState, syncViewHistory } from '#app/state/views/join.ts'
import { setHistoryPaused } from '#app/state/views/pause.ts'

/** Returns the parts that the user has viewed on all devices. Requests the complete history. */
export function useViewHistoryOfAllDevices() {
  const { known, views, paused } = useViewHistory()
  const { status } = useStateSnapshot(historyLoadState)
  useEffect(() => {
    // The page itself requests the history when it is idle, but only a part of it.
    void syncViewHistory({ all: true })
  }, [])
  return { known, views, status, paused, pause: setHistoryPaused, again: () => syncViewHistory({ all: true }) }
}
