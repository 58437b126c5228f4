import { useEffect } from 'react'
import { useFacts } from '#app/hooks/use-facts.ts'
import { onWorkerInCharge, readyForTomorrow, tomorrow } from '#app/state/packs/tomorrow.ts'
import { onShopBack } from '#app/state/page/network.ts'
import { logOnly } from '#app/state/page/notices.ts'

/** Returns whether the parts for tomorrow's jobs are available offline. Checked on mount and when the server responds again. */
export function useTomorrow() {
  useEffect(() => {
    const look = () => void readyForTomorrow().catch(logOnly)
    look()
    const stops = [onShopBack(look), onWorkerInCharge(look)]
    return () => {
      for (const stop of stops) stop()
    }
  }, [])
  return { now: useFacts(tomorrow).now, again: readyForTomorrow }
}
