import { useEffect } from 'react'
import { useCart } from '#app/hooks/use-cart.ts'
import { useStateSnapshot } from '#app/hooks/use-facts.ts'
import { chooseJob, repairJob, restoreJob } from '#app/state/cart/job.ts'

/** Returns the current job, which newly added parts are for, and the selectable jobs: those of this device and of the cart. */
export function useCurrentJob(): { jobName: string; knownJobs: string[]; chooseJob: (name: string) => void } {
  const { name, recent } = useStateSnapshot(repairJob)
  const { lines } = useCart()
  useEffect(() => restoreJob(), [])
  const inCart = lines.flatMap((line) => [line.job, ...(line.jobs ?? []).map((share) => share.job)])
  return { jobName: name, knownJobs: [...new Set([...recent, ...inCart])].filter((one) => one !== ''), chooseJob: chooseJob }
}
