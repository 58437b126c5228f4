import { msg } from '@lingui/core/macro'
import { Trans, useLingui } from '@lingui/react/macro'
import type { RefObject } from 'react'
import { formatDay } from '#app/i18n/format.ts'
import { Icon } from '#app/ui/Icon.tsx'
import { Link } from '#app/ui/Link.tsx'
import { OrderStateMark } from '#app/ui/order/OrderStateMark.tsx'
import { orderPrintHref } from '#app/ui/order/order-hrefs.ts'
import { orderStateTexts } from '#app/ui/order/order-words.ts'
import { PayNowButton } from '#app/ui/order/PayNowButton.tsx'
import { ReorderButton } from '#app/ui/order/ReorderButton.tsx'
import { PartNumber } from '#app/ui/PartNumber.tsx'
import { DotSeparatedItems } from '#app/ui/part/DotSeparatedItems.tsx'
import type { Order } from '#contract/orders/order.ts'
import type { OrderState } from '#contract/orders/order-states.ts'
import { css } from '#styled/css'
import { button, heading } from '#styled/recipes'
import { CancelOrder } from './CancelOrder.tsx'
import { Steps } from './Steps.tsx'

interface OrderHeadProps {
  order: Order
  headingRef: RefObject<HTMLHeadingElement | null>
  onChanged: () => Promise<void>
}

/** The head of an order's page: number, state, date and reference, progress, and available actions. */
export function OrderHead({ order, headingRef, onChanged }: OrderHeadProps) {
  const { id, number, state, placedAt, jobName, purchaseOrder, may, money } = order
  return (
    <header className={frameClass}>
      <div className={topRowClass}>
        <h1 ref={headingRef} tabIndex={-1} className={heading({ level: 'page' })}>
          <Trans>Order</Trans> <PartNumber number={number} size="hero" isCopyable />
        </h1>
        <OrderStateMark state={state} />
      </div>
      <div className={mutedTextClass}>
        <DotSeparatedItems>
          <span>
            <Trans>Placed {formatDay(placedAt)}</Trans>{' '}
          </span>
          {jobName === '' ? null : (
            <span>
              <Trans>Job {jobName}</Trans>{' '}
            </span>
          )}
          {purchaseOrder === '' ? null : (
            <span>
              <Trans>Purchase order {purchaseOrder}</Trans>
            </span>
          )}
        </DotSeparatedItems>
      </div>
      <OrderProgress order={order} />
      <div className={actionsClass}>
        {may.pay && money.method === 'card' ? <PayNowButton id={id} amountDue={money.due} /> : null}
        <ReorderButton id={id} orderNumber={number} />
        <Link to={orderPrintHref(id)} className={button()}>
          <Icon name="print" />
          <Trans>Print</Trans>
        </Link>
        {may.cancel ? <CancelOrder order={order} onChanged={onChanged} /> : null}
      </div>
    </header>
  )
}

const frameClass = css({ display: 'grid', gap: '3', gridTemplateColumns: '[minmax(0, 1fr)]' })
const topRowClass = css({ display: 'flex', flexWrap: 'wrap', alignItems: 'center', columnGap: '4', rowGap: '1' })
const mutedTextClass = css({ color: 'fg.muted', overflowWrap: 'anywhere' })
const actionsClass = css({ display: 'flex', flexWrap: 'wrap', gap: '2', alignItems: 'flex-start' })

/** The progress of an order. Hidden for cancelled and returned orders. */
function OrderProgress({ order: { state, delivery } }: { order: Order }) {
  const { t, i18n } = useLingui()
  if (state === 'cancelled' || state === 'returned') return null
  const way: OrderState[] = delivery.id === 'collection' ? ['packed', 'delivered'] : ['packed', 'shipped', 'delivered']
  const names = [i18n._(msg`Placed`), ...way.map((step) => i18n._(orderStateTexts[step]))]
  return <Steps label={t`How far it is`} stepNames={names} currentIndex={way.indexOf(state) + 1} />
}
