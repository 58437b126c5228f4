import { Trans } from '@lingui/react/macro'
import { useEffect, useRef } from 'react'
import { canMoveFocus } from '#app/hooks/use-kept-focus.ts'
import type { Order } from '#contract/orders/order.ts'
import { css } from '#styled/css'
import { Addresses } from './Addresses.tsx'
import { Cores } from './Cores.tsx'
import type { ReloadOrder } from './changed.ts'
import { Documents } from './Documents.tsx'
import { OrderHead } from './OrderHead.tsx'
import { OrderLines } from './OrderLines.tsx'
import { OrderSums } from './OrderSums.tsx'
import { orderColumnsClass } from './order-columns.ts'
import { Payment } from './Payment.tsx'
import { Returns } from './Returns.tsx'
import { Section } from './Section.tsx'
import { Shipments } from './Shipments.tsx'
import { Timeline } from './Timeline.tsx'

/** After this time the focus is not moved any more. */
const FOCUS_RESTORE_LIMIT_MS = 5000

/** An order's page: the next action first; lines at the left, totals and addresses at the right. */
export function OrderView({ order, again, sent }: { order: Order; again: () => Promise<void>; sent: boolean }) {
  const head = useRef<HTMLHeadingElement>(null)
  const acted = useRef<{ place: HTMLElement | null; until: number } | null>(null)
  // An action may remove the focused button. A user who has scrolled far down stays there.
  const restoreFocus = () => {
    const now = acted.current
    if (now === null || !canMoveFocus('dialog:not([open])')) return
    acted.current = null
    if (performance.now() > now.until) return
    if (now.place === head.current) now.place?.focus()
    else (now.place?.isConnected ? now.place : head.current)?.focus({ preventScroll: true })
  }
  const changed: ReloadOrder = async (near) => {
    acted.current = { place: near ?? head.current, until: performance.now() + FOCUS_RESTORE_LIMIT_MS }
    await again()
    // The outbox may already have loaded the order again; then the order does not change any more now.
    requestAnimationFrame(restoreFocus)
  }
  // biome-ignore lint/correctness/useExhaustiveDependencies: runs after every change of the order
  useEffect(restoreFocus, [order])
  return (
    <article className={frameClass}>
      <OrderHead order={order} head={head} onChanged={changed} />
      <div className={orderColumnsClass}>
        <div className={sideColumnClass}>
          <Shipments order={order} />
          <Section title={<Trans>Lines</Trans>}>
            <OrderLines order={order} />
          </Section>
          <Cores order={order} onChanged={changed} />
          <Returns order={order} sent={sent} onChanged={changed} />
        </div>
        <div className={sideColumnClass}>
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

const frameClass = css({ display: 'grid', gap: '6', gridTemplateColumns: '[minmax(0, 1fr)]' })
const sideColumnClass = css({ display: 'grid', gap: '8', gridTemplateColumns: '[minmax(0, 1fr)]' })
