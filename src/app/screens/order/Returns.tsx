import { Trans } from '@lingui/react/macro'
import { useEffect, useRef } from 'react'
import { navigateTo } from '#app/hooks/navigation.ts'
import { useStoredReturnDraft } from '#app/hooks/orders/use-return-draft.ts'
import { type DisplayedOrderChange, useOrderChanges } from '#app/hooks/use-order-changes.ts'
import { storeReturnDraft } from '#app/state/orders/return-drafts.ts'
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
  isReturnSent: boolean
  onChanged: ReloadOrder
}

/** The returns of an order with their states, and a link to request another. */
export function Returns({ order, isReturnSent, onChanged }: ReturnsProps) {
  const { waitingChanges } = useOrderChanges()
  const place = useRef<HTMLElement>(null)
  const kept = useStoredReturnDraft(order.id)
  const waiting = waitingChanges.filter(({ change }) => change.call === 'orderReturn' && change.input.orderId === order.id)
  useEffect(() => {
    if (!isReturnSent) return
    place.current?.scrollIntoView({ block: 'start' })
    place.current?.focus({ preventScroll: true })
  }, [isReturnSent])
  const correct = ({ id, change }: DisplayedOrderChange) => {
    if (change.call !== 'orderReturn') return
    if (kept?.corrects !== id)
      storeReturnDraft(order.id, { draft: returnDraftFromRefused({ ...change.input, lines: [...change.input.lines] }), corrects: id })
    navigateTo(orderReturnHref(order.id))
  }
  if (order.returns.length === 0 && waiting.length === 0 && !order.may.return && !isReturnSent) return null
  return (
    <Section ref={place} title={<Trans>Returns</Trans>}>
      {order.returns.length === 0 && waiting.length === 0 ? null : (
        <ul className={listClass}>
          {waiting.map((one) => (
            <WaitingReturn
              key={one.id}
              waitingChange={one}
              order={order}
              onEdit={one.type === 'refused' ? () => correct(one) : undefined}
            />
          ))}
          {order.returns.map((one) => (
            <ReturnRow key={one.id} orderReturn={one} order={order} onChanged={() => onChanged(place.current)} />
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
  waitingChange: DisplayedOrderChange
  order: Order
  onEdit: (() => void) | undefined
}

/** A return that waits on this device, because the server has not confirmed it. */
function WaitingReturn({ waitingChange, order, onEdit }: WaitingReturnProps) {
  const { change } = waitingChange
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
      <ChangeProgress waitingChange={waitingChange} onEdit={onEdit} />
    </li>
  )
}

const rowClass = css({ display: 'grid', gap: '2', paddingBlock: '3', borderBottom: 'hair', overflowWrap: 'anywhere' })
