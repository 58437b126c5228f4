import { Trans } from '@lingui/react/macro'
import type { ReactNode } from 'react'
import { useCart } from '#app/hooks/use-cart.ts'
import { useCheckout } from '#app/hooks/use-checkout.ts'
import { formatWeight } from '#app/i18n/format.ts'
import { DataList, DataListRow } from '#app/ui/DataList.tsx'
import { DiscountName } from '#app/ui/order/DiscountName.tsx'
import { DataTimeProvider } from '#app/ui/price/DataTimeProvider.tsx'
import { Money } from '#app/ui/price/Money.tsx'
import { PriceAge } from '#app/ui/price/PriceAge.tsx'

/** The totals of the order. Offline, and before the address is known, only those that this device knows, without delivery and tax. */
export function OrderTotals() {
  const { sums: here, asOf } = useCart()
  const { draft, fresh, asking } = useCheckout()
  const { quote } = draft
  if (quote === null || quote.delivery === null || (!fresh && !asking))
    return (
      <DataList>
        <TotalsRow label={<Trans>Goods</Trans>} usd={here.goods} />
        {here.coreCharges > 0 ? <TotalsRow label={<Trans>Core charges</Trans>} usd={here.coreCharges} /> : null}
        <TotalsRow
          isTotal
          label={
            <DataTimeProvider dataTime={asOf ?? undefined}>
              <Trans>Before delivery and tax</Trans> <PriceAge />
            </DataTimeProvider>
          }
          usd={here.total}
        />
      </DataList>
    )
  const { goods, discount, shipping, tax, taxName, coreCharges, total, weightKg } = quote.sums
  return (
    <DataList isBusy={asking}>
      <TotalsRow label={<Trans>Goods</Trans>} usd={goods} />
      {quote.discounts.map((taken) => (
        <TotalsRow key={taken.source} label={<DiscountName discount={taken} />} usd={-taken.amount} />
      ))}
      {discount > 0 && quote.discounts.length === 0 ? <TotalsRow label={<Trans>Discount</Trans>} usd={-discount} /> : null}
      <TotalsRow label={weightKg > 0 ? <Trans>Delivery, {formatWeight(weightKg)}</Trans> : <Trans>Delivery</Trans>} usd={shipping} />
      {tax > 0 || taxName !== '' ? <TotalsRow label={taxName === '' ? <Trans>Tax</Trans> : taxName} usd={tax} /> : null}
      {coreCharges > 0 ? <TotalsRow label={<Trans>Core charges, given back for your old units</Trans>} usd={coreCharges} /> : null}
      <TotalsRow isTotal label={<Trans>Total</Trans>} usd={total} />
    </DataList>
  )
}

const TotalsRow = ({ label, usd, isTotal }: { label: ReactNode; usd: number; isTotal?: boolean }) => (
  <DataListRow name={label} value={<Money usd={usd} />} isTotal={isTotal ?? false} />
)
