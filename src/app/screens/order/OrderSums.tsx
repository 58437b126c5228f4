import { Trans } from '@lingui/react/macro'
import { formatWeight } from '#app/i18n/format.ts'
import { Fact, Facts } from '#app/ui/Facts.tsx'
import { DiscountName } from '#app/ui/order/DiscountName.tsx'
import { Money } from '#app/ui/price/Money.tsx'
import type { Order } from '#contract/orders/order.ts'

/** How the total of an order was calculated by the server. */
export function OrderSums({ order: { sums, discounts, delivery } }: { order: Order }) {
  const { goods, shipping, tax, taxName, coreCharges, total, weightKg } = sums
  return (
    <Facts>
      <Fact name={<Trans>Goods</Trans>} value={<Money usd={goods} />} />
      {discounts.map((taken) => (
        <Fact key={`${taken.source} ${taken.code}`} name={<DiscountName of={taken} />} value={<Money usd={-taken.amount} />} />
      ))}
      <Fact
        name={
          weightKg > 0 ? (
            <>
              {delivery.name}, {formatWeight(weightKg)}
            </>
          ) : (
            delivery.name
          )
        }
        value={<Money usd={shipping} />}
      />
      {tax > 0 || taxName !== '' ? <Fact name={taxName === '' ? <Trans>Tax</Trans> : taxName} value={<Money usd={tax} />} /> : null}
      {coreCharges > 0 ? (
        <Fact name={<Trans>Core charges, given back for your old units</Trans>} value={<Money usd={coreCharges} />} />
      ) : null}
      <Fact sum name={<Trans>Total</Trans>} value={<Money usd={total} />} />
    </Facts>
  )
}
