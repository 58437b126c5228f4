import { useEffect } from 'react'
import { useStateSnapshot } from '#app/hooks/use-facts.ts'
import { checkTomorrowReadiness, onWorkerControlChange, tomorrowReadiness } from '#app/state/packs/tomorrow.ts'
import { onNetworkRecovered } from '#app/state/page/network.ts'
import { logErrorOnly } from '#app/state/page/notices.ts'

/** Returns whether the parts for tomorrow's jobs are available offline. Checked on mount and when the server responds again. */
export function useTomorrowJobsReadiness() {
  useEffect(() => {
    const look = () => void checkTomorrowReadiness().catch(logErrorOnly)
    look()
    const stops = [onNetworkRecovered(look), onWorkerControlChange(look)]
    return () => {
      for (const stop of stops) stop()
    }
  }, [])
  return { now: useStateSnapshot(tomorrowReadiness).current, again: checkTomorrowReadiness }
}
