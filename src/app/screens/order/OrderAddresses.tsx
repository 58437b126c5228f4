import { Trans } from '@lingui/react/macro'
import { type ReactNode, Suspense } from 'react'
import { lazyComponent } from '#app/hooks/lazy/lazy-component.ts'
import { formatDay, formatDayRange } from '#app/i18n/format.ts'
import { Skeleton } from '#app/ui/Skeleton.tsx'
import type { PostalAddress } from '#contract/addresses/address.ts'
import type { Order } from '#contract/orders/order.ts'
import { css } from '#styled/css'
import { heading } from '#styled/recipes'
import { Section } from './Section.tsx'

// The code that formats addresses is larger than the rest of the page, so it is loaded separately.
const AddressText = lazyComponent(
  () => import('#app/ui/address/AddressText.tsx'),
  ({ AddressText }) => AddressText,
)

/** The delivery method, delivery address and billing address of an order. */
export function OrderAddresses({ order: { shipTo, billTo, delivery, state, email } }: { order: Order }) {
  const coming = state === 'awaiting-payment' || state === 'paid' || state === 'packed'
  const same = JSON.stringify(shipTo) === JSON.stringify(billTo)
  return (
    <Section title={<Trans>Delivery</Trans>}>
      <p>
        <b>{delivery.name}</b>
        {coming ? (
          <span className={lineClass}>
            {delivery.id === 'collection' ? (
              <Trans>Ready {formatDay(delivery.expectedFrom)}</Trans>
            ) : delivery.rest === undefined ? (
              <Trans>Expected {formatDayRange(delivery.expectedFrom, delivery.expectedTo)}</Trans>
            ) : (
              <Trans>
                First parcel expected {formatDayRange(delivery.expectedFrom, delivery.expectedTo)}, the second{' '}
                {formatDayRange(delivery.rest.expectedFrom, delivery.rest.expectedTo)}
              </Trans>
            )}
          </span>
        ) : null}
      </p>
      <div className={columnPairClass}>
        {delivery.id === 'collection' ? null : (
          <AddressBlock title={same ? <Trans>Parcel and invoice to</Trans> : <Trans>Parcel to</Trans>} address={shipTo} />
        )}
        {same && delivery.id !== 'collection' ? null : <AddressBlock title={<Trans>Invoice to</Trans>} address={billTo} />}
      </div>
      <p className={lineClass}>
        <Trans>News of it goes to {email}.</Trans>
      </p>
    </Section>
  )
}

const AddressBlock = ({ title, address }: { title: ReactNode; address: PostalAddress }) => (
  <div>
    <h3 className={heading({ level: 'label' })}>{title}</h3>
    <Suspense fallback={<Skeleton height={96} />}>
      <AddressText address={address} />
    </Suspense>
  </div>
)

const lineClass = css({ display: 'block', color: 'fg.muted', overflowWrap: 'anywhere' })
const columnPairClass = css({
  display: 'grid',
  gap: '4',
  gridTemplateColumns: { base: '[minmax(0, 1fr)]', sm: 'repeat(2, minmax(0, 1fr))' },
})
