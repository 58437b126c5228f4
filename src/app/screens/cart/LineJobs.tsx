import { Trans, useLingui } from '@lingui/react/macro'
import { useState } from 'react'
import { useCurrentJob } from '#app/hooks/jobs/use-job.ts'
import type { DisplayedCartLine } from '#app/hooks/use-cart.ts'
import { setLineJob } from '#app/state/cart-changes/changes.ts'
import { JobChoiceDialog } from '#app/ui/cart/JobDialog.tsx'
import { LineJobsText } from '#app/ui/cart/LineJobsText.tsx'
import { css, cx } from '#styled/css'
import { button } from '#styled/recipes'

/** The jobs that a cart line is for, and a way to change them. Hidden if no job was ever used. */
export function LineJobs({ line }: { line: DisplayedCartLine }) {
  const { t } = useLingui()
  const { knownJobs } = useCurrentJob()
  const [open, setOpen] = useState(false)
  const { id, jobs = [] } = line
  if (jobs.length === 0 && knownJobs.length === 0) return null
  const only = jobs.length === 1 && jobs[0]?.qty === line.qty ? jobs[0].job : ''
  return (
    <div>
      <button
        type="button"
        className={cx(button({ tone: 'plain' }), jobButtonClass)}
        title={t`Change what ${id} is for`}
        onClick={() => setOpen(true)}
      >
        {jobs.length === 0 ? <Trans>For a job?</Trans> : <LineJobsText line={line} />}
      </button>
      <JobChoiceDialog
        open={open}
        onClose={() => setOpen(false)}
        chosenJob={only}
        knownJobs={knownJobs}
        onChoose={(job) => void setLineJob(id, job)}
      />
    </div>
  )
}

const jobButtonClass = css({
  paddingInline: '0',
  justifyContent: 'flex-start',
  textAlign: 'left',
  fontSize: 'sm',
  fontWeight: 'regular',
  overflowWrap: 'anywhere',
  textDecoration: 'underline',
  textUnderlineOffset: '[0.2em]',
})
