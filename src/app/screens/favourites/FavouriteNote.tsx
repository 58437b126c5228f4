import { Trans, useLingui } from '@lingui/react/macro'
import type { DisplayedFavourite } from '#app/hooks/favourites/use-favourites.ts'
import { setFavouriteNote } from '#app/state/favourites/changes.ts'
import { css, cx } from '#styled/css'
import { link, panel } from '#styled/recipes'
import { NoteForm } from './NoteForm.tsx'
import type { NoteEditing } from './use-note.ts'

interface FavouriteNoteProps {
  mark: DisplayedFavourite
  note: NoteEditing
}

/** The user's note about a favourite, which can be changed in place. Nothing without a note, because the row's menu creates one. */
export function FavouriteNote({
  mark: { mcode, note },
  note: { draft, stateReason, startEditing, updateText, stopEditing },
}: FavouriteNoteProps) {
  const { t } = useLingui()
  if (draft !== null)
    return (
      <div className={notePlaceClass}>
        <NoteForm
          label={t`Note about ${mcode}`}
          text={draft.text}
          takesFocus={stateReason === 'begun'}
          onType={updateText}
          onCancel={stopEditing}
          onSave={async () => {
            if (await setFavouriteNote(mcode, draft.text, draft.from)) stopEditing()
          }}
        />
      </div>
    )
  if (note === '') return null
  return (
    <div className={cx(panel({ look: 'note' }), notePlaceClass)}>
      <p className={textClass}>{note}</p>
      <button ref={stateReason === 'left' ? focusOnMount : undefined} type="button" className={link({ tall: true })} onClick={startEditing}>
        <span>
          <Trans>Change the note</Trans>
          <span className={visuallyHiddenClass}> {t`about ${mcode}`}</span>
        </span>
      </button>
    </div>
  )
}

/** Focuses this button if the note's form had the focus when it was removed. */
const focusOnMount = (way: HTMLButtonElement | null) => {
  if (document.activeElement === document.body) way?.focus({ preventScroll: true })
}

const notePlaceClass = css({ gridArea: '[note]', minWidth: '0', maxWidth: 'prose' })
const textClass = css({ color: 'fg', whiteSpace: 'pre-line', overflowWrap: 'anywhere' })
const visuallyHiddenClass = css({ srOnly: true })
