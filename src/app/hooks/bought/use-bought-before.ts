import { useEffect } from 'react'
import { useStateSnapshot } from '#app/hooks/use-facts.ts'
import { logErrorOnly } from '#app/state/page/notices.ts'
import { session } from '#app/state/session/session.ts'

/** Loads which parts the user has bought before. The code for this is not part of the app's first load. */
export function useLoadBoughtParts(): void {
  const { current } = useStateSnapshot(session)
  const owner = current.type === 'member' ? current.userInfo?.id : undefined
  useEffect(() => {
    if (owner)
      void import('#app/state/orders/bought-before.ts')
        .then(({ loadLastPurchases: loadBoughtBefore }) => loadBoughtBefore())
        .catch(logErrorOnly)
  }, [owner])
}
