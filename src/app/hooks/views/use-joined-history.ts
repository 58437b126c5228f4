import { useEffect } from 'react'
import { useFacts } from '#app/hooks/use-facts.ts'
import { useViewHistory } from '#app/hooks/use-view-history.ts'
import { joined, joinHistory } from '#app/state/views/join.ts'
import { pauseViews } from '#app/state/views/pause.ts'

/** The user's views from all devices; the complete history is requested. */
export function useJoinedHistory() {
  const { known, views, paused } = useViewHistory()
  const { status } = useFacts(joined)
  useEffect(() => {
    // The history synchronisation starts by itself when the page is idle.
    void joinHistory({ all: true })
  }, [])
  return { known, views, status, paused, pause: pauseViews, again: () => joinHistory({ all: true }) }
}
