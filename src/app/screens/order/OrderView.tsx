import { Trans } from '@lingui/react/macro'
import { useEffect, useRef } from 'react'
import type { Order } from '#contract/order.ts'
import { css } from '#styled/css'
import { Addresses } from './Addresses.tsx'
import type { Changed } from './changed.ts'
import { Cores } from './Cores.tsx'
import { Documents } from './Documents.tsx'
import { OrderHead } from './OrderHead.tsx'
import { OrderLines } from './OrderLines.tsx'
import { OrderSums } from './OrderSums.tsx'
import { Payment } from './Payment.tsx'
import { Returns } from './Returns.tsx'
import { Section } from './Section.tsx'
import { Shipments } from './Shipments.tsx'
import { Timeline } from './Timeline.tsx'

/** What is done next with an order comes first; what it is made of at the left, what it comes to and where it goes at the right. */
export function OrderView({ order, again }: { order: Order; again: () => Promise<void> }) {
  const head = useRef<HTMLHeadingElement>(null)
  const acted = useRef<HTMLElement | null>(null)
  const changed: Changed = (near) => {
    acted.current = near ?? head.current
    return again()
  }
  // What was done may have taken the button away that had the focus. Whoever did it far down the page stays there.
  // biome-ignore lint/correctness/useExhaustiveDependencies: once the order is another one, whatever of it has changed
  useEffect(() => {
    const [place, top] = [acted.current, head.current]
    acted.current = null
    if (place === null || document.activeElement !== document.body) return
    if (place === top) top.focus()
    else (place.isConnected ? place : top)?.focus({ preventScroll: true })
  }, [order])
  return (
    <article className={frame}>
      <OrderHead order={order} head={head} onChanged={changed} />
      <div className={columns}>
        <div className={side}>
          <Shipments order={order} />
          <Section title={<Trans>Lines</Trans>}>
            <OrderLines order={order} />
          </Section>
          <Cores order={order} onChanged={changed} />
          <Returns order={order} onChanged={changed} />
        </div>
        <div className={side}>
          <Section title={<Trans>Total</Trans>}>
            <OrderSums order={order} />
          </Section>
          <Payment order={order} />
          <Addresses order={order} />
          <Documents order={order} />
          <Section title={<Trans>What happened</Trans>}>
            <Timeline events={order.events} />
          </Section>
        </div>
      </div>
    </article>
  )
}

const frame = css({ display: 'grid', gap: '6', gridTemplateColumns: '[minmax(0, 1fr)]' })
const columns = css({
  display: 'grid',
  columnGap: '10',
  rowGap: '8',
  alignItems: 'start',
  gridTemplateColumns: { base: '[minmax(0, 1fr)]', lg: '[minmax(0, 1fr) 380px]' },
})
const side = css({ display: 'grid', gap: '8', gridTemplateColumns: '[minmax(0, 1fr)]' })
