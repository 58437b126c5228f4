import type { I18n } from '@lingui/core'
import { msg } from '@lingui/core/macro'
import { Trans, useLingui } from '@lingui/react/macro'
import { useState } from 'react'
import type { RefusedFavouriteChange } from '#app/hooks/favourites/use-favourites.ts'
import { translate } from '#app/i18n/language.ts'
import { discardFavouriteChange, retryFavouriteChange, setFavouriteNote } from '#app/state/favourites/changes.ts'
import { Icon } from '#app/ui/Icon.tsx'
import { css } from '#styled/css'
import { button, mark } from '#styled/recipes'
import { NoteForm } from './NoteForm.tsx'
import { refusedActionsClass, refusedFrameClass } from './refused-look.ts'

/** A list of refused changes of favourites: which and why, the typed text, and actions. Nothing if there are none. */
export function RefusedFavourites({ refused }: { refused: readonly RefusedFavouriteChange[] }) {
  if (refused.length === 0) return null
  return (
    <ul className={listClass}>
      {refused.map((one) => (
        <RefusedFavourite key={one.intentId} refused={one} />
      ))}
    </ul>
  )
}

function RefusedFavourite({ refused: { intentId, change, refusal } }: { refused: RefusedFavouriteChange }) {
  const { i18n, t } = useLingui()
  const note = enteredNoteOf(change)
  const [text, setText] = useState(note)
  const mcode = change.call === 'favouriteChange' ? change.input.mcode : ''
  const from = change.call === 'favouriteChange' ? change.input.note?.from : undefined
  return (
    <li className={refusedFrameClass}>
      <p>
        <span className={mark({ tone: 'bad' })}>
          <Icon name="warning" size={16} />
          <Trans>Needs you</Trans>
        </span>{' '}
        {refusedChangeText(i18n, change)}
      </p>
      <p>{translate(refusal.say)}</p>
      {from !== undefined ? (
        <NoteForm
          label={t`Note about ${mcode}`}
          text={text}
          onType={setText}
          onCancel={() => void discardFavouriteChange(intentId)}
          onSave={async () => {
            if (await setFavouriteNote(mcode, text, from)) await discardFavouriteChange(intentId)
          }}
        />
      ) : (
        <>
          {note === '' ? null : <p className={typedNoteClass}>{note}</p>}
          <div className={refusedActionsClass}>
            <button type="button" className={button()} onClick={() => void retryFavouriteChange(intentId)}>
              <Trans>Retry</Trans>
            </button>
            <button type="button" className={button()} onClick={() => void discardFavouriteChange(intentId)}>
              <Trans>Discard</Trans>
            </button>
          </div>
        </>
      )}
    </li>
  )
}

const listClass = css({ display: 'grid', gap: '3' })
const typedNoteClass = css({ whiteSpace: 'pre-line', overflowWrap: 'anywhere' })

type FavouriteChange = RefusedFavouriteChange['change']

/** Returns a sentence that names the refused change. */
function refusedChangeText(i18n: I18n, { call, input }: FavouriteChange): string {
  switch (call) {
    case 'favouriteMark':
      return i18n._(msg`Not marked: ${input.mcode}`)
    case 'favouriteChange':
      return i18n._(msg`Not changed: ${input.mcode}`)
    case 'favouriteRemove':
      return i18n._(msg`Not taken out: ${input.marks.map(({ mcode }) => mcode).join(', ')}`)
    case 'favouriteFolderSave':
      return i18n._(msg`Folder not saved: ${input.name}`)
    case 'favouriteFolderDelete':
      return i18n._(msg`Folder not taken away: ${input.name}`)
  }
}

/** Returns the note that a refused change contains; '' if it contains none. */
function enteredNoteOf({ call, input }: FavouriteChange): string {
  if (call === 'favouriteMark') return input.note
  return call === 'favouriteChange' ? (input.note?.to ?? '') : ''
}
