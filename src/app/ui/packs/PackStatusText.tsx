import { Trans, useLingui } from '@lingui/react/macro'
import type { PackRow } from '#app/hooks/packs/use-packs.ts'
import { formatPastDay } from '#app/i18n/format.ts'
import { translate } from '#app/i18n/language.ts'
import { formatStorageSize } from '#app/i18n/size.ts'
import { Icon } from '#app/ui/Icon.tsx'
import { packErrorMessage } from '#contract/packs/pack-error-message.ts'
import { css, cx } from '#styled/css'
import { mark } from '#styled/recipes'
import { severalLinesClass } from './several-lines.ts'

/** The state of a pack as a sentence, and during a download its progress. */
export function PackStatusText({ row: { status, installedPack: here, title } }: { row: PackRow }) {
  switch (status.type) {
    case 'offered':
    case 'covered':
      return null
    case 'here':
      return (
        <>
          <p className={cx(mark({ tone: 'good' }), severalLinesClass)}>
            <Icon name="check" size={16} />
            {status.hasUpdate && here !== null ? (
              <Trans>On this device, as of {formatPastDay(here.entry.madeAt)}. A newer version is there.</Trans>
            ) : (
              <Trans>On this device, whole.</Trans>
            )}
          </p>
          {here?.verifiedAt ? (
            <p className={smallTextClass}>
              <Trans>All of it was read again and found right on {formatPastDay(new Date(here.verifiedAt).toISOString())}.</Trans>
            </p>
          ) : null}
        </>
      )
    case 'taken':
      return (
        <p className={cx(mark({ tone: 'warn' }), severalLinesClass)}>
          <Icon name="warning" size={16} />
          {status.isCompletelyDeleted ? (
            <Trans>It was on this device, and the browser has cleared it.</Trans>
          ) : (
            <Trans>The browser has cleared some of it, or it is damaged. Repairing fetches just that.</Trans>
          )}
        </p>
      )
    case 'planning':
      return (
        <p className={smallTextClass} aria-busy="true">
          <Trans>Reckoning what is needed…</Trans>
        </p>
      )
    case 'checking':
      return (
        <p className={smallTextClass} aria-busy="true">
          <Trans>Reading all of it again…</Trans>
        </p>
      )
    case 'removing':
      return (
        <p className={smallTextClass} aria-busy="true">
          <Trans>Removing…</Trans>
        </p>
      )
    case 'stopped':
      return (
        <>
          <PackDownloadProgress {...status} title={title} />
          <p className={cx(mark({ tone: 'warn' }), severalLinesClass)}>
            <Icon name="warning" size={16} />
            <span>{translate(packErrorMessage(status.why, true))}</span>
          </p>
        </>
      )
    case 'paused':
      return (
        <>
          <PackDownloadProgress {...status} title={title} />
          <p className={smallTextClass}>
            <Trans>Paused. So much is kept; pieces that were still on their way are fetched again.</Trans>
          </p>
        </>
      )
    case 'coming':
      return <PackDownloadProgress {...status} title={title} />
  }
}

function PackDownloadProgress({ doneBytes, totalBytes, title }: { doneBytes: number; totalBytes: number; title: string }) {
  const { t } = useLingui()
  return (
    <p className={progressRowClass}>
      <progress className={barClass} value={doneBytes} max={Math.max(1, totalBytes)} aria-label={t`${title}: what is here of it`} />
      <span className={smallTextClass}>
        <Trans>
          {formatStorageSize(doneBytes)} of {formatStorageSize(totalBytes)}
        </Trans>
      </span>
    </p>
  )
}

const smallTextClass = css({ fontSize: 'sm', color: 'fg.muted' })
const progressRowClass = css({ display: 'flex', flexWrap: 'wrap', alignItems: 'center', columnGap: '3' })
/** The style of the progress bar. It is our own, because the browser's loses its style and colour when its height is set. */
const barClass = css({
  flex: '[1 1 120px]',
  maxWidth: '[320px]',
  height: '2',
  appearance: 'none',
  borderWidth: '[0]',
  borderRadius: 'sm',
  overflow: 'hidden',
  backgroundColor: 'line',
  '&::-webkit-progress-bar': { backgroundColor: 'line' },
  '&::-webkit-progress-value': { backgroundColor: 'fg' },
  '&::-moz-progress-bar': { backgroundColor: 'fg' },
})
