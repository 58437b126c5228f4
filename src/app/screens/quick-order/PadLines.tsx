import { Trans, useLingui } from '@lingui/react/macro'
import { useDeferredValue } from 'react'
import { css } from '#styled/css'
import { moveByArrow } from './move-by-arrow.ts'
import { PadRow } from './PadRow.tsx'
import type { Pad } from './use-pad.ts'

/** How many lines are drawn at once; enough for the tallest screen. The rest follows with lower priority than the user's input. */
const FIRST_LINES = 20

/** The lines of the pad, or those of one state. */
export function PadLines({ pad: { isRead, views, shownGroup } }: { pad: Pad }) {
  const { t } = useLingui()
  const shown = shownGroup === null ? views : views.filter(({ group }) => group === shownGroup)
  const isLong = useDeferredValue(shown.length > FIRST_LINES, false)
  if (views.length === 0)
    return isRead ? (
      <p className={emptyClass}>
        <Trans>
          Copy a list from a spreadsheet or a message and paste it anywhere on this page. Quantities may stand before or behind the numbers:
        </Trans>
        <samp className={exampleClass}>{'0 001 107 026\t2\n4 x 104210-3120\nRE539696; 2 pcs'}</samp>
      </p>
    ) : null
  return (
    <ol className={listClass} aria-label={t`Lines of the order`} onKeyDown={moveByArrow}>
      {shown.slice(0, isLong ? undefined : FIRST_LINES).map((view) => (
        <PadRow key={view.line.id} view={view} />
      ))}
    </ol>
  )
}

const listClass = css({ borderTop: 'hair' })
const emptyClass = css({ color: 'fg.muted', maxWidth: 'prose', paddingBlock: '4', borderTop: 'hair' })
const exampleClass = css({
  display: 'block',
  marginTop: '3',
  padding: '3',
  backgroundColor: 'well',
  borderRadius: 'md',
  fontFamily: 'numbers',
  fontSize: 'sm',
  whiteSpace: 'pre',
  color: 'fg',
})
