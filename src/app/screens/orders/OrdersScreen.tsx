import { Trans } from '@lingui/react/macro'
import { useCallback } from 'react'
import { useSearch } from '#app/hooks/navigation.ts'
import { useAgeHeld } from '#app/hooks/use-age-held.ts'
import { useAnswer } from '#app/hooks/use-answer.ts'
import { askOrders } from '#app/state/orders/orders.ts'
import { AccountFrame } from '#app/ui/account/AccountFrame.tsx'
import { Pending } from '#app/ui/Pending.tsx'
import { css } from '#styled/css'
import { heading } from '#styled/recipes'
import { OrderRows } from './OrderRows.tsx'
import { OrderSearch } from './OrderSearch.tsx'
import { OrdersAbsent } from './OrdersAbsent.tsx'
import { OrdersSkeleton } from './OrdersSkeleton.tsx'
import { OrderTabs } from './OrderTabs.tsx'
import { readOrdersQuery } from './orders-query.ts'
import { UnsentOrders } from './UnsentOrders.tsx'

/**
 * `/accountOrder`, Your Orders: tabs by state, search, pages; unsent orders on this device first (decisions, "What each screen without
 * shown contents is for").
 */
export default function OrdersScreen() {
  const asked = readOrdersQuery(useSearch())
  const { tab, text, pageNo } = asked
  const { shown, again } = useAnswer(useCallback(() => askOrders({ tab, text, pageNo }), [tab, text, pageNo]))
  useAgeHeld(shown.status === 'ready' && shown.from === 'device' ? shown.asOf : null)
  return (
    <AccountFrame current="orders">
      <div className={frame}>
        <div className={top}>
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

const frame = css({ display: 'grid', gap: '3', paddingBlock: '4', gridTemplateColumns: '[minmax(0, 1fr)]' })
const top = css({
  display: 'grid',
  gap: '3',
  alignItems: 'center',
  gridTemplateColumns: { base: '[minmax(0, 1fr)]', md: '[minmax(0, 1fr) 400px]' },
  // Space for the account button.
  paddingRight: { md: '16', xl: '0' },
})
