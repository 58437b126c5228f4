import { Plural, Trans, useLingui } from '@lingui/react/macro'
import { useState } from 'react'
import { saveFile } from '#app/state/page/save-file.ts'
import { padCsv } from '#app/state/quick-order/csv.ts'
import { removePadLines } from '#app/state/quick-order/pad-changes.ts'
import { Icon } from '#app/ui/Icon.tsx'
import { css, cx } from '#styled/css'
import { button } from '#styled/recipes'
import { csvHeadings, csvLineOf } from './csv-line.ts'
import { KeepListDialog } from './KeepListDialog.tsx'
import { NEXT_LINE_ID } from './NextLine.tsx'
import type { Pad } from './use-pad.ts'
import type { PadIntake } from './use-pad-intake.ts'

/** How to fill the pad, and what to do with all of its lines. */
export function PadTools({ pad, intake }: { pad: Pad; intake: PadIntake }) {
  const { i18n } = useLingui()
  const [isKeeping, setKeeping] = useState(false)
  const { views, toOrder } = pad
  const unread = views.filter(({ line }) => !line.isRead)
  const exportCsv = () =>
    saveFile(
      'quick-order.csv',
      'text/csv',
      padCsv(
        views.map((view) => csvLineOf(i18n, view)),
        csvHeadings(i18n),
      ),
    )
  return (
    <div className={frameClass}>
      <div className={toolsClass}>
        <button type="button" className={button()} onClick={intake.pasteFromClipboard}>
          <Icon name="copy" />
          <Trans>Paste a list</Trans>
        </button>
        <label className={cx(button(), fileClass)}>
          <Icon name="list" />
          <Trans>Open a file</Trans>
          <input
            type="file"
            className={hiddenInputClass}
            accept=".csv,.tsv,.txt,text/csv,text/plain,text/tab-separated-values"
            onChange={(event) => {
              intake.readFile(event.target.files?.[0])
              event.target.value = ''
            }}
          />
        </label>
        {views.length === 0 ? null : (
          <a href={`#${NEXT_LINE_ID}`} className={button({ tone: 'plain' })} onClick={focusNextLine}>
            <Icon name="plus" />
            <Trans>Type a line</Trans>
          </a>
        )}
      </div>
      {views.length === 0 ? null : (
        <div className={toolsClass}>
          <button type="button" className={button({ size: 'sm' })} onClick={exportCsv}>
            <Icon name="download" size={16} />
            <Trans>Save as CSV</Trans>
          </button>
          <button type="button" className={button({ size: 'sm' })} disabled={toOrder.length === 0} onClick={() => setKeeping(true)}>
            <Icon name="heart" size={16} />
            <Trans>Keep as a list</Trans>
          </button>
          <button type="button" className={button({ size: 'sm' })} onClick={() => print()}>
            <Icon name="print" size={16} />
            <Trans>Print</Trans>
          </button>
          {unread.length === 0 ? null : (
            <button
              type="button"
              className={button({ size: 'sm' })}
              onClick={() => removePadLines(new Set(unread.map(({ line }) => line.id)))}
            >
              <Plural value={unread.length} one="Remove # line that was not read" other="Remove # lines that were not read" />
            </button>
          )}
          <button
            type="button"
            className={button({ size: 'sm', tone: 'plain' })}
            onClick={() => removePadLines(new Set(views.map(({ line }) => line.id)))}
          >
            <Trans>Remove all lines</Trans>
          </button>
        </div>
      )}
      {isKeeping ? <KeepListDialog pad={pad} onClose={() => setKeeping(false)} /> : null}
    </div>
  )
}

/** Focuses the field for the next number. The link alone would only scroll. */
function focusNextLine(event: React.MouseEvent) {
  event.preventDefault()
  const field = document.getElementById(NEXT_LINE_ID)
  field?.scrollIntoView({ block: 'center' })
  field?.focus({ preventScroll: true })
}

const frameClass = css({ display: 'grid', gap: '2', _print: { display: 'none' } })
const toolsClass = css({ display: 'flex', flexWrap: 'wrap', gap: '2' })
const fileClass = css({ cursor: 'pointer', '&:focus-within': { outlineStyle: 'solid', outlineWidth: 'thick' } })
const hiddenInputClass = css({ srOnly: true })
