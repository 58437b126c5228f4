import { Trans } from '@lingui/react/macro'
import type { ReactNode } from 'react'
import { useCart } from '#app/hooks/use-cart.ts'
import { useCheckout } from '#app/hooks/use-checkout.ts'
import { formatWeight } from '#app/i18n/format.ts'
import { Fact, Facts } from '#app/ui/Facts.tsx'
import { DiscountName } from '#app/ui/order/DiscountName.tsx'
import { AsOf } from '#app/ui/price/AsOf.tsx'
import { Money } from '#app/ui/price/Money.tsx'
import { PriceAge } from '#app/ui/price/PriceAge.tsx'

/** The totals of the order. Offline, and before the address is known, only those that this device knows, without delivery and tax. */
export function Sums() {
  const { sums: here, asOf } = useCart()
  const { draft, fresh, asking } = useCheckout()
  const { quote } = draft
  if (quote === null || quote.delivery === null || (!fresh && !asking))
    return (
      <Facts>
        <Row of={<Trans>Goods</Trans>} usd={here.goods} />
        {here.coreCharges > 0 ? <Row of={<Trans>Core charges</Trans>} usd={here.coreCharges} /> : null}
        <Row
          sum
          of={
            <AsOf at={asOf ?? undefined}>
              <Trans>Before delivery and tax</Trans> <PriceAge />
            </AsOf>
          }
          usd={here.total}
        />
      </Facts>
    )
  const { goods, discount, shipping, tax, taxName, coreCharges, total, weightKg } = quote.sums
  return (
    <Facts busy={asking}>
      <Row of={<Trans>Goods</Trans>} usd={goods} />
      {quote.discounts.map((taken) => (
        <Row key={taken.source} of={<DiscountName of={taken} />} usd={-taken.amount} />
      ))}
      {discount > 0 && quote.discounts.length === 0 ? <Row of={<Trans>Discount</Trans>} usd={-discount} /> : null}
      <Row of={weightKg > 0 ? <Trans>Delivery, {formatWeight(weightKg)}</Trans> : <Trans>Delivery</Trans>} usd={shipping} />
      {tax > 0 || taxName !== '' ? <Row of={taxName === '' ? <Trans>Tax</Trans> : taxName} usd={tax} /> : null}
      {coreCharges > 0 ? <Row of={<Trans>Core charges, given back for your old units</Trans>} usd={coreCharges} /> : null}
      <Row sum of={<Trans>Total</Trans>} usd={total} />
    </Facts>
  )
}

const Row = ({ of, usd, sum }: { of: ReactNode; usd: number; sum?: boolean }) => (
  <Fact name={of} value={<Money usd={usd} />} sum={sum ?? false} />
)
