import { Trans } from '@lingui/react/macro'
import { type FormEvent, useId, useState } from 'react'
import { setAside } from '#app/state/cart/changes.ts'
import { Dialog } from '#app/ui/Dialog.tsx'
import { JOB_NAME_MOST_CHARACTERS } from '#contract/limits.ts'
import { css } from '#styled/css'
import { button, chip, field } from '#styled/recipes'
import { jobName } from './jobs.ts'

interface SetAsideDialogProps {
  open: boolean
  ids: readonly string[]
  /** Jobs that have lines already. */
  jobs: readonly string[]
  onClose: () => void
}

/** Asks which job the chosen lines are for: a new name, or one tap on a job that is there. */
export function SetAsideDialog({ open, ids, jobs, onClose }: SetAsideDialogProps) {
  const [name, setName] = useState('')
  const fieldId = useId()
  const put = (job: string) => {
    void setAside(ids, job)
    setName('')
    onClose()
  }
  const submit = (event: FormEvent) => {
    event.preventDefault()
    if (jobName(name) !== '') put(jobName(name))
  }
  return (
    <Dialog open={open} onClose={onClose} title={<Trans>Set aside for a job</Trans>}>
      <form onSubmit={submit} className={frame}>
        {jobs.length === 0 ? null : (
          <div className={chips}>
            {jobs.map((job) => (
              <button key={job} type="button" className={chip()} onClick={() => put(job)}>
                {job}
              </button>
            ))}
          </div>
        )}
        <label htmlFor={fieldId}>
          <Trans>Name of the job</Trans>
        </label>
        <input
          id={fieldId}
          className={field()}
          value={name}
          maxLength={JOB_NAME_MOST_CHARACTERS}
          autoComplete="off"
          required
          onChange={(event) => setName(event.target.value)}
        />
        <button type="submit" className={button({ tone: 'primary' })}>
          <Trans>Set aside</Trans>
        </button>
      </form>
    </Dialog>
  )
}

const frame = css({ display: 'grid', gap: '3' })
const chips = css({ display: 'flex', flexWrap: 'wrap', gap: '2' })
