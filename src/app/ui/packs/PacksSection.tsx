import { Trans } from '@lingui/react/macro'
import { type PackRow, requestPackListAgain, rereadInstalledPacks, usePacks } from '#app/hooks/packs/use-packs.ts'
import { translate } from '#app/i18n/language.ts'
import { Icon } from '#app/ui/Icon.tsx'
import { RuledSection } from '#app/ui/RuledSection.tsx'
import { packErrorMessage } from '#contract/packs/pack-error-message.ts'
import { type PackErrorReason, packErrorReasons } from '#contract/packs/pack-error-reasons.ts'
import { FULL_CATALOGUE_ID, FULL_CATALOGUE_TITLE } from '#contract/packs/pack-list.ts'
import { css } from '#styled/css'
import { button } from '#styled/recipes'
import { PackGroups } from './PackGroups.tsx'
import { PricesLine } from './PricesLine.tsx'

/** The packs of the shop: installed ones, available ones, and downloads in progress. */
export function PacksSection() {
  const { device, list, rows: known, isMaking } = usePacks()
  const rows = known.map((row) => (row.id === FULL_CATALOGUE_ID ? { ...row, title: translate(FULL_CATALOGUE_TITLE) } : row))
  return (
    <RuledSection title={<Trans>Parts of the catalogue on this device</Trans>}>
      <p className={mutedTextClass}>
        <Trans>What is here is searched, drawn and put into the cart without a network. Price and stock say of when they are.</Trans>
      </p>
      <PricesLine />
      {device.type === 'failed' ? <PackErrorMessage reason={device.why} retry={rereadInstalledPacks} /> : null}
      {list.type === 'failed' ? <PackErrorMessage reason={list.why} retry={requestPackListAgain} /> : null}
      {isMaking && list.type === 'here' ? (
        <p className={buildNoticeClass} role="status" aria-busy="true">
          <Icon name="clock" size={16} />
          <Trans>The shop is still making its packs. “Everything” comes last; this page looks for it by itself.</Trans>
        </p>
      ) : null}
      {rows.length > 0 ? (
        <PackGroups rows={rows} />
      ) : list.type === 'here' ? (
        isMaking ? null : (
          <div className={troubleClass}>
            <p>
              <Trans>This shop has made no packs yet.</Trans>
            </p>
            <RetryButton onClick={requestPackListAgain} />
          </div>
        )
      ) : list.type === 'failed' || device.type === 'failed' ? null : (
        <p className={loadingClass} aria-busy="true">
          <Trans>Asking the shop which packs there are…</Trans>
        </p>
      )}
      <ProgressAnnouncement rows={rows} />
    </RuledSection>
  )
}

/**
 * The error of the list of packs or of the device's database, with a button to try again if that helps. The error of a download is shown in
 * the line of its pack.
 */
const PackErrorMessage = ({ reason, retry }: { reason: PackErrorReason; retry: () => void }) => (
  <div role="status" className={troubleClass}>
    <p>{translate(packErrorMessage(reason, false))}</p>
    {packErrorReasons[reason].isTemporary ? <RetryButton onClick={retry} /> : null}
  </div>
)

const RetryButton = ({ onClick }: { onClick: () => void }) => (
  <button type="button" className={button({ size: 'sm' })} onClick={onClick}>
    <Trans>Try again</Trans>
  </button>
)

const mutedTextClass = css({ color: 'fg.muted', maxWidth: 'prose' })
const buildNoticeClass = css({ display: 'flex', alignItems: 'center', gap: '2', color: 'fg.muted', fontSize: 'sm' })
/** The placeholder is as high as a line of the list. */
const loadingClass = css({ minHeight: '16', color: 'fg.muted' })
const troubleClass = css({ display: 'flex', flexWrap: 'wrap', alignItems: 'center', columnGap: '4', rowGap: '2', maxWidth: 'prose' })

/** Tells screen readers how far a download has come, at every quarter. Of several downloads only the first is announced. */
function ProgressAnnouncement({ rows }: { rows: readonly PackRow[] }) {
  const coming = rows.find(({ status }) => status.type === 'coming')
  const quarters =
    coming?.status.type === 'coming' && coming.status.totalBytes > 0
      ? Math.floor((coming.status.doneBytes / coming.status.totalBytes) * 4)
      : 0
  const [title, percent] = [coming?.title, quarters * 25]
  return (
    <p role="status" className={visuallyHiddenClass}>
      {title === undefined ? null : (
        <Trans>
          {title}: {percent} % are here
        </Trans>
      )}
    </p>
  )
}

const visuallyHiddenClass = css({ srOnly: true })
