import { Trans, useLingui } from '@lingui/react/macro'
import { useCheckout } from '#app/hooks/use-checkout.ts'
import { useClock } from '#app/hooks/use-clock.ts'
import { translate } from '#app/i18n/language.ts'
import { refreshQuote } from '#app/state/checkout/quote.ts'
import { logErrorOnly } from '#app/state/page/notices.ts'
import { formatAge } from '#app/ui/age.ts'
import { Icon } from '#app/ui/Icon.tsx'
import { dataAgeOf } from '#app/ui/price/aged.ts'
import { css } from '#styled/css'
import { button } from '#styled/recipes'

/** Says that current prices are not available, with the age of the displayed ones. Nothing if the prices are current. */
export function StalePricesNotice() {
  const { i18n } = useLingui()
  const { trouble, asking, draft } = useCheckout()
  useClock()
  if (trouble === null) return null
  const quotedAt = new Date(draft.quotedAt).toISOString()
  return (
    <div role="status" className={frameClass}>
      <Icon name="offline" />
      <p>
        {translate(trouble)}{' '}
        {draft.quote === null ? (
          <Trans>You can go on: the order is saved on this phone and sent later.</Trans>
        ) : dataAgeOf(quotedAt).type === 'undated' ? (
          <Trans>What is shown is what the shop said last.</Trans>
        ) : (
          <Trans>What is shown is what the shop said {formatAge(quotedAt, i18n.locale)}.</Trans>
        )}
      </p>
      <button
        type="button"
        className={button({ size: 'sm' })}
        disabled={asking}
        onClick={() => void refreshQuote({ shouldForce: true }).catch(logErrorOnly)}
      >
        {asking ? <Trans>Asking the shop…</Trans> : <Trans>Ask the shop again</Trans>}
      </button>
    </div>
  )
}

const frameClass = css({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: '3',
  color: 'fg.muted',
  '& > p': { flex: '[1 1 240px]' },
})
