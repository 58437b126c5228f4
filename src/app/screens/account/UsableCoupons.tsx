import { Trans, useLingui } from '@lingui/react/macro'
import { useCallback } from 'react'
import { useOfflineResult } from '#app/hooks/use-answer.ts'
import { useClock } from '#app/hooks/use-clock.ts'
import { formatDay } from '#app/i18n/format.ts'
import { shopLastDay } from '#app/shop-days.ts'
import { fetchCoupons } from '#app/state/rewards/rewards.ts'
import { Icon } from '#app/ui/Icon.tsx'
import { numberClass } from '#app/ui/part/digits.ts'
import { couponValueText, isCouponEndingSoon } from '#app/ui/rewards/coupon-words.ts'
import type { Coupon } from '#contract/coupons/coupon-calls.ts'
import { href } from '#contract/routes/addresses.ts'
import { mark } from '#styled/recipes'
import { Row } from './Row.tsx'
import { Rows, Section } from './Section.tsx'

const MAX_COUPONS_SHOWN = 3

/** A list of the coupons that are usable today, the first to expire first. */
export function UsableCoupons() {
  const { result } = useOfflineResult(
    useCallback(async () => {
      const { lateReply, ...answer } = await fetchCoupons()
      return {
        ...answer,
        value: filterUsableCoupons(answer.value),
        ...(lateReply && { lateReply: lateReply.then((newer) => ({ ...newer, value: filterUsableCoupons(newer.value) })) }),
      }
    }, []),
  )
  return (
    <Section title={<Trans>Coupons</Trans>} to={href('gifts')} linkLabel={<Trans>All coupons and gifts</Trans>}>
      <Rows sectionName="coupons" result={result} emptyContent={<Trans>None that can be used now.</Trans>}>
        {(coupons) => coupons.map((coupon) => <CouponLine key={coupon.code} coupon={coupon} />)}
      </Rows>
    </Section>
  )
}

const filterUsableCoupons = (coupons: readonly Coupon[]): Coupon[] =>
  coupons.filter(({ state }) => state === 'available').slice(0, MAX_COUPONS_SHOWN)

function CouponLine({ coupon }: { coupon: Coupon }) {
  const { i18n } = useLingui()
  useClock()
  const { code, until } = coupon
  const ends = until === '' ? '' : formatDay(shopLastDay(until))
  return (
    <Row to={href('gifts')} name={couponValueText(i18n, coupon)}>
      <span className={numberClass}>{code}</span>
      {until === '' ? null : isCouponEndingSoon(until, Date.now()) ? (
        <span className={mark({ tone: 'warn' })}>
          <Icon name="clock" size={16} />
          <Trans>ends {ends}</Trans>
        </span>
      ) : (
        <span>
          <Trans>until {ends}</Trans>
        </span>
      )}
    </Row>
  )
}
