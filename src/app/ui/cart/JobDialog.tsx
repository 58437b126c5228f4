import { Trans } from '@lingui/react/macro'
import { type FormEvent, type ReactNode, useId, useState } from 'react'
import { Dialog } from '#app/ui/Dialog.tsx'
import { Icon } from '#app/ui/Icon.tsx'
import { MAX_JOB_NAME_CHARACTERS } from '#contract/limits.ts'
import { css } from '#styled/css'
import { button, chip, field } from '#styled/recipes'

interface JobDialogProps {
  open: boolean
  onClose: () => void
  title: ReactNode
  /** The selectable jobs with their labels; '' for none. */
  jobOptions: readonly { job: string; label: ReactNode }[]
  /** The job that is marked as selected; undefined if none is to be marked. */
  chosenJob?: string
  /** The label of the text field for the name of a new job. */
  label: ReactNode
  /** A hint below the text field for a new name. */
  hint?: ReactNode
  submitLabel: ReactNode
  /** Called with the selected or typed job, trimmed. */
  onChoose: (job: string) => void
}

/** Asks for a job: a known one, or a new name. A folder of favourites is a job too. */
export function JobDialog({ open, onClose, title, jobOptions, chosenJob, label, hint, submitLabel, onChoose }: JobDialogProps) {
  const [name, setName] = useState('')
  const fieldId = useId()
  const close = () => {
    setName('')
    onClose()
  }
  const take = (job: string) => {
    onChoose(job)
    close()
  }
  const send = (event: FormEvent) => {
    event.preventDefault()
    if (name.trim() !== '') take(name.trim())
  }
  return (
    <Dialog open={open} onClose={close} title={title}>
      <form onSubmit={send} className={frameClass}>
        {jobOptions.length === 0 ? null : (
          <div className={chipsClass}>
            {jobOptions.map(({ job, label: words }) => (
              <button
                key={job}
                type="button"
                className={chip()}
                aria-pressed={chosenJob === undefined ? undefined : job === chosenJob}
                onClick={() => take(job)}
              >
                {job === chosenJob ? <Icon name="check" size={16} /> : null}
                {words}
              </button>
            ))}
          </div>
        )}
        <label htmlFor={fieldId}>{label}</label>
        <input
          id={fieldId}
          className={field()}
          value={name}
          maxLength={MAX_JOB_NAME_CHARACTERS}
          autoComplete="off"
          required
          onChange={(event) => setName(event.target.value)}
        />
        {hint === undefined ? null : <p className={hintClass}>{hint}</p>}
        <button type="submit" className={button({ tone: 'primary' })}>
          {submitLabel}
        </button>
      </form>
    </Dialog>
  )
}

const frameClass = css({ display: 'grid', gap: '3' })
const chipsClass = css({ display: 'flex', flexWrap: 'wrap', gap: '2', overflowWrap: 'anywhere' })
const hintClass = css({ fontSize: 'sm', color: 'fg.muted' })

interface JobChoiceDialogProps extends Pick<JobDialogProps, 'open' | 'onClose' | 'onChoose'> {
  /** The current job; '' for none. */
  chosenJob: string
  knownJobs: readonly string[]
}

/** Asks which job parts are for: a known one, a new name, or none. */
export const JobChoiceDialog = ({ knownJobs, ...dialog }: JobChoiceDialogProps) => (
  <JobDialog
    {...dialog}
    title={<Trans>Which job is it for?</Trans>}
    jobOptions={
      knownJobs.length === 0 && dialog.chosenJob === ''
        ? []
        : [...knownJobs.map((job) => ({ job, label: job })), { job: '', label: <Trans>No job</Trans> }]
    }
    label={<Trans>Another job</Trans>}
    hint={<Trans>Such as “Hilux Meyer”. The order, its print and its mail list the parts by job.</Trans>}
    submitLabel={<Trans>For this job</Trans>}
  />
)
