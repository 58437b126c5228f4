import { Trans } from '@lingui/react/macro'
import { useEffect, useRef } from 'react'
import { navigateTo } from '#app/hooks/navigation.ts'
import { useStoredReturnDraft } from '#app/hooks/orders/use-return-draft.ts'
import { type DisplayedOrderChange, useOrderChanges } from '#app/hooks/use-order-changes.ts'
import { keepReturn } from '#app/state/orders/return-drafts.ts'
import { Link } from '#app/ui/Link.tsx'
import { orderReturnHref } from '#app/ui/order/order-hrefs.ts'
import { PartNumber } from '#app/ui/PartNumber.tsx'
import { langAttributeOf } from '#app/ui/part/history-lang.ts'
import type { Order } from '#contract/orders/order.ts'
import { css } from '#styled/css'
import { button } from '#styled/recipes'
import { ChangeProgress } from './ChangeProgress.tsx'
import type { ReloadOrder } from './changed.ts'
import { ReturnRow } from './ReturnRow.tsx'
import { returnDraftFromRefused } from './return-draft.ts'
import { Section } from './Section.tsx'

interface ReturnsProps {
  order: Order
  /** Whether a return was just sent from the form on this page. */
  sent: boolean
  onChanged: ReloadOrder
}

/** The returns of an order with their states, and a link to request another. */
export function Returns({ order, sent, onChanged }: ReturnsProps) {
  const { rows } = useOrderChanges()
  const place = useRef<HTMLElement>(null)
  const kept = useStoredReturnDraft(order.id)
  const waiting = rows.filter(({ change }) => change.call === 'orderReturn' && change.input.orderId === order.id)
  useEffect(() => {
    if (!sent) return
    place.current?.scrollIntoView({ block: 'start' })
    place.current?.focus({ preventScroll: true })
  }, [sent])
  const correct = ({ id, change }: DisplayedOrderChange) => {
    if (change.call !== 'orderReturn') return
    if (kept?.corrects !== id)
      keepReturn(order.id, { draft: returnDraftFromRefused({ ...change.input, lines: [...change.input.lines] }), corrects: id })
    navigateTo(orderReturnHref(order.id))
  }
  if (order.returns.length === 0 && waiting.length === 0 && !order.may.return && !sent) return null
  return (
    <Section ref={place} title={<Trans>Returns</Trans>}>
      {order.returns.length === 0 && waiting.length === 0 ? null : (
        <ul className={listClass}>
          {waiting.map((one) => (
            <WaitingReturn key={one.id} waiting={one} order={order} onAgain={one.type === 'refused' ? () => correct(one) : undefined} />
          ))}
          {order.returns.map((one) => (
            <ReturnRow key={one.id} one={one} order={order} onChanged={() => onChanged(place.current)} />
          ))}
        </ul>
      )}
      {order.may.return ? (
        <div>
          <Link to={orderReturnHref(order.id)} className={button()}>
            {kept === null ? <Trans>Send something back…</Trans> : <Trans>Go on with your return…</Trans>}
          </Link>
        </div>
      ) : null}
    </Section>
  )
}

const listClass = css({ display: 'grid', borderTop: 'hair' })

interface WaitingReturnProps {
  waiting: DisplayedOrderChange
  order: Order
  onAgain: (() => void) | undefined
}

/** A return that waits on this device, because the server has not confirmed it. */
function WaitingReturn({ waiting, order, onAgain }: WaitingReturnProps) {
  const { change } = waiting
  if (change.call !== 'orderReturn') return null
  return (
    <li className={rowClass}>
      <p>
        <b>
          <Trans>Return, not confirmed yet</Trans>
        </b>
      </p>
      <ul>
        {change.input.lines.map(({ id, qty }) => (
          <li key={id}>
            {Number(qty)} × <span lang={langAttributeOf(order.language)}>{order.lines.find((line) => line.id === id)?.product.name}</span>{' '}
            <PartNumber number={id} />
          </li>
        ))}
      </ul>
      <ChangeProgress waiting={waiting} onAgain={onAgain} />
    </li>
  )
}

const rowClass = css({ display: 'grid', gap: '2', paddingBlock: '3', borderBottom: 'hair', overflowWrap: 'anywhere' })
