import { Trans, useLingui } from '@lingui/react/macro'
import { memo } from 'react'
import { removePadLines, takeReading } from '#app/state/quick-order/pad-changes.ts'
import { Icon } from '#app/ui/Icon.tsx'
import { css, cx } from '#styled/css'
import { button, mark } from '#styled/recipes'
import { NumberField } from './NumberField.tsx'
import { QuantityField } from './QuantityField.tsx'
import { RowDetails } from './RowDetails.tsx'
import type { LineView } from './use-pad.ts'

/** One line of the pad: number and quantity as fields, the part, and what is to be decided. */
export const PadRow = memo(function PadRow({ view: { line, state } }: { view: LineView }) {
  const { t } = useLingui()
  return (
    <li className={rowClass} data-line={line.id}>
      <NumberField line={line} isWrong={state.type === 'unread' || state.type === 'unknown'} />
      <QuantityField line={line} state={state} />
      <button
        type="button"
        className={cx(button({ tone: 'plain', size: 'icon' }), removeClass)}
        aria-label={t`Remove ${line.number}`}
        onClick={() => removePadLines(new Set([line.id]))}
      >
        <Icon name="close" />
      </button>
      <div className={detailsClass}>
        <RowDetails line={line} state={state} />
        {line.sources.length > 1 ? (
          <p className={sourceClass}>
            <Trans>
              Stands {line.sources.length} times in the list, joined: {line.sources.join(' + ')}
            </Trans>
          </p>
        ) : null}
        {line.others.length === 0 ? null : (
          <div className={readingsClass}>
            <span className={mark({ tone: 'warn' })}>
              <Icon name="warning" size={16} />
              <Trans>This may be read in another way:</Trans>
            </span>
            {line.others.map((other) => (
              <button
                key={`${other.qty} ${other.number}`}
                type="button"
                className={button({ size: 'sm' })}
                onClick={() => takeReading(line.id, other)}
              >
                {other.qty} × <span className={digitsClass}>{other.number}</span>
              </button>
            ))}
          </div>
        )}
      </div>
    </li>
  )
})

const rowClass = css({
  display: 'grid',
  gridTemplateColumns: { base: '[minmax(0, 1fr) 72px 48px]', lg: '[240px 80px minmax(0, 1fr) 48px]' },
  columnGap: '2',
  rowGap: '2',
  alignItems: 'start',
  paddingBlock: '2',
  // `content-visibility` cuts off what is outside the row, including focus rings.
  paddingInline: '1',
  marginInline: '-1',
  borderBottom: 'hair',
  contentVisibility: 'auto',
  containIntrinsicBlockSize: { base: '[auto 140px]', lg: '[auto 76px]' },
  _print: { contentVisibility: 'visible', breakInside: 'avoid' },
})
const removeClass = css({ gridColumn: { lg: '4' }, gridRow: { lg: '1' }, color: 'fg.muted', _print: { visibility: 'hidden' } })
const detailsClass = css({ display: 'grid', gap: '2', minWidth: '0', gridColumn: { base: '[1 / -1]', lg: '3' }, gridRow: { lg: '1' } })
const sourceClass = css({ color: 'fg.muted', fontSize: 'sm', overflowWrap: 'anywhere' })
const readingsClass = css({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  columnGap: '3',
  rowGap: '1',
  _print: { display: 'none' },
})
const digitsClass = css({ fontFamily: 'numbers', whiteSpace: 'nowrap' })
