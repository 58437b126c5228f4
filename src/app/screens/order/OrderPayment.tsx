import { Trans } from '@lingui/react/macro'
import { formatDay } from '#app/i18n/format.ts'
import { translate } from '#app/i18n/language.ts'
import { DataList, DataListRow } from '#app/ui/DataList.tsx'
import { refundedUsd } from '#app/ui/order/given-back.ts'
import { Money } from '#app/ui/price/Money.tsx'
import type { Order } from '#contract/orders/order.ts'
import { css } from '#styled/css'
import { Section } from './Section.tsx'

/** The payment of an order: received and outstanding amounts, and how to pay the rest. */
export function OrderPayment({ order: { money } }: { order: Order }) {
  const { name, paid, credited, refundDue, due, dueOn, hints } = money
  const back = refundedUsd(money)
  return (
    <Section title={<Trans>Payment</Trans>}>
      <DataList>
        <DataListRow name={<Trans>How</Trans>} value={name} />
        <DataListRow name={<Trans>Paid</Trans>} value={<Money usd={paid} />} />
        {credited > 0 ? (
          <DataListRow name={<Trans>Taken off for what came back or was cancelled</Trans>} value={<Money usd={-credited} />} />
        ) : null}
        {back > 0 ? <DataListRow name={<Trans>Given back</Trans>} value={<Money usd={back} />} /> : null}
        {refundDue > 0 ? <DataListRow name={<Trans>Comes back to you</Trans>} value={<Money usd={refundDue} />} /> : null}
        {due > 0 ? (
          <DataListRow
            isTotal
            name={dueOn === '' ? <Trans>Still to pay</Trans> : <Trans>Still to pay, by {formatDay(dueOn)}</Trans>}
            value={<Money usd={due} />}
          />
        ) : null}
      </DataList>
      {due > 0 && hints.length > 0 ? (
        <ul className={listClass}>
          {hints.map((hint) => (
            <li key={hint}>{translate(hint)}</li>
          ))}
        </ul>
      ) : null}
    </Section>
  )
}

const listClass = css({ display: 'grid', gap: '1', color: 'fg.muted', overflowWrap: 'anywhere' })
