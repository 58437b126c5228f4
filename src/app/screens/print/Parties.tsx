import { Trans } from '@lingui/react/macro'
import type { ReactNode } from 'react'
import { AddressText } from '#app/ui/address/AddressText.tsx'
import type { Order } from '#contract/orders/order.ts'
import { heading } from '#styled/recipes'

/** The billing and delivery addresses of a document. A packing slip has only the delivery address, in large type. */
export function Parties({ order: { shipTo, billTo, delivery, email }, isPackingSlip }: { order: Order; isPackingSlip: boolean }) {
  const to = delivery.id === 'collection' ? <Trans>Fetched at the counter by</Trans> : <Trans>Deliver to</Trans>
  if (isPackingSlip)
    return (
      <Party title={to}>
        <div className={largeClass}>
          <AddressText address={shipTo} />
        </div>
      </Party>
    )
  return (
    <div className={columnPairClass}>
      <Party title={<Trans>Buyer</Trans>}>
        <AddressText address={billTo} />
        <p>{email}</p>
        {billTo.vatId === '' ? null : (
          <p>
            <Trans>Tax number {billTo.vatId}</Trans>
          </p>
        )}
      </Party>
      <Party title={to}>
        <AddressText address={shipTo} />
      </Party>
    </div>
  )
}

const Party = ({ title, children }: { title: ReactNode; children: ReactNode }) => (
  <section className={partyClass}>
    <h2 className={heading({ level: 'label' })}>{title}</h2>
    {children}
  </section>
)

const columnPairClass = 'paper-parties'
const partyClass = 'paper-party'
const largeClass = 'paper-large'
