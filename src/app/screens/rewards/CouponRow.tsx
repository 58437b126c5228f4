import { Trans, useLingui } from '@lingui/react/macro'
import { navigateTo } from '#app/hooks/navigation.ts'
import { useClock } from '#app/hooks/use-clock.ts'
import { useStateSnapshot } from '#app/hooks/use-facts.ts'
import { useBusyButton } from '#app/hooks/use-press.ts'
import { formatDay, formatUsd } from '#app/i18n/format.ts'
import { shopDay, shopLastDay } from '#app/shop-days.ts'
import { cartCount } from '#app/state/cart/count.ts'
import { storeCouponForCheckout } from '#app/state/checkout/store-coupon-for-checkout.ts'
import { logErrorOnly, showToast } from '#app/state/page/notices.ts'
import { Icon } from '#app/ui/Icon.tsx'
import { Link } from '#app/ui/Link.tsx'
import { orderHref } from '#app/ui/order/order-hrefs.ts'
import { PartNumber } from '#app/ui/PartNumber.tsx'
import { DotSeparatedItems } from '#app/ui/part/DotSeparatedItems.tsx'
import { couponValueText, isCouponEndingSoon } from '#app/ui/rewards/coupon-words.ts'
import type { Coupon } from '#contract/coupons/coupon-calls.ts'
import { href } from '#contract/routes/addresses.ts'
import { css } from '#styled/css'
import { button, link, mark } from '#styled/recipes'

/** A coupon: its discount, what it is for, how long it is valid, and a button to use it. */
export function CouponRow({ coupon }: { coupon: Coupon }) {
  const { i18n } = useLingui()
  const { code, name, state } = coupon
  const value = couponValueText(i18n, coupon)
  return (
    <li className={frameClass}>
      <b className={couponValueClass}>{value}</b>
      <span className={couponTextClass}>
        {name === '' || name === value ? null : <span>{name}</span>}
        <CouponTerms coupon={coupon} />
        <PartNumber number={code} isCopyable={state === 'available'} />
      </span>
      {state === 'available' ? <UseCouponButton code={code} /> : null}
    </li>
  )
}

/** The terms of a coupon, and how long it is valid. */
function CouponTerms({ coupon: { state, least, category, condition, withSale, from, until, usedOn } }: { coupon: Coupon }) {
  const { t } = useLingui()
  useClock()
  const conditions = { new: t`new parts only`, reman: t`remanufactured parts only`, used: t`used parts only` }
  const last = until === '' ? '' : shopLastDay(until)
  const soon = state === 'available' && isCouponEndingSoon(until, Date.now())
  return (
    <DotSeparatedItems>
      {least > 0 ? (
        <span className={mutedTextClass}>
          <Trans>for goods of {formatUsd(least)} and more</Trans>
        </span>
      ) : null}
      {category === null ? null : (
        <span className={mutedTextClass}>
          <Trans>only in {category.name}</Trans>
        </span>
      )}
      {condition === null ? null : <span className={mutedTextClass}>{conditions[condition]}</span>}
      {withSale ? null : (
        <span className={mutedTextClass}>
          <Trans>not for lowered prices</Trans>
        </span>
      )}
      {state === 'used' ? (
        <span className={mutedTextClass}>
          {usedOn === null ? (
            <Trans>used</Trans>
          ) : (
            <Link to={orderHref(usedOn.id)} className={link({ tall: true })}>
              <Trans>used for {usedOn.number}</Trans>
            </Link>
          )}
        </span>
      ) : state === 'expired' ? (
        <span className={mutedTextClass}>{until === '' ? <Trans>used up</Trans> : <Trans>ended {formatDay(last)}</Trans>}</span>
      ) : (
        <>
          {state === 'later' ? (
            <span className={mutedTextClass}>
              <Trans>from {formatDay(shopDay(from))}</Trans>
            </span>
          ) : null}
          {until === '' ? (
            <span className={mutedTextClass}>
              <Trans>without an end</Trans>
            </span>
          ) : soon ? (
            <span className={mark({ tone: 'warn' })}>
              <Icon name="clock" size={16} />
              <Trans>ends {formatDay(last)}</Trans>
            </span>
          ) : (
            <span className={mutedTextClass}>
              <Trans>until {formatDay(last)}</Trans>
            </span>
          )}
        </>
      )}
    </DotSeparatedItems>
  )
}

/** A button that enters the coupon's code in the checkout. With an empty cart the code is stored for later. */
function UseCouponButton({ code }: { code: string }) {
  const { pieces } = useStateSnapshot(cartCount)
  const { isBusy, press } = useBusyButton(async () => {
    try {
      await storeCouponForCheckout(code)
      if (pieces === null || pieces === 0) showToast(/*i18n*/ 'The code stands in your checkout and waits for the first part.')
      navigateTo(pieces === null || pieces === 0 ? href('cart') : href('checkout'))
    } catch (error) {
      logErrorOnly(error)
      showToast(/*i18n*/ 'This phone could not take the code along. Copy it, and type it in at the checkout.')
    }
  })
  return (
    <button type="button" className={button({ size: 'sm' })} aria-busy={isBusy || undefined} onClick={press}>
      <span>
        <Trans>Use it</Trans>
        <span className={visuallyHiddenClass}> {code}</span>
      </span>
    </button>
  )
}

/**
 * The style of a coupon. The discount has a column of its own, so that coupons can be compared. The button is at the right, on a phone
 * below, because German labels are long.
 */
const frameClass = css({
  display: 'grid',
  gridTemplateColumns: { base: '[88px minmax(0, 1fr)]', _tiny: '[minmax(0, 1fr)]', sm: '[88px minmax(0, 1fr) auto]' },
  alignItems: 'start',
  columnGap: '3',
  paddingTop: '2',
  borderBottom: 'hair',
  lineHeight: 'snug',
  '& > button': { gridColumn: { base: '2', _tiny: '1', sm: '3' }, justifySelf: 'start', marginBottom: '2' },
})
const couponTextClass = css({
  display: 'grid',
  gridTemplateColumns: '[minmax(0, 1fr)]',
  minWidth: '0',
  overflowWrap: 'anywhere',
  fontSize: 'sm',
})
const couponValueClass = css({ fontSize: 'lg', lineHeight: 'tight', overflowWrap: 'anywhere' })
const mutedTextClass = css({ color: 'fg.muted' })
const visuallyHiddenClass = css({ srOnly: true })
