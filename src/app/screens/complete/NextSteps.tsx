import { Trans } from '@lingui/react/macro'
import type { Order } from '#contract/order.ts'
import { day } from '#app/i18n/format.ts'
import { AddressText } from '#app/ui/address/AddressText.tsx'
import { css } from '#styled/css'
import { heading } from '#styled/recipes'
import { PayNow } from './PayNow.tsx'

/** What happens next: by mail, how it is paid, when and where it comes. */
export function NextSteps({ order }: { order: Order }) {
  const { email, delivery, money, shipTo, id, may } = order
  return (
    <section className={frame}>
      <h2 className={heading({ level: 'section' })}>
        <Trans>What happens next</Trans>
      </h2>
      <ol className={list}>
        <li>
          <Trans>We mail a confirmation to {email}.</Trans>
        </li>
        <li>
          <b>{money.name}</b>
          {money.hints.map((hint) => (
            <span key={hint} className={line}>
              {hint}
            </span>
          ))}
          {may.pay && money.method === 'card' ? <PayNow id={id} /> : null}
        </li>
        <li>
          {delivery.id === 'collection' ? (
            <Trans>
              {delivery.name}: ready {day(delivery.expectedFrom)}. We mail you when it is packed.
            </Trans>
          ) : (
            <>
              <Trans>
                {delivery.name}: expected {day(delivery.expectedFrom)} to {day(delivery.expectedTo)} at
              </Trans>
              <AddressText address={shipTo} />
            </>
          )}
        </li>
      </ol>
    </section>
  )
}

const frame = css({ display: 'grid', gap: '3' })
const list = css({ display: 'grid', gap: '3', listStyle: 'decimal', paddingLeft: '5', overflowWrap: 'anywhere' })
const line = css({ display: 'block', color: 'fg.muted' })
