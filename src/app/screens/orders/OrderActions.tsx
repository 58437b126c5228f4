import { Trans, useLingui } from '@lingui/react/macro'
import type { ReactNode } from 'react'
import type { ReorderState } from '#app/hooks/use-reorder.ts'
import { translate } from '#app/i18n/language.ts'
import { Icon } from '#app/ui/Icon.tsx'
import type { IconName } from '#app/ui/icons.ts'
import { Link } from '#app/ui/Link.tsx'
import { MoreMenu, menuButtonClass, menuItemClass } from '#app/ui/menu/MoreMenu.tsx'
import { orderHref, orderPrintHref, orderReturnHref } from '#app/ui/order/order-hrefs.ts'
import { ReorderResult } from '#app/ui/order/ReorderResult.tsx'
import type { OrderRow } from '#contract/orders/order.ts'
import { css } from '#styled/css'
import { button, mark } from '#styled/recipes'
import { mainOrderAction, type OrderAction, secondaryOrderActions } from './next-way.ts'

interface OrderActionsProps {
  order: OrderRow
  reorderState: ReorderState
  onReorder: () => void
}

/** The actions for an order: the most important one visible, the others in a menu. Their accessible names include the order number. */
export function OrderActions({ order, reorderState, onReorder }: OrderActionsProps) {
  const { t } = useLingui()
  const next = mainOrderAction(order)
  const busy = reorderState.type === 'busy'
  const way = (is: OrderAction, look: string, inMenu: boolean) =>
    is === 'again' ? (
      <button
        key={is}
        type="button"
        className={inMenu ? menuButtonClass : look}
        aria-disabled={busy || undefined}
        aria-busy={busy || undefined}
        onClick={onReorder}
      >
        {inMenu ? <Icon name={orderActionIcons[is]} /> : null}
        <OrderActionText order={order}>{busy ? <Trans>Asking the shop…</Trans> : orderActionTexts[is]}</OrderActionText>
      </button>
    ) : (
      <Link key={is} to={orderActionHrefs[is](order)} className={look}>
        {inMenu ? <Icon name={orderActionIcons[is]} /> : null}
        <OrderActionText order={order}>{orderActionTexts[is]}</OrderActionText>
      </Link>
    )
  return (
    <div className={frameClass}>
      {way(next, button({ size: 'sm' }), false)}
      <MoreMenu label={t`More for ${order.number}`}>{secondaryOrderActions(order).map((is) => way(is, menuItemClass, true))}</MoreMenu>
    </div>
  )
}

const OrderActionText = ({ order: { number }, children }: { order: OrderRow; children: ReactNode }) => (
  <span>
    {children}
    <span className={visuallyHiddenClass}> {number}</span>
  </span>
)

/** The result of a reorder. It is a live region from the start, so that screen readers announce it. */
export const ReorderResultMessage = ({ state }: { state: ReorderState }) => (
  <div role="status" className={reorderReplyClass}>
    {state.type === 'done' ? <ReorderResult result={state.result} /> : null}
    {state.type === 'failed' ? (
      <p className={mark({ tone: 'bad' })}>
        <Icon name="warning" />
        {translate(state.message)}
      </p>
    ) : null}
  </div>
)

/** The link of each action; a reorder has none. Sending back a core and returning a part have separate links. */
const orderActionHrefs: Record<Exclude<OrderAction, 'again'>, (order: OrderRow) => string> = {
  pay: ({ id }) => orderHref(id),
  track: ({ id }) => orderHref(id),
  'old-unit': ({ id }) => orderReturnHref(id, 'old-unit'),
  'send-back': ({ id }) => orderReturnHref(id),
  open: ({ id }) => orderHref(id),
  print: ({ id }) => orderPrintHref(id),
}

const orderActionTexts: Record<OrderAction, ReactNode> = {
  pay: <Trans>Pay</Trans>,
  track: <Trans>Track</Trans>,
  'old-unit': <Trans>Send the old unit</Trans>,
  'send-back': <Trans>Return a part</Trans>,
  again: <Trans>Order again</Trans>,
  open: <Trans>Open</Trans>,
  print: <Trans>Print</Trans>,
}
const orderActionIcons: Record<OrderAction, IconName> = {
  pay: 'arrow-right',
  track: 'arrow-right',
  'old-unit': 'arrow-right',
  'send-back': 'arrow-right',
  again: 'cart',
  open: 'list',
  print: 'print',
}
/** Buttons and menu of an order. They are above the link that covers the row. */
const frameClass = css({ position: 'relative', display: 'flex', justifyContent: 'flex-end', alignItems: 'center', gap: '1' })
const visuallyHiddenClass = css({ srOnly: true })
const reorderReplyClass = css({ position: 'relative', gridColumn: '[1 / -1]', minWidth: '0', _empty: { position: 'absolute' } })
