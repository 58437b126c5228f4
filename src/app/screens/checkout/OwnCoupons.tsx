import { Trans, useLingui } from '@lingui/react/macro'
import { useEffect, useState } from 'react'
import { useCheckout } from '#app/hooks/use-checkout.ts'
import { formatDay } from '#app/i18n/format.ts'
import { shopLastDay } from '#app/shop-days.ts'
import { fetchOwnCoupons } from '#app/state/checkout/own-coupons.ts'
import { applyCouponCode } from '#app/state/checkout/quote.ts'
import { logErrorOnly } from '#app/state/page/notices.ts'
import { css } from '#styled/css'
import { button } from '#styled/recipes'

/** A choice among the customer's own coupons. Nothing if there are none. */
export function OwnCoupons() {
  const { t } = useLingui()
  const { draft } = useCheckout()
  const [coupons, setCoupons] = useState<Awaited<ReturnType<typeof fetchOwnCoupons>>>([])
  useEffect(() => {
    let here = true
    void fetchOwnCoupons().then((found) => here && setCoupons(found))
    return () => {
      here = false
    }
  }, [])
  // Coupon codes are compared in upper case, as on the server.
  const others = coupons.filter(({ code }) => code !== draft.coupon.toUpperCase())
  if (others.length === 0) return null
  return (
    <div className={frameClass}>
      <p>
        <Trans>Your coupons:</Trans>
      </p>
      <ul className={listClass}>
        {others.map(({ code, name, until }) => {
          const words = until === '' ? name : `${name} · ${t`until ${formatDay(shopLastDay(until))}`}`
          return (
            <li key={code}>
              <button
                type="button"
                className={button({ size: 'sm' })}
                aria-label={t`Use the coupon ${code}: ${words}`}
                onClick={() => void applyCouponCode(code).catch(logErrorOnly)}
              >
                {words}
              </button>
            </li>
          )
        })}
      </ul>
    </div>
  )
}

const frameClass = css({ display: 'grid', gap: '1' })
const listClass = css({ display: 'flex', flexWrap: 'wrap', gap: '2' })
