import { useEffect, useState } from 'react'
import { useMember } from '#app/hooks/account/use-member.ts'
import { logErrorOnly } from '#app/state/page/notices.ts'
import { fetchRewards } from '#app/state/rewards/rewards.ts'

/**
 * Returns the user's points; null for a guest and while unknown, because the gifts are shown anyway. `newest`: the points in the reply to a
 * claim.
 */
export function useOwnPoints(newest: number | null = null): number | null {
  const member = useMember()
  const [balance, setBalance] = useState<number | null>(null)
  useEffect(() => {
    if (!member) return
    let here = true
    fetchRewards().then(({ value }) => here && setBalance(value.balance), logErrorOnly)
    return () => {
      here = false
    }
  }, [member])
  return member ? (newest ?? balance) : null
}
