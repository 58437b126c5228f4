import { Trans } from '@lingui/react/macro'
import { useState } from 'react'
import { useCurrentJob } from '#app/hooks/jobs/use-job.ts'
import { needsScriptClass } from '#app/ui/needs-script.ts'
import { css, cx } from '#styled/css'
import { button } from '#styled/recipes'
import { JobChoiceDialog } from './JobDialog.tsx'

/**
 * The current job beside an Add button, and a way to change it. Hidden for users without jobs. `hidesWithoutJob`: it is only shown while a
 * job
 * is set.
 */
export function CurrentJobButton({ hidesWithoutJob = false }: { hidesWithoutJob?: boolean }) {
  const { jobName: name, knownJobs, chooseJob } = useCurrentJob()
  const [open, setOpen] = useState(false)
  if (hidesWithoutJob && name === '' && !open) return null
  return (
    <div className={cx(frameClass, needsScriptClass)}>
      <button type="button" className={cx(button({ tone: 'plain' }), linkClass)} onClick={() => setOpen(true)}>
        {name === '' ? <Trans>For a job?</Trans> : <Trans>For job: {name}</Trans>}
      </button>
      <JobChoiceDialog open={open} onClose={() => setOpen(false)} chosenJob={name} knownJobs={knownJobs} onChoose={chooseJob} />
    </div>
  )
}

const frameClass = css({ display: 'flex', minHeight: 'touch', minWidth: '0' })
const linkClass = css({
  maxWidth: 'full',
  paddingInline: '0',
  justifyContent: 'flex-start',
  textAlign: 'left',
  overflowWrap: 'anywhere',
  textDecoration: 'underline',
  textUnderlineOffset: '[0.2em]',
})
