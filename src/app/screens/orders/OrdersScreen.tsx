import { Trans } from '@lingui/react/macro'
import { useCallback } from 'react'
import { useQueryString } from '#app/hooks/navigation.ts'
import { useReportDataAge } from '#app/hooks/use-age-held.ts'
import { useOfflineResult } from '#app/hooks/use-answer.ts'
import { fetchOrdersPage } from '#app/state/orders/orders.ts'
import { AccountFrame } from '#app/ui/account/AccountFrame.tsx'
import { Message } from '#app/ui/Message.tsx'
import { QueryContent } from '#app/ui/QueryContent.tsx'
import { RetryButton } from '#app/ui/RetryButton.tsx'
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
  const asked = readOrdersQuery(useQueryString())
  const { tab, text, pageNo } = asked
  const { result, retry } = useOfflineResult(useCallback(() => fetchOrdersPage({ tab, text, pageNo }), [tab, text, pageNo]))
  useReportDataAge(result.status === 'ready' && result.from === 'device' ? result.asOf : null)
  return (
    <AccountFrame current="orders">
      <div className={frameClass}>
        <div className={topRowClass}>
          <h1 className={heading({ level: 'page' })}>
            <Trans>Your Orders</Trans>
          </h1>
          <OrderSearch key={text} query={asked} />
        </div>
        <OrderTabs query={asked} counts={result.status === 'ready' ? result.value.counts : null} />
        {tab === 'all' && text === '' && pageNo === 1 ? <UnsentOrders /> : null}
        <QueryContent query={result} skeleton={<OrdersSkeleton />} renderOffline={() => <OrdersAbsent retry={retry} />}>
          {(page) => (
            <OrderRows
              page={page}
              query={asked}
              isFromDevice={result.status === 'ready' && result.from === 'device'}
              isLoading={result.status === 'ready' && result.isRefetching}
            />
          )}
        </QueryContent>
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
  // Leaves space at the right for the account button.
  paddingRight: { md: '16', xl: '0' },
})

/** Says offline that no list of orders was ever loaded on this device. */
const OrdersAbsent = ({ retry }: { retry: () => Promise<void> }) => (
  <Message role="status" title={<Trans>Your orders are not on this phone yet.</Trans>}>
    <p>
      <Trans>The shop cannot be reached just now. Orders that you have looked at with a signal are here without one too.</Trans>
    </p>
    <RetryButton retry={retry} isPrimary />
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
