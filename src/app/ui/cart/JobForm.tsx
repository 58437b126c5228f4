import { type FormEvent, type ReactNode, useId, useState } from 'react'
import { Icon } from '#app/ui/Icon.tsx'
import { MAX_JOB_NAME_CHARACTERS } from '#contract/limits.ts'
import { css } from '#styled/css'
import { button, chip, field } from '#styled/recipes'

interface JobFormProps {
  /** The jobs to choose from, with their labels. */
  known: readonly { job: string; words: ReactNode; chosen?: boolean }[]
  /** The label of the field for a new name. */
  label: ReactNode
  /** A hint below the label. */
  hint?: ReactNode
  submit: ReactNode
  /** Called with the chosen or typed job, without spaces at its ends. */
  onTake: (job: string) => void
}

/** A form to choose a known job or to type the name of a new one. */
export function JobForm({ known, label, hint, submit, onTake }: JobFormProps) {
  const [name, setName] = useState('')
  const fieldId = useId()
  const take = (job: string) => {
    onTake(job)
    setName('')
  }
  const send = (event: FormEvent) => {
    event.preventDefault()
    if (name.trim() !== '') take(name.trim())
  }
  return (
    <form onSubmit={send} className={frame}>
      {known.length === 0 ? null : (
        <div className={chips}>
          {known.map(({ job, words, chosen }) => (
            <button key={job} type="button" className={chip()} aria-pressed={chosen} onClick={() => take(job)}>
              {chosen ? <Icon name="check" size={16} /> : null}
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
      {hint === undefined ? null : <p className={hinted}>{hint}</p>}
      <button type="submit" className={button({ tone: 'primary' })}>
        {submit}
      </button>
    </form>
  )
}

const frame = css({ display: 'grid', gap: '3' })
const chips = css({ display: 'flex', flexWrap: 'wrap', gap: '2', overflowWrap: 'anywhere' })
const hinted = css({ fontSize: 'sm', color: 'fg.muted' })
