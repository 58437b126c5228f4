import { useEffect } from 'react'
import { useStateSnapshot } from '#app/hooks/use-facts.ts'
import { coresOwed, loadCoresOwed } from '#app/state/garage/cores-owed.ts'
import { logErrorOnly } from '#app/state/page/notices.ts'
import type { CoreReturn } from '#contract/orders/returns/returns.ts'

/** Returns the used units that the user still has to send back; empty until they are known. `isMember`: a guest owes none. */
export function useCoresOwed(isMember: boolean): readonly CoreReturn[] {
  useEffect(() => {
    if (isMember) void loadCoresOwed().catch(logErrorOnly)
  }, [isMember])
  const { cores } = useStateSnapshot(coresOwed)
  return isMember ? (cores as readonly CoreReturn[]) : []
}
