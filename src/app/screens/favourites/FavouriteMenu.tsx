import { Trans, useLingui } from '@lingui/react/macro'
import { useState } from 'react'
import type { ShownFolder, ShownMark } from '#app/hooks/favourites/use-favourites.ts'
import { takeOut } from '#app/state/favourites/changes.ts'
import { MoreMenu, menuButton } from '#app/ui/menu/MoreMenu.tsx'
import { MoveTo } from './MoveTo.tsx'

interface FavouriteMenuProps {
  mark: ShownMark
  folders: readonly ShownFolder[]
  onNote: () => void
}

/** Further actions for a favourite: note, folder, remove. */
export function FavouriteMenu({ mark, folders, onNote }: FavouriteMenuProps) {
  const { t } = useLingui()
  const [moving, setMoving] = useState(false)
  const { mcode, note } = mark
  return (
    <>
      <MoreMenu label={t`More for ${mcode}`}>
        <button type="button" className={menuButton} onClick={onNote}>
          {note === '' ? <Trans>Write a note</Trans> : <Trans>Change the note</Trans>}
        </button>
        <button type="button" className={menuButton} onClick={() => setMoving(true)}>
          <Trans>Move…</Trans>
        </button>
        <button type="button" className={menuButton} onClick={() => void takeOut([mcode])}>
          <Trans>Take out</Trans>
        </button>
      </MoreMenu>
      <MoveTo mark={mark} folders={folders} open={moving} onClose={() => setMoving(false)} />
    </>
  )
}
