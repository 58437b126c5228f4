import { Trans, useLingui } from '@lingui/react/macro'
import { type PackRow, updatePrices, usePackPrices } from '#app/hooks/packs/use-packs.ts'
import { useClock } from '#app/hooks/use-clock.ts'
import { formatPastDay } from '#app/i18n/format.ts'
import { translate } from '#app/i18n/language.ts'
import { formatAge } from '#app/ui/age.ts'
import { dataAgeOf } from '#app/ui/price/aged.ts'
import { packErrorMessage } from '#contract/packs/pack-error-message.ts'
import { FULL_CATALOGUE_ID, FULL_CATALOGUE_TITLE } from '#contract/packs/pack-list.ts'
import { css } from '#styled/css'
import { button } from '#styled/recipes'

/** The age of offline prices and stock, with a button that renews them. The packs need not be downloaded again for that. */
export function PricesLine() {
  const prices = usePackPrices()
  const { i18n } = useLingui()
  useClock()
  if (prices === null) return null
  const { asOf, now, up, none, refused } = prices
  // A time in the future, from before a correction of the clock, has no age, so its day is shown.
  const when = asOf === null ? null : dataAgeOf(asOf).type === 'undated' ? formatPastDay(asOf) : formatAge(asOf, i18n.locale)
  return (
    <div className={lineClass}>
      <p role="status" aria-busy={now.type === 'asking'}>
        {now.type === 'asking' ? (
          <Trans>Asking the shop for prices and stock…</Trans>
        ) : (
          <>
            {refused.length > 0 ? (
              <Trans>The shop does not answer just now for: {joinPackTitles(refused)}.</Trans>
            ) : now.type === 'refused' ? (
              translate(packErrorMessage(now.why, false))
            ) : null}{' '}
            {when === null ? (
              <Trans>Prices and stock have not come yet; without them no part of a pack is shown.</Trans>
            ) : (
              <Trans>Price and stock are of {when}.</Trans>
            )}{' '}
            {none.length > 0 ? <Trans>The shop has no new ones of: {joinPackTitles(none)}.</Trans> : null}
          </>
        )}
      </p>
      {up ? (
        <button type="button" className={button({ size: 'sm' })} onClick={() => void updatePrices()}>
          <Trans>Update prices</Trans>
        </button>
      ) : null}
    </div>
  )
}

const joinPackTitles = (rows: readonly PackRow[]): string =>
  rows.map(({ id, title }) => (id === FULL_CATALOGUE_ID ? translate(FULL_CATALOGUE_TITLE) : title)).join(', ')

const lineClass = css({ display: 'flex', flexWrap: 'wrap', alignItems: 'center', columnGap: '4', rowGap: '2', maxWidth: 'prose' })
