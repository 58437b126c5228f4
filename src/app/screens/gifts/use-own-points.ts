import { useEffect, useState } from 'react'
import { useMember } from '#app/hooks/account/use-member.ts'
import { logOnly } from '#app/state/page/notices.ts'
import { askRewards } from '#app/state/rewards/rewards.ts'

/**
 * The balance of who is signed in; null for a guest, and while it is not known: gifts are shown all the same. `newest` is what a claim has
 * just said.
 */
export function useOwnPoints(newest: number | null = null): number | null {
  const member = useMember()
  const [balance, setBalance] = useState<number | null>(null)
  useEffect(() => {
    if (!member) return
    let here = true
    askRewards().then(({ value }) => here && setBalance(value.balance), logOnly)
    return () => {
      here = false
    }
  }, [member])
  return member ? (newest ?? balance) : null
}
