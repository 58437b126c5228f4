import { Trans, useLingui } from '@lingui/react/macro'
import type { ReactNode } from 'react'
import type { Reordering } from '#app/hooks/use-reorder.ts'
import { translate } from '#app/i18n/language.ts'
import { Icon } from '#app/ui/Icon.tsx'
import type { IconName } from '#app/ui/icons.ts'
import { Link } from '#app/ui/Link.tsx'
import { MoreMenu, menuButton, menuItem } from '#app/ui/menu/MoreMenu.tsx'
import { orderHref, printHref, returnHref } from '#app/ui/order/order-hrefs.ts'
import { ReorderResult } from '#app/ui/order/ReorderResult.tsx'
import type { OrderRow } from '#contract/orders/order.ts'
import { css } from '#styled/css'
import { button, mark } from '#styled/recipes'
import { mainAction, type OrderAction, otherActions } from './next-way.ts'

interface OrderWaysProps {
  order: OrderRow
  reordering: Reordering
  onReorder: () => void
}

/** The actions for an order: the most important one visible, the others in a menu. Their accessible names include the order number. */
export function OrderWays({ order, reordering, onReorder }: OrderWaysProps) {
  const { t } = useLingui()
  const next = mainAction(order)
  const busy = reordering.type === 'busy'
  const way = (is: OrderAction, look: string, inMenu: boolean) =>
    is === 'again' ? (
      <button
        key={is}
        type="button"
        className={inMenu ? menuButton : look}
        aria-disabled={busy || undefined}
        aria-busy={busy || undefined}
        onClick={onReorder}
      >
        {inMenu ? <Icon name={icons[is]} /> : null}
        <Words order={order}>{busy ? <Trans>Asking the shop…</Trans> : words[is]}</Words>
      </button>
    ) : (
      <Link key={is} to={hrefs[is](order)} className={look}>
        {inMenu ? <Icon name={icons[is]} /> : null}
        <Words order={order}>{words[is]}</Words>
      </Link>
    )
  return (
    <div className={frame}>
      {way(next, button({ size: 'sm' }), false)}
      <MoreMenu label={t`More for ${order.number}`}>{otherActions(order).map((is) => way(is, menuItem, true))}</MoreMenu>
    </div>
  )
}

const Words = ({ order: { number }, children }: { order: OrderRow; children: ReactNode }) => (
  <span>
    {children}
    <span className={unseen}> {number}</span>
  </span>
)

/** The result of a reorder. It is a live region from the start, so that screen readers announce it. */
export const ReorderAnswer = ({ now }: { now: Reordering }) => (
  <div role="status" className={answer}>
    {now.type === 'done' ? <ReorderResult result={now.result} /> : null}
    {now.type === 'failed' ? (
      <p className={mark({ tone: 'bad' })}>
        <Icon name="warning" />
        {translate(now.message)}
      </p>
    ) : null}
  </div>
)

/** The link of each action; a reorder has none. Used units and returned parts have separate links. */
const hrefs: Record<Exclude<OrderAction, 'again'>, (order: OrderRow) => string> = {
  pay: ({ id }) => orderHref(id),
  track: ({ id }) => orderHref(id),
  'old-unit': ({ id }) => returnHref(id, 'old-unit'),
  'send-back': ({ id }) => returnHref(id),
  open: ({ id }) => orderHref(id),
  print: ({ id }) => printHref(id),
}

const words: Record<OrderAction, ReactNode> = {
  pay: <Trans>Pay</Trans>,
  track: <Trans>Track</Trans>,
  'old-unit': <Trans>Send the old unit</Trans>,
  'send-back': <Trans>Return a part</Trans>,
  again: <Trans>Order again</Trans>,
  open: <Trans>Open</Trans>,
  print: <Trans>Print</Trans>,
}
const icons: Record<OrderAction, IconName> = {
  pay: 'arrow-right',
  track: 'arrow-right',
  'old-unit': 'arrow-right',
  'send-back': 'arrow-right',
  again: 'cart',
  open: 'list',
  print: 'print',
}
/** Buttons and menu of an order. They are above the link that covers the row. */
const frame = css({ position: 'relative', display: 'flex', justifyContent: 'flex-end', alignItems: 'center', gap: '1' })
const unseen = css({ srOnly: true })
const answer = css({ position: 'relative', gridColumn: '[1 / -1]', minWidth: '0', _empty: { position: 'absolute' } })
