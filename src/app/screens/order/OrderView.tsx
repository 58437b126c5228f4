import { Trans } from '@lingui/react/macro'
import { useEffect, useRef } from 'react'
import { canMoveFocus } from '#app/hooks/use-kept-focus.ts'
import type { Order } from '#contract/orders/order.ts'
import { css } from '#styled/css'
import type { ReloadOrder } from './changed.ts'
import { OrderAddresses } from './OrderAddresses.tsx'
import { OrderCores } from './OrderCores.tsx'
import { OrderDocuments } from './OrderDocuments.tsx'
import { OrderHead } from './OrderHead.tsx'
import { OrderLines } from './OrderLines.tsx'
import { OrderPayment } from './OrderPayment.tsx'
import { OrderSums } from './OrderSums.tsx'
import { orderColumnsClass } from './order-columns.ts'
import { Returns } from './Returns.tsx'
import { Section } from './Section.tsx'
import { Shipments } from './Shipments.tsx'
import { Timeline } from './Timeline.tsx'

/** How long after an action the focus may still be moved. After that it stays where it is. */
const FOCUS_RESTORE_LIMIT_MS = 5000

/** An order's page: the next action first; lines at the left, totals and addresses at the right. */
export function OrderView({ order, reload, isReturnSent }: { order: Order; reload: () => Promise<void>; isReturnSent: boolean }) {
  const head = useRef<HTMLHeadingElement>(null)
  const acted = useRef<{ focusTarget: HTMLElement | null; deadlineMs: number } | null>(null)
  // An action may remove the focused button. A user who has scrolled far down stays there.
  const restoreFocus = () => {
    const now = acted.current
    if (now === null || !canMoveFocus('dialog:not([open])')) return
    acted.current = null
    if (performance.now() > now.deadlineMs) return
    if (now.focusTarget === head.current) now.focusTarget?.focus()
    else (now.focusTarget?.isConnected ? now.focusTarget : head.current)?.focus({ preventScroll: true })
  }
  const changed: ReloadOrder = async (near) => {
    acted.current = { focusTarget: near ?? head.current, deadlineMs: performance.now() + FOCUS_RESTORE_LIMIT_MS }
    await reload()
    // The outbox may already have loaded the new order. Then `reload` changes nothing, and the effect below does not run.
    requestAnimationFrame(restoreFocus)
  }
  // biome-ignore lint/correctness/useExhaustiveDependencies: runs after every change of the order
  useEffect(restoreFocus, [order])
  return (
    <article className={frameClass}>
      <OrderHead order={order} headingRef={head} onChanged={changed} />
      <div className={orderColumnsClass}>
        <div className={sideColumnClass}>
          <Shipments order={order} />
          <Section title={<Trans>Lines</Trans>}>
            <OrderLines order={order} />
          </Section>
          <OrderCores order={order} onChanged={changed} />
          <Returns order={order} isReturnSent={isReturnSent} onChanged={changed} />
        </div>
        <div className={sideColumnClass}>
          <Section title={<Trans>Total</Trans>}>
            <OrderSums order={order} />
          </Section>
          <OrderPayment order={order} />
          <OrderAddresses order={order} />
          <OrderDocuments order={order} />
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
