import { Trans, useLingui } from '@lingui/react/macro'
import { useState } from 'react'
import type { ShownRefused } from '#app/hooks/favourites/use-favourites.ts'
import { translate } from '#app/i18n/language.ts'
import { discardFavourite, retryFavourite, setNote } from '#app/state/favourites/changes.ts'
import { Icon } from '#app/ui/Icon.tsx'
import { css } from '#styled/css'
import { button, mark } from '#styled/recipes'
import { NoteForm } from './NoteForm.tsx'
import { refusedFrame, refusedWays } from './refused-look.ts'
import { refusedWords, typedNote } from './refused-words.ts'

/** Refused changes: which, why, the typed text, and actions. Nothing if there are none. */
export function RefusedFavourites({ refused }: { refused: readonly ShownRefused[] }) {
  if (refused.length === 0) return null
  return (
    <ul className={list}>
      {refused.map((one) => (
        <Refused key={one.intentId} refused={one} />
      ))}
    </ul>
  )
}

function Refused({ refused: { intentId, change, refusal } }: { refused: ShownRefused }) {
  const { i18n, t } = useLingui()
  const note = typedNote(change)
  const [text, setText] = useState(note)
  const mcode = change.call === 'favouriteChange' ? change.input.mcode : ''
  const from = change.call === 'favouriteChange' ? change.input.note?.from : undefined
  return (
    <li className={refusedFrame}>
      <p>
        <span className={mark({ tone: 'bad' })}>
          <Icon name="warning" size={16} />
          <Trans>Needs you</Trans>
        </span>{' '}
        {refusedWords(i18n, change)}
      </p>
      <p>{translate(refusal.say)}</p>
      {from !== undefined ? (
        <NoteForm
          label={t`Note about ${mcode}`}
          text={text}
          onType={setText}
          onCancel={() => void discardFavourite(intentId)}
          onSave={async () => {
            if (await setNote(mcode, text, from)) await discardFavourite(intentId)
          }}
        />
      ) : (
        <>
          {note === '' ? null : <p className={typed}>{note}</p>}
          <div className={refusedWays}>
            <button type="button" className={button()} onClick={() => void retryFavourite(intentId)}>
              <Trans>Retry</Trans>
            </button>
            <button type="button" className={button()} onClick={() => void discardFavourite(intentId)}>
              <Trans>Discard</Trans>
            </button>
          </div>
        </>
      )}
    </li>
  )
}

const list = css({ display: 'grid', gap: '3' })
const typed = css({ whiteSpace: 'pre-line', overflowWrap: 'anywhere' })
