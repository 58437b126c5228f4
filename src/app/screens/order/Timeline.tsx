import { Trans, useLingui } from '@lingui/react/macro'
import type { ReactNode } from 'react'
import { translate } from '#app/i18n/language.ts'
import { Money } from '#app/ui/price/Money.tsx'
import type { OrderEvent } from '#contract/orders/order.ts'
import type { Actor } from '#contract/orders/order-states.ts'
import { css } from '#styled/css'
import { eventAmount, eventDetailTexts } from './event-facts.ts'

/** A list of all events of an order, newest first. */
export function Timeline({ events }: { events: readonly OrderEvent[] }) {
  const { i18n } = useLingui()
  const moment = new Intl.DateTimeFormat(i18n.locale, {
    day: 'numeric',
    month: 'short',
    year: 'numeric',
    hour: 'numeric',
    minute: '2-digit',
  })
  return (
    <ol className={listClass}>
      {[...events].reverse().map((event, at) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: events have no id, and are only added at the front
        <li key={events.length - at} className={rowClass}>
          <time dateTime={event.at} className={mutedTextClass}>
            {moment.format(new Date(event.at))}
          </time>
          <span>
            <b>{eventSentence(event)}</b>{' '}
            <span className={mutedTextClass}>
              {event.by === 'shop' && event.what === 'payment' ? <Trans>recorded by the shop</Trans> : actorTexts[event.by]}
            </span>
          </span>
          {eventDetailTexts(event).map((fact) => (
            <span key={fact} className={mutedTextClass}>
              {fact}
            </span>
          ))}
        </li>
      ))}
    </ol>
  )
}

/** Returns a sentence for an event. Sentences with amounts are composed here, because the server's sentences are in one language only. */
function eventSentence(event: OrderEvent): ReactNode {
  const sum = eventAmount(event)
  // The shop has recorded a payment that the customer made.
  if (event.by === 'shop' && event.what === 'state' && event.state === 'paid') return <Trans>Payment recorded</Trans>
  if (sum === null) return translate(event.say)
  const usd = <Money usd={sum} />
  return event.what === 'refund' ? <Trans>Refund of {usd}</Trans> : <Trans>Payment of {usd}</Trans>
}

const actorTexts: Record<Actor, ReactNode> = { customer: <Trans>by you</Trans>, shop: <Trans>by the shop</Trans>, system: null }
const listClass = css({ display: 'grid', gap: '3' })
const rowClass = css({
  display: 'grid',
  paddingLeft: '3',
  borderLeftWidth: 'bar',
  borderLeftStyle: 'solid',
  borderLeftColor: 'line',
  overflowWrap: 'anywhere',
  _first: { borderLeftColor: 'good' },
})
const mutedTextClass = css({ color: 'fg.muted', fontWeight: 'regular' })
