import { Trans, useLingui } from '@lingui/react/macro'
import { useId, useState } from 'react'
import { clearViewHistory } from '#app/state/views/changes.ts'
import { Dialog } from '#app/ui/Dialog.tsx'
import { linkRowClass } from '#app/ui/form/fields.ts'
import { MoreMenu, menuItemClass } from '#app/ui/menu/MoreMenu.tsx'
import { MAX_SEARCH_TEXT_CHARACTERS } from '#contract/limits.ts'
import { css } from '#styled/css'
import { button, field } from '#styled/recipes'

interface HistoryToolsProps {
  searchText: string
  setSearchText: (typed: string) => void
  isRemoving: boolean
  setIsRemoving: (removing: boolean) => void
  isPaused: boolean
  setIsPaused: (paused: boolean) => void
}

/** Tools of the view history: search it, remove selected or all parts, or turn it off on this device. */
export function HistoryTools({ searchText, setSearchText, isRemoving, setIsRemoving, isPaused, setIsPaused }: HistoryToolsProps) {
  const { t } = useLingui()
  const id = useId()
  const [clearing, setClearing] = useState(false)
  return (
    <div className={frameClass}>
      <label htmlFor={id} className={labelClass}>
        <Trans>Find in what you viewed</Trans>
      </label>
      <input
        id={id}
        type="search"
        className={field()}
        value={searchText}
        maxLength={MAX_SEARCH_TEXT_CHARACTERS}
        onChange={(event) => setSearchText(event.target.value)}
        autoComplete="off"
        spellCheck={false}
      />
      {isRemoving ? (
        <button type="button" className={button()} onClick={() => setIsRemoving(false)}>
          <Trans>Done</Trans>
        </button>
      ) : (
        <MoreMenu label={t`Your history: remove parts, clear, pause`}>
          <button type="button" className={menuItemClass} onClick={() => setIsRemoving(true)}>
            <Trans>Remove some parts</Trans>
          </button>
          <button type="button" className={menuItemClass} onClick={() => setClearing(true)}>
            <Trans>Clear the history…</Trans>
          </button>
          {isPaused ? null : (
            <button type="button" className={menuItemClass} onClick={() => setIsPaused(true)}>
              <Trans>Remember nothing on this device</Trans>
            </button>
          )}
        </MoreMenu>
      )}
      <Dialog open={clearing} onClose={() => setClearing(false)} title={<Trans>Clear the history?</Trans>}>
        <p>
          <Trans>
            All parts that you viewed are forgotten, on every device on which you are signed in. Cart, favourites and orders stay.
          </Trans>
        </p>
        <div className={linkRowClass}>
          <button
            type="button"
            className={button({ tone: 'bad' })}
            onClick={() => {
              setClearing(false)
              void clearViewHistory()
            }}
          >
            <Trans>Clear the history</Trans>
          </button>
          <button type="button" className={button()} onClick={() => setClearing(false)}>
            <Trans>Keep it</Trans>
          </button>
        </div>
      </Dialog>
    </div>
  )
}

const frameClass = css({
  display: 'grid',
  gridTemplateColumns: '[minmax(0, 1fr) auto]',
  columnGap: '2',
  rowGap: '1',
  maxWidth: '[440px]',
})
const labelClass = css({ gridColumn: '[1 / -1]' })
