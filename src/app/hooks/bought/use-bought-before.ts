import { useEffect } from 'react'
import { useFacts } from '#app/hooks/use-facts.ts'
import { session } from '#app/state/account/session.ts'
import { logOnly } from '#app/state/page/notices.ts'

/** Finds out which parts whoever is signed in has bought before. No first load carries the code of it. */
export function useBoughtBefore(): void {
  const { now } = useFacts(session)
  const owner = now.type === 'member' ? now.userInfo?.id : undefined
  useEffect(() => {
    if (owner) void import('#app/state/orders/bought-before.ts').then(({ loadBoughtBefore }) => loadBoughtBefore()).catch(logOnly)
  }, [owner])
}
