import { Trans, useLingui } from '@lingui/react/macro'
import type { ReactNode } from 'react'
import { translate } from '#app/i18n/language.ts'
import { formatFullDay } from '#app/ui/full-day.ts'
import { DiscountName } from '#app/ui/order/DiscountName.tsx'
import { refundedUsd } from '#app/ui/order/given-back.ts'
import { Money } from '#app/ui/price/Money.tsx'
import type { Order } from '#contract/orders/order.ts'
import { cx } from '#styled/css'

/** The total of an order, payments, amount due, and how to pay it. */
export function SheetSums({ order: { sums, discounts, money } }: { order: Order }) {
  const { i18n } = useLingui()
  const { goods, discount, shipping, tax, taxName, coreCharges, total } = sums
  const back = refundedUsd(money)
  return (
    <div className={frameClass}>
      <div className={hintsClass}>
        {money.due > 0 ? money.hints.map((hint) => <p key={hint}>{translate(hint)}</p>) : null}
        {coreCharges > 0 ? (
          <p>
            <Trans>Core charges are paid back when the old units have come back.</Trans>
          </p>
        ) : null}
      </div>
      <dl className={listClass}>
        <SumRow label={<Trans>Goods</Trans>} usd={goods} />
        {discounts.length > 0
          ? discounts.map((taken) => (
              <SumRow key={taken.code + taken.name} label={<DiscountName discount={taken} withCode />} usd={-taken.amount} />
            ))
          : discount > 0 && <SumRow label={<Trans>Discount</Trans>} usd={-discount} />}
        <SumRow label={<Trans>Delivery</Trans>} usd={shipping} />
        {tax > 0 || taxName !== '' ? <SumRow label={taxName === '' ? <Trans>Tax</Trans> : taxName} usd={tax} /> : null}
        {coreCharges > 0 ? <SumRow label={<Trans>Core charges</Trans>} usd={coreCharges} /> : null}
        <SumRow isTotal label={<Trans>Total</Trans>} usd={total} />
        {money.credited > 0 ? <SumRow label={<Trans>Taken off for what came back or was cancelled</Trans>} usd={-money.credited} /> : null}
        {money.paid > 0 ? <SumRow label={<Trans>Paid</Trans>} usd={money.paid} /> : null}
        {back > 0 ? <SumRow label={<Trans>Paid back</Trans>} usd={back} /> : null}
        {money.refundDue > 0 ? <SumRow label={<Trans>To be paid back</Trans>} usd={money.refundDue} /> : null}
        {money.due > 0 ? (
          <SumRow
            isTotal
            label={money.dueOn === '' ? <Trans>Left to pay</Trans> : <Trans>Left to pay by {formatFullDay(i18n, money.dueOn)}</Trans>}
            usd={money.due}
          />
        ) : null}
      </dl>
    </div>
  )
}

const SumRow = ({ label, usd, isTotal = false }: { label: ReactNode; usd: number; isTotal?: boolean }) => (
  <div className={isTotal ? cx(rowClass, sumClass) : rowClass}>
    <dt>{label}</dt>
    <dd>
      <Money usd={usd} />
    </dd>
  </div>
)

const frameClass = 'paper-sums'
const hintsClass = 'paper-hints'
const listClass = 'paper-sum-list'
const rowClass = 'paper-sum-row'
const sumClass = 'paper-total'
