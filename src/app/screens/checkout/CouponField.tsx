import { Trans, useLingui } from '@lingui/react/macro'
import { useCheckout } from '#app/hooks/use-checkout.ts'
import { editDraft } from '#app/state/checkout/draft.ts'
import { applyCouponCode } from '#app/state/checkout/quote.ts'
import { logErrorOnly } from '#app/state/page/notices.ts'
import { TextField } from '#app/ui/form/TextField.tsx'
import { MAX_COUPON_CHARACTERS } from '#contract/limits.ts'
import { css } from '#styled/css'
import { button } from '#styled/recipes'

/** The field for a coupon code. An error is shown below the field, and the code stays there for correction. */
export function CouponField() {
  const { t } = useLingui()
  const { draft, trouble } = useCheckout()
  const { couponTyped, coupon, quote } = draft
  const typed = couponTyped.trim()
  const problem = typed === coupon && coupon !== '' ? quote?.problems.find(({ about }) => about === 'coupon') : undefined
  const [off] = typed === coupon ? (quote?.discounts.filter(({ source }) => source === 'coupon') ?? []) : []
  const use = (code: string) => void applyCouponCode(code).catch(logErrorOnly)
  return (
    <form
      className={frameClass}
      noValidate
      onSubmit={(event) => {
        event.preventDefault()
        use(typed)
      }}
    >
      <TextField
        name="coupon"
        label={t`Coupon`}
        optional
        wrong={problem?.say}
        hint={
          off === undefined ? (trouble !== null && typed !== '' ? t`The shop looks at it when the order is sent.` : undefined) : off.name
        }
        autoComplete="off"
        autoCapitalize="characters"
        spellCheck={false}
        maxLength={MAX_COUPON_CHARACTERS}
        value={couponTyped}
        onChange={(event) => editDraft({ couponTyped: event.target.value })}
      />
      <div className={buttonsClass}>
        <button type="submit" className={button()} disabled={typed === coupon}>
          <Trans>Use it</Trans>
        </button>
        {coupon === '' ? null : (
          <button type="button" className={button({ tone: 'plain' })} onClick={() => use('')}>
            <Trans>Order without it</Trans>
          </button>
        )}
      </div>
    </form>
  )
}

const frameClass = css({
  display: 'grid',
  gap: '2',
  gridTemplateColumns: { base: '[minmax(0, 1fr)]', sm: '[minmax(0, 1fr) auto]' },
  alignItems: 'start',
})
/** The buttons beside the coupon field, aligned with the field below its label. */
const buttonsClass = css({ display: 'flex', flexWrap: 'wrap', gap: '2', paddingTop: { sm: '[calc(1.45em + 4px)]' } })
