import { Plural, Trans, useLingui } from '@lingui/react/macro'
import { formatNumber } from '#app/i18n/format.ts'
import { translate } from '#app/i18n/language.ts'
import { formatStorageSize } from '#app/i18n/size.ts'
import { cancelPriceListDownload, type PriceListStatus as Now, savePriceListAgain } from '#app/state/download/price-list.ts'
import { linkRowClass } from '#app/ui/form/fields.ts'
import { css } from '#styled/css'
import { button } from '#styled/recipes'

/** The state of a requested price list: downloading, saved, or failed. */
export function PriceListProgress({ downloadState: now }: { downloadState: Now }) {
  const { t } = useLingui()
  if (now.type === 'none') return null
  if (now.type === 'failed')
    return (
      <p role="alert" className={errorTextClass}>
        {translate(now.message)} <Trans>No file was saved. Press the button again when you like.</Trans>
      </p>
    )
  if (now.type === 'saved')
    return (
      <div className={linkRowClass}>
        <p role="status">
          <b className={fileNameClass}>{now.name}</b>
          <br />
          <Plural value={now.lineCount} one="# part" other="# parts" />, {formatStorageSize(now.blob.size)}
        </p>
        <button type="button" className={button({ size: 'sm' })} onClick={() => savePriceListAgain(now)}>
          <Trans>Save again</Trans>
        </button>
      </div>
    )
  const { receivedLines: lines, totalLines: of } = now
  return (
    <div className={linkRowClass}>
      <progress className={barClass} aria-label={t`Price list`} {...(of === null ? {} : { value: lines, max: Math.max(1, of) })} />
      <p>
        {of === null ? (
          <Trans>Asking the shop…</Trans>
        ) : (
          <Trans>
            {formatNumber(lines)} of {formatNumber(of)} parts
          </Trans>
        )}
      </p>
      <button type="button" className={button({ size: 'sm' })} onClick={cancelPriceListDownload}>
        <Trans>Stop</Trans>
      </button>
    </div>
  )
}

const barClass = css({ flexGrow: '1', minWidth: '[8rem]', accentColor: 'fg' })
const fileNameClass = css({ overflowWrap: 'anywhere' })
const errorTextClass = css({ color: 'bad' })
