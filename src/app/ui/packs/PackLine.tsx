import { Plural, Trans } from '@lingui/react/macro'
import type { PackRow } from '#app/hooks/packs/use-packs.ts'
import { formatNumber, formatPastDay } from '#app/i18n/format.ts'
import { translate } from '#app/i18n/language.ts'
import { formatStorageSize } from '#app/i18n/size.ts'
import { Icon } from '#app/ui/Icon.tsx'
import { packErrorMessage } from '#contract/packs/pack-error-message.ts'
import { css, cx } from '#styled/css'
import { heading, mark } from '#styled/recipes'
import { PackActions } from './PackActions.tsx'
import { PackStatusText } from './PackStatusText.tsx'
import { severalLinesClass } from './several-lines.ts'

const isDownloadUnfinished = ({ type }: PackRow['status']): boolean => type === 'coming' || type === 'paused' || type === 'stopped'

/** One pack of the catalogue: its content, state, and actions. */
export function PackLine({ row }: { row: PackRow }) {
  const { entry, status, refusal: refused, title } = row
  return (
    <li className={lineClass}>
      <div className={textClass}>
        <h3 className={heading({ level: 'group' })}>{title}</h3>
        {entry === null ? null : (
          <p className={mutedTextClass}>
            {/* Until the server has built the complete pack, the total number of parts is unknown. */}
            {entry.totalParts < entry.parts ? (
              <Plural value={entry.parts} one="# part" other="# parts" />
            ) : (
              <Trans>
                {formatNumber(entry.parts)} of {formatNumber(entry.totalParts)} parts
              </Trans>
            )}
            {' · '}
            {formatStorageSize(entry.bytes)}
            {' · '}
            <Trans>as of {formatPastDay(entry.madeAt)}</Trans>
          </p>
        )}
        <PackStatusText row={row} />
        {refused === null ? null : (
          <p role="alert" className={cx(mark({ tone: 'bad' }), severalLinesClass)}>
            <Icon name="warning" size={16} />
            <span>
              {translate(packErrorMessage(refused.why, isDownloadUnfinished(status)))}{' '}
              {refused.why === 'quota' && refused.detail.neededBytes !== undefined ? (
                <Trans>
                  Needed, with room for carts and orders: {formatStorageSize(refused.detail.neededBytes)}. Free:{' '}
                  {formatStorageSize(refused.detail.freeBytes ?? 0)}.
                </Trans>
              ) : null}
            </span>
          </p>
        )}
      </div>
      <PackActions row={row} />
    </li>
  )
}

const lineClass = css({
  display: 'flex',
  flexWrap: 'wrap',
  justifyContent: 'space-between',
  alignItems: 'center',
  columnGap: '4',
  rowGap: '2',
  paddingBlock: '3',
  borderBottom: 'hair',
  // There is no line below the last pack, because the next section begins with one.
  _last: { borderBottomWidth: '[0]' },
})
const textClass = css({ display: 'grid', gap: '1', flex: '[1 1 260px]', minWidth: '0', '& p': { whiteSpace: 'normal' } })
const mutedTextClass = css({ color: 'fg.muted', fontSize: 'sm' })
