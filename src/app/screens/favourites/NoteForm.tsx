import { Plural, Trans } from '@lingui/react/macro'
import { type FormEvent, useEffect, useRef } from 'react'
import { MAX_FAVOURITE_NOTE_CHARACTERS } from '#contract/favourites/favourites.ts'
import { css, cx } from '#styled/css'
import { button, field as fieldLook } from '#styled/recipes'

interface NoteFormProps {
  label: string
  text: string
  /** Whether the form was opened by a click, so that its field gets the focus. */
  takesFocus?: boolean
  onType: (text: string) => void
  onCancel: () => void
  onSave: () => Promise<void>
}

/** A form for a note. A text that is too long is reported and kept. */
export function NoteForm({ label, text, takesFocus = false, onType, onCancel, onSave }: NoteFormProps) {
  const field = useRef<HTMLTextAreaElement>(null)
  useEffect(() => {
    if (takesFocus || document.activeElement === document.body) field.current?.focus({ preventScroll: true })
  }, [takesFocus])
  const over = text.trim().length - MAX_FAVOURITE_NOTE_CHARACTERS
  const save = (event: FormEvent) => {
    event.preventDefault()
    if (over <= 0) void onSave()
  }
  return (
    <form className={frameClass} onSubmit={save}>
      <textarea
        ref={field}
        className={cx(fieldLook(), textAreaClass)}
        aria-label={label}
        aria-invalid={over > 0 || undefined}
        rows={3}
        value={text}
        onChange={(event) => onType(event.target.value)}
      />
      {over > 0 ? (
        <p role="alert" className={errorTextClass}>
          <Plural
            value={over}
            one="A note has at most 1000 characters: # too many."
            other="A note has at most 1000 characters: # too many."
          />
        </p>
      ) : null}
      <div className={actionsClass}>
        <button type="submit" className={button()}>
          <Trans>Save the note</Trans>
        </button>
        <button type="button" className={button({ tone: 'plain' })} onClick={onCancel}>
          <Trans>Cancel</Trans>
        </button>
      </div>
    </form>
  )
}

const frameClass = css({ display: 'grid', gridTemplateColumns: '[minmax(0, 1fr)]', gap: '2', flex: '[1 1 240px]', maxWidth: 'prose' })
const textAreaClass = css({ paddingBlock: '2' })
const errorTextClass = css({ fontSize: 'sm', color: 'bad' })
const actionsClass = css({ display: 'flex', flexWrap: 'wrap', gap: '2' })
