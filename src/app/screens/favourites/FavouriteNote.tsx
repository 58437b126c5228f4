import { Trans, useLingui } from '@lingui/react/macro'
import { useState } from 'react'
import type { ShownMark } from '#app/hooks/favourites/use-favourites.ts'
import { dropNoteDraft, keepNoteDraft, noteDraft, type NoteDraft } from '#app/state/favourites/note-drafts.ts'
import { setNote } from '#app/state/favourites/changes.ts'
import { css, cx } from '#styled/css'
import { link, panel } from '#styled/recipes'
import { NoteForm } from './NoteForm.tsx'

/** What its owner wrote about a part, changed where it stands. What was typed and not saved is there again after the page was left. */
export function FavouriteNote({ mark: { mcode, note } }: { mark: ShownMark }) {
  const { t } = useLingui()
  const [draft, setDraft] = useState<NoteDraft | null>(() => noteDraft(mcode))
  const [left, setLeft] = useState(false)
  const begin = () => setDraft({ from: note, text: note })
  const end = () => {
    dropNoteDraft(mcode)
    setDraft(null)
    setLeft(true)
  }
  if (draft !== null)
    return (
      <NoteForm
        label={t`Note about ${mcode}`}
        text={draft.text}
        onType={(text) => {
          setDraft({ ...draft, text })
          keepNoteDraft(mcode, { ...draft, text })
        }}
        onCancel={end}
        onSave={async () => {
          if (await setNote(mcode, draft.text, draft.from)) end()
        }}
      />
    )
  const way = (
    <button ref={left ? takeFocus : undefined} type="button" className={link({ tall: true })} aria-label={t`Note about ${mcode}`} onClick={begin}>
      {note === '' ? <Trans>Write a note</Trans> : <Trans>Change the note</Trans>}
    </button>
  )
  if (note === '') return way
  return (
    <div className={cx(panel({ look: 'note' }), words)}>
      <p className={text}>{note}</p>
      {way}
    </div>
  )
}

/** The form that had the focus has gone. */
const takeFocus = (way: HTMLButtonElement | null) => {
  if (document.activeElement === document.body) way?.focus({ preventScroll: true })
}

const words = css({ flex: '[1 1 200px]', minWidth: '0', maxWidth: 'prose' })
const text = css({ color: 'fg', whiteSpace: 'pre-line', overflowWrap: 'anywhere' })
