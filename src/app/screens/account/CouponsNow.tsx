import { Trans, useLingui } from '@lingui/react/macro'
import { useCallback } from 'react'
import { useAnswer } from '#app/hooks/use-answer.ts'
import { useClock } from '#app/hooks/use-clock.ts'
import { day } from '#app/i18n/format.ts'
import { shopLastDay } from '#app/shop-days.ts'
import { askCoupons } from '#app/state/rewards/rewards.ts'
import { Icon } from '#app/ui/Icon.tsx'
import { digits } from '#app/ui/part/digits.ts'
import { couponValue, endsSoon } from '#app/ui/rewards/coupon-words.ts'
import type { Coupon } from '#contract/coupons/coupon-calls.ts'
import { href } from '#contract/routes/addresses.ts'
import { mark } from '#styled/recipes'
import { Row } from './Row.tsx'
import { Rows, Section } from './Section.tsx'

const COUPONS_SHOWN = 3

/** A list of the coupons that are usable today, the first to expire first. */
export function CouponsNow() {
  const { shown } = useAnswer(
    useCallback(async () => {
      const { late, ...answer } = await askCoupons()
      return {
        ...answer,
        value: usableCoupons(answer.value),
        ...(late && { late: late.then((newer) => ({ ...newer, value: usableCoupons(newer.value) })) }),
      }
    }, []),
  )
  return (
    <Section title={<Trans>Coupons</Trans>} to={href('gifts')} way={<Trans>All coupons and gifts</Trans>}>
      <Rows as="coupons" of={shown} none={<Trans>None that can be used now.</Trans>}>
        {(coupons) => coupons.map((coupon) => <CouponLine key={coupon.code} coupon={coupon} />)}
      </Rows>
    </Section>
  )
}

const usableCoupons = (coupons: readonly Coupon[]): Coupon[] => coupons.filter(({ state }) => state === 'available').slice(0, COUPONS_SHOWN)

function CouponLine({ coupon }: { coupon: Coupon }) {
  const { i18n } = useLingui()
  useClock()
  const { code, until } = coupon
  const ends = until === '' ? '' : day(shopLastDay(until))
  return (
    <Row to={href('gifts')} name={couponValue(i18n, coupon)}>
      <span className={digits}>{code}</span>
      {until === '' ? null : endsSoon(until, Date.now()) ? (
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
