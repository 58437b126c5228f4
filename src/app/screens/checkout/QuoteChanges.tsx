import { Trans, useLingui } from '@lingui/react/macro'
import { useCheckout } from '#app/hooks/use-checkout.ts'
import { useBusyButton } from '#app/hooks/use-press.ts'
import { formatNumber } from '#app/i18n/format.ts'
import { translate } from '#app/i18n/language.ts'
import { acceptQuotedPrices } from '#app/state/checkout/quote.ts'
import { Icon } from '#app/ui/Icon.tsx'
import { PartNumber } from '#app/ui/PartNumber.tsx'
import { FormerValue } from '#app/ui/price/FormerValue.tsx'
import { Money } from '#app/ui/price/Money.tsx'
import { css } from '#styled/css'
import { button, heading } from '#styled/recipes'
import { compareQuotes, unacceptedPriceChanges } from './quote-differences.ts'

/**
 * A list of what changed since the cart, or since the previous calculation by the server (quote): old → new, above the order button.
 * Nothing if nothing has changed.
 */
export function QuoteChanges() {
  const { t } = useLingui()
  const { draft, before, fresh } = useCheckout()
  const { quote } = draft
  const moved = unacceptedPriceChanges(quote)
  const { isBusy, press } = useBusyButton(() => acceptQuotedPrices(moved))
  if (quote === null || !fresh) return null
  const since = before === null ? [] : compareQuotes(before, quote)
  // A price change that the server reports is not listed a second time.
  const ofShop = quote.changes.filter(({ id }) => !since.some((one) => one.what === 'price' && one.id === id))
  if (ofShop.length === 0 && since.length === 0) return null
  const words = { shipping: t`Delivery`, tax: t`Tax`, discount: t`Discount`, total: t`Total` }
  return (
    <section className={frameClass} aria-label={t`What has changed`}>
      <h3 className={heading({ level: 'group' })}>
        <Icon name="warning" size={16} />
        <Trans>Changed since you looked</Trans>
      </h3>
      <ul className={listClass}>
        {ofShop.map((change) => (
          <li key={`${change.id} ${change.what}`}>
            {translate(change.say)}
            <BeforeAfter before={change.before} after={change.after} />
          </li>
        ))}
        {since.map(({ what, id, before: was, after }) => (
          <li key={`${what} ${id}`}>
            {what === 'qty' ? (
              <Trans>
                Pieces of <PartNumber number={id} />
              </Trans>
            ) : what === 'price' ? (
              <Trans>
                Price of <PartNumber number={id} />
              </Trans>
            ) : (
              words[what]
            )}
            <BeforeAfter before={was} after={after} isPieceCount={what === 'qty'} />
          </li>
        ))}
      </ul>
      {moved.length > 0 ? (
        <button type="button" className={button({ tone: 'quiet' })} aria-busy={isBusy || undefined} onClick={press}>
          {moved.length === 1 ? <Trans>Take the new price</Trans> : <Trans>Take the new prices</Trans>}
        </button>
      ) : null}
    </section>
  )
}

/** Shows an old and a new value. They are dollars, or with `isPieceCount` numbers of pieces. */
const BeforeAfter = ({ before, after, isPieceCount = false }: { before: number; after: number; isPieceCount?: boolean }) => (
  <span className={beforeAfterClass}>
    <FormerValue>{isPieceCount ? formatNumber(before) : <Money usd={before} />}</FormerValue>
    <Icon name="arrow-right" size={16} />
    <b>{isPieceCount ? formatNumber(after) : <Money usd={after} />}</b>
  </span>
)

const frameClass = css({
  display: 'grid',
  gap: '2',
  padding: '3',
  borderRadius: 'md',
  backgroundColor: 'warn.soft',
  '& > h3': { display: 'flex', gap: '2', color: 'warn' },
})
const listClass = css({ display: 'grid', gap: '2' })
const beforeAfterClass = css({ display: 'inline-flex', alignItems: 'center', gap: '2', paddingLeft: '2', whiteSpace: 'nowrap' })
