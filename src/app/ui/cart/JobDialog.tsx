import { Trans } from '@lingui/react/macro'
import { type FormEvent, useId, useState } from 'react'
import { JOB_NAME_MOST_CHARACTERS } from '#contract/limits.ts'
import { Dialog } from '#app/ui/Dialog.tsx'
import { Icon } from '#app/ui/Icon.tsx'
import { css } from '#styled/css'
import { button, chip, field } from '#styled/recipes'

interface JobDialogProps {
  open: boolean
  onClose: () => void
  /** What is chosen now; '' for none. */
  chosen: string
  /** Jobs that can be chosen with one tap. */
  known: readonly string[]
  onChoose: (job: string) => void
}

/** Which job parts are for: one tap on a job that is known, a new name, or none. */
export function JobDialog({ open, onClose, chosen, known, onChoose }: JobDialogProps) {
  const [name, setName] = useState('')
  const fieldId = useId()
  const take = (job: string) => {
    onChoose(job)
    setName('')
    onClose()
  }
  const submit = (event: FormEvent) => {
    event.preventDefault()
    if (name.trim() !== '') take(name)
  }
  return (
    <Dialog open={open} onClose={onClose} title={<Trans>Which job is it for?</Trans>}>
      <form onSubmit={submit} className={frame}>
        {known.length === 0 && chosen === '' ? null : (
          <div className={chips}>
            {known.map((job) => (
              <button key={job} type="button" className={chip()} aria-pressed={job === chosen} onClick={() => take(job)}>
                {job === chosen ? <Icon name="check" size={16} /> : null}
                {job}
              </button>
            ))}
            <button type="button" className={chip()} aria-pressed={chosen === ''} onClick={() => take('')}>
              {chosen === '' ? <Icon name="check" size={16} /> : null}
              <Trans>No job</Trans>
            </button>
          </div>
        )}
        <label htmlFor={fieldId}>
          <Trans>Another job</Trans>
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
        <p className={hint}>
          <Trans>Such as “Hilux Meyer”. The order, its print and its mail list the parts by job.</Trans>
        </p>
        <button type="submit" className={button({ tone: 'primary' })}>
          <Trans>For this job</Trans>
        </button>
      </form>
    </Dialog>
  )
}

const frame = css({ display: 'grid', gap: '3' })
const chips = css({ display: 'flex', flexWrap: 'wrap', gap: '2', overflowWrap: 'anywhere' })
const hint = css({ fontSize: 'sm', color: 'fg.muted' })
