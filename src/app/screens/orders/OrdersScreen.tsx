import { Trans } from '@lingui/react/macro'
import { useCallback } from 'react'
import { useSearch } from '#app/hooks/navigation.ts'
import { useReportDataAge } from '#app/hooks/use-age-held.ts'
import { useOfflineResult } from '#app/hooks/use-answer.ts'
import { fetchOrdersPage } from '#app/state/orders/orders.ts'
import { AskAgain } from '#app/ui/AskAgain.tsx'
import { AccountFrame } from '#app/ui/account/AccountFrame.tsx'
import { Message } from '#app/ui/Message.tsx'
import { Pending } from '#app/ui/Pending.tsx'
import { Skeleton } from '#app/ui/Skeleton.tsx'
import { css } from '#styled/css'
import { heading } from '#styled/recipes'
import { OrderRows } from './OrderRows.tsx'
import { OrderSearch } from './OrderSearch.tsx'
import { OrderTabs } from './OrderTabs.tsx'
import { orderRowClass } from './order-row-look.ts'
import { readOrdersQuery } from './orders-query.ts'
import { UnsentOrders } from './UnsentOrders.tsx'

/**
 * `/accountOrder`, Your Orders: tabs by state, search, pages. Orders on this device that are not sent yet come first (DECISIONS.md, "What
 * each screen without shown contents is for").
 */
export default function OrdersScreen() {
  const asked = readOrdersQuery(useSearch())
  const { tab, text, pageNo } = asked
  const { shown, again } = useOfflineResult(useCallback(() => fetchOrdersPage({ tab, text, pageNo }), [tab, text, pageNo]))
  useReportDataAge(shown.status === 'ready' && shown.from === 'device' ? shown.asOf : null)
  return (
    <AccountFrame current="orders">
      <div className={frameClass}>
        <div className={topRowClass}>
          <h1 className={heading({ level: 'page' })}>
            <Trans>Your Orders</Trans>
          </h1>
          <OrderSearch key={text} asked={asked} />
        </div>
        <OrderTabs asked={asked} counts={shown.status === 'ready' ? shown.value.counts : null} />
        {tab === 'all' && text === '' && pageNo === 1 ? <UnsentOrders /> : null}
        <Pending of={shown} skeleton={<OrdersSkeleton />} absent={() => <OrdersAbsent again={again} />}>
          {(page) => (
            <OrderRows
              page={page}
              asked={asked}
              fromDevice={shown.status === 'ready' && shown.from === 'device'}
              busy={shown.status === 'ready' && shown.renewing}
            />
          )}
        </Pending>
      </div>
    </AccountFrame>
  )
}

const frameClass = css({ display: 'grid', gap: '3', paddingBlock: '4', gridTemplateColumns: '[minmax(0, 1fr)]' })
const topRowClass = css({
  display: 'grid',
  gap: '3',
  alignItems: 'center',
  gridTemplateColumns: { base: '[minmax(0, 1fr)]', md: '[minmax(0, 1fr) 400px]' },
  // Leaves space for the account button.
  paddingRight: { md: '16', xl: '0' },
})

/** Says offline that no list of orders was ever loaded on this device. */
const OrdersAbsent = ({ again }: { again: () => Promise<void> }) => (
  <Message role="status" title={<Trans>Your orders are not on this phone yet.</Trans>}>
    <p>
      <Trans>The shop cannot be reached just now. Orders that you have looked at with a signal are here without one too.</Trans>
    </p>
    <AskAgain again={again} first />
  </Message>
)

/** Placeholders of orders: number, total, state, action. */
const OrdersSkeleton = () => (
  <div aria-hidden="true">
    {[1, 2, 3, 4, 5, 6].map((row) => (
      <div key={row} className={orderRowClass}>
        <span className={lineClass}>
          <Skeleton width={104} height={18} />
        </span>
        <span className={lineClass}>
          <Skeleton width={64} height={18} />
        </span>
        <span className={lineClass}>
          <Skeleton width={140} height={16} />
        </span>
        <span className={alignEndClass}>
          <Skeleton width={120} height="100%" />
        </span>
      </div>
    ))}
  </div>
)

const lineClass = css({ display: 'flex', alignItems: 'center', height: '6' })
const alignEndClass = css({ display: 'flex', justifyContent: 'flex-end', height: { base: 'touch', lg: '8' } })
