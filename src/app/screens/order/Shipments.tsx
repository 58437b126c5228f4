import { Trans } from '@lingui/react/macro'
import { formatDay, formatDayRange } from '#app/i18n/format.ts'
import { allowedOutsideHref } from '#app/routes/leave.ts'
import { Icon } from '#app/ui/Icon.tsx'
import { PartNumber } from '#app/ui/PartNumber.tsx'
import { DotSeparatedItems } from '#app/ui/part/DotSeparatedItems.tsx'
import type { Order } from '#contract/orders/order.ts'
import { css } from '#styled/css'
import { button } from '#styled/recipes'
import { Section } from './Section.tsx'

/** The parcels of an order, with tracking numbers and links. */
export function Shipments({ order: { shipments, delivery, state } }: { order: Order }) {
  // An order counts as shipped when its last parcel is.
  const last = delivery.rest ?? delivery
  if (shipments.length === 0) return null
  return (
    <Section title={<Trans>Parcels</Trans>}>
      <ul className={listClass}>
        {shipments.map(({ carrier, tracking, url, shippedAt }, at) => {
          const to = url === '' ? null : allowedOutsideHref(url)
          return (
            <li key={`${tracking} ${shippedAt}`} className={rowClass}>
              <div>
                <p>
                  <b>{carrier}</b> {tracking === '' ? null : <PartNumber number={tracking} isCopyable />}
                </p>
                <div className={mutedTextClass}>
                  <DotSeparatedItems>
                    <span>
                      <Trans>Shipped {formatDay(shippedAt)}</Trans>{' '}
                    </span>
                    {state === 'shipped' && at === shipments.length - 1 ? (
                      <span>
                        <Trans>expected {formatDayRange(last.expectedFrom, last.expectedTo)}</Trans>
                      </span>
                    ) : null}
                  </DotSeparatedItems>
                </div>
              </div>
              {to === null ? null : (
                <a href={to} target="_blank" rel="noreferrer" className={button()}>
                  <Icon name="external" />
                  <Trans>Track the parcel</Trans>
                </a>
              )}
            </li>
          )
        })}
      </ul>
    </Section>
  )
}

const listClass = css({ display: 'grid', gap: '3' })
const rowClass = css({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  justifyContent: 'space-between',
  gap: '3',
  overflowWrap: 'anywhere',
})
const mutedTextClass = css({ color: 'fg.muted' })
