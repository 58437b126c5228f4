import { useEffect } from 'react'
import { useFacts } from '#app/hooks/use-facts.ts'
import { useViewHistory } from '#app/hooks/use-view-history.ts'
import { joined, joinHistory } from '#app/state/views/join.ts'
import { pauseViews } from '#app/state/views/pause.ts'

/** What was viewed on all devices of whoever is signed in; the shop is asked for all of it. */
export function useJoinedHistory() {
  const { known, views, paused } = useViewHistory()
  const { status } = useFacts(joined)
  useEffect(() => {
    // What follows the history starts by itself, once the page rests.
    void joinHistory({ all: true })
  }, [])
  return { known, views, status, paused, pause: pauseViews, again: () => void joinHistory({ all: true }) }
}
