import { Trans } from '@lingui/react/macro'
import type { Order } from '#contract/order.ts'
import { number } from '#app/i18n/format.ts'
import { Money } from '#app/ui/price/Money.tsx'
import { Fact, Facts } from '#app/ui/Facts.tsx'

/** How the total comes about, as the shop reckoned it. */
export function OrderSums({ order: { sums, discounts, delivery } }: { order: Order }) {
  const { goods, shipping, tax, taxName, coreCharges, total, weightKg } = sums
  return (
    <Facts>
      <Fact name={<Trans>Goods</Trans>} value={<Money usd={goods} />} />
      {discounts.map(({ source, code, name, amount }) => (
        <Fact key={`${source} ${code}`} name={name || code} value={<Money usd={-amount} />} />
      ))}
      <Fact
        name={
          <Trans>
            {delivery.name}, {number(weightKg, 1)} kg
          </Trans>
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
