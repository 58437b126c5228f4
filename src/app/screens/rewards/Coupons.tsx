import { Plural, Trans } from '@lingui/react/macro'
import { Disclosure } from '#app/ui/Disclosure.tsx'
import type { Coupon } from '#contract/coupons/coupon-calls.ts'
import { css } from '#styled/css'
import { CouponRow } from './CouponRow.tsx'

/** The customer's coupons by state: usable ones first, then those that are valid later; used and expired ones are collapsed. */
export function Coupons({ coupons }: { coupons: readonly Coupon[] }) {
  const now = coupons.filter(({ state }) => state === 'available')
  const later = coupons.filter(({ state }) => state === 'later')
  const over = coupons.filter(({ state }) => state === 'used' || state === 'expired')
  return (
    <>
      {now.length + later.length === 0 ? (
        <p className={mutedTextClass}>
          <Trans>None that can be used now.</Trans>
        </p>
      ) : (
        <ul className={listClass}>
          {[...now, ...later].map((coupon) => (
            <CouponRow key={coupon.code} coupon={coupon} />
          ))}
        </ul>
      )}
      {over.length === 0 ? null : (
        <Disclosure title={<Plural value={over.length} one="# that is used or over" other="# that are used or over" />}>
          <ul>
            {over.map((coupon) => (
              <CouponRow key={coupon.code} coupon={coupon} />
            ))}
          </ul>
        </Disclosure>
      )}
    </>
  )
}

const mutedTextClass = css({ color: 'fg.muted', paddingBlock: '3', borderTop: 'edge' })
const listClass = css({ borderTop: 'edge' })
