import { useEffect } from 'react'
import { useStateSnapshot } from '#app/hooks/use-facts.ts'
import { useViewHistory } from '#app/hooks/use-view-history.ts'
import { joinedHistory, joinHistory } from '#app/state/views/join.ts'
import { setHistoryPaused } from '#app/state/views/pause.ts'

/** Returns the parts that the user has viewed on all devices. Requests the complete history. */
export function useJoinedHistory() {
  const { known, views, paused } = useViewHistory()
  const { status } = useStateSnapshot(joinedHistory)
  useEffect(() => {
    // The page starts this by itself when idle, but only for a part of the history.
    void joinHistory({ all: true })
  }, [])
  return { known, views, status, paused, pause: setHistoryPaused, again: () => joinHistory({ all: true }) }
}
