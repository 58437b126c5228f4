import { Trans } from '@lingui/react/macro'
import { formatWeight } from '#app/i18n/format.ts'
import { DataList, DataListRow } from '#app/ui/DataList.tsx'
import { DiscountName } from '#app/ui/order/DiscountName.tsx'
import { Money } from '#app/ui/price/Money.tsx'
import type { Order } from '#contract/orders/order.ts'

/** How the total of an order was calculated by the server. */
export function OrderSums({ order: { sums, discounts, delivery } }: { order: Order }) {
  const { goods, shipping, tax, taxName, coreCharges, total, weightKg } = sums
  return (
    <DataList>
      <DataListRow name={<Trans>Goods</Trans>} value={<Money usd={goods} />} />
      {discounts.map((taken) => (
        <DataListRow key={`${taken.source} ${taken.code}`} name={<DiscountName discount={taken} />} value={<Money usd={-taken.amount} />} />
      ))}
      <DataListRow
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
      {tax > 0 || taxName !== '' ? <DataListRow name={taxName === '' ? <Trans>Tax</Trans> : taxName} value={<Money usd={tax} />} /> : null}
      {coreCharges > 0 ? (
        <DataListRow name={<Trans>Core charges, given back for your old units</Trans>} value={<Money usd={coreCharges} />} />
      ) : null}
      <DataListRow isTotal name={<Trans>Total</Trans>} value={<Money usd={total} />} />
    </DataList>
  )
}
