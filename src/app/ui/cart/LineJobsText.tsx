import { Trans } from '@lingui/react/macro'
import { assignedPieceCount, type QuantityWithJobs } from '#contract/jobs/shares.ts'

/** Says which jobs a cart line is for, "For job: Hilux Meyer", with quantities if not all pieces are for one job. Nothing without a job. */
export function LineJobsText({ line: { qty, jobs = [] } }: { line: QuantityWithJobs }) {
  const [first, ...more] = jobs
  if (first === undefined) return null
  if (more.length === 0 && first.qty === qty) return <Trans>For job: {first.job}</Trans>
  const loose = qty - assignedPieceCount(jobs)
  const words = jobs.map((share) => `${share.qty} × ${share.job}`).join(' · ')
  return loose > 0 ? (
    <Trans>
      For jobs: {words} · {loose} × none
    </Trans>
  ) : (
    <Trans>For jobs: {words}</Trans>
  )
}
