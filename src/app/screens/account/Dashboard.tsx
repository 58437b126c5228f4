import { useCallback } from 'react'
import { useAgeHeld } from '#app/hooks/use-age-held.ts'
import { useAnswer } from '#app/hooks/use-answer.ts'
import { firstAsked } from '#app/state/orders/order-filter.ts'
import { askOrders } from '#app/state/orders/orders.ts'
import { css } from '#styled/css'
import { AboutYou } from './AboutYou.tsx'
import { BoughtLately } from './BoughtLately.tsx'
import { CoresOwed } from './CoresOwed.tsx'
import { CouponsNow } from './CouponsNow.tsx'
import { FirstSteps } from './FirstSteps.tsx'
import { MarkedLately } from './MarkedLately.tsx'
import { OrdersUnderWay } from './OrdersUnderWay.tsx'
import { PointsNow } from './PointsNow.tsx'
import { ViewedLately } from './ViewedLately.tsx'
import { useWaitsHere, WaitsHere } from './WaitsHere.tsx'

/**
 * Open orders, owed units and previous purchases. Each section loads separately, so that a failure affects only itself. Pending changes on
 * this device come first, because they are known before the server replies.
 */
export function Dashboard() {
  const { shown: orders } = useAnswer(useCallback(() => askOrders(firstAsked), []))
  useAgeHeld(orders.status === 'ready' && orders.from === 'device' ? orders.asOf : null)
  const waits = useWaitsHere()
  const waiting = (waits.count ?? 0) > 0
  const isNew = orders.status === 'ready' && orders.from === 'network' && orders.value.counts.all === 0 && !waiting
  return (
    <div className={columns}>
      <div className={column}>
        {waiting ? <WaitsHere waits={waits} /> : null}
        {isNew ? (
          <FirstSteps />
        ) : (
          <>
            <OrdersUnderWay orders={orders} />
            <CoresOwed />
            <MarkedLately />
            <BoughtLately />
          </>
        )}
        <ViewedLately />
      </div>
      <div className={column}>
        <PointsNow />
        {isNew ? null : <CouponsNow />}
        <AboutYou />
        {waits.count === 0 ? <WaitsHere waits={waits} /> : null}
      </div>
    </div>
  )
}

const columns = css({
  display: 'grid',
  gridTemplateColumns: { base: '[minmax(0, 1fr)]', lg: '[minmax(0, 1fr) 320px]' },
  columnGap: '8',
  rowGap: '6',
  alignItems: 'start',
})
const column = css({ display: 'grid', gridTemplateColumns: '[minmax(0, 1fr)]', gap: '6' })
