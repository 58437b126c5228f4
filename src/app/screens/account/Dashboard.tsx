import { Plural, Trans } from '@lingui/react/macro'
import { useCallback } from 'react'
import { useAddressBook } from '#app/hooks/use-addresses.ts'
import { useReportDataAge } from '#app/hooks/use-age-held.ts'
import { useOfflineResult } from '#app/hooks/use-answer.ts'
import { useStateSnapshot } from '#app/hooks/use-facts.ts'
import { useViewHistory } from '#app/hooks/use-view-history.ts'
import { defaultOrdersQuery } from '#app/state/orders/order-filter.ts'
import { fetchOrdersPage } from '#app/state/orders/orders.ts'
import { session } from '#app/state/session/session.ts'
import { ViewedParts } from '#app/ui/part/ViewedParts.tsx'
import { href } from '#contract/routes/addresses.ts'
import { css } from '#styled/css'
import { BoughtLately } from './BoughtLately.tsx'
import { CoresOwed } from './CoresOwed.tsx'
import { FirstSteps } from './FirstSteps.tsx'
import { OrdersUnderWay } from './OrdersUnderWay.tsx'
import { PointsSummary } from './PointsSummary.tsx'
import { RecentFavourites } from './RecentFavourites.tsx'
import { Row } from './Row.tsx'
import { EmptyLine, Section } from './Section.tsx'
import { UnsentChangesSection, useUnsentChanges } from './UnsentChangesSection.tsx'
import { UsableCoupons } from './UsableCoupons.tsx'
import { VehiclesRow } from './VehiclesRow.tsx'

/**
 * Open orders, used units to send back, and previous purchases. Each section loads separately, so that a failure affects only itself.
 * Unsent changes on this device come first, because they are known before the server replies.
 */
export function Dashboard() {
  const { result: orders } = useOfflineResult(useCallback(() => fetchOrdersPage(defaultOrdersQuery), []))
  useReportDataAge(orders.status === 'ready' && orders.from === 'device' ? orders.asOf : null)
  const waits = useUnsentChanges()
  const waiting = (waits.count ?? 0) > 0
  const isNew = orders.status === 'ready' && orders.from === 'network' && orders.value.counts.all === 0 && !waiting
  return (
    <div className={columnsClass}>
      <div className={columnClass}>
        {waiting ? <UnsentChangesSection unsentChanges={waits} /> : null}
        {isNew ? (
          <FirstSteps />
        ) : (
          <>
            <OrdersUnderWay orders={orders} />
            <CoresOwed />
            <RecentFavourites />
            <BoughtLately />
          </>
        )}
        <ViewedLately />
      </div>
      <div className={columnClass}>
        <PointsSummary />
        {isNew ? null : <UsableCoupons />}
        <AboutYou />
        {waits.count === 0 ? <UnsentChangesSection unsentChanges={waits} /> : null}
      </div>
    </div>
  )
}

const columnsClass = css({
  display: 'grid',
  gridTemplateColumns: { base: '[minmax(0, 1fr)]', lg: '[minmax(0, 1fr) 320px]' },
  columnGap: '8',
  rowGap: '6',
  alignItems: 'start',
})
const columnClass = css({ display: 'grid', gridTemplateColumns: '[minmax(0, 1fr)]', gap: '6' })

/** The name and delivery address of the user, as known on this device. */
function AboutYou() {
  const { current } = useStateSnapshot(session)
  const { status, rows } = useAddressBook()
  const known = current.type === 'member' ? current.userInfo : null
  const shipping = rows.find(({ defaultFor }) => defaultFor.includes('shipping')) ?? rows[0]
  return (
    <Section title={<Trans>About you</Trans>}>
      <ul className={listClass}>
        <Row to={href('profile')} name={<Trans>Profile</Trans>}>
          {known?.email || known?.realname || <Trans>Name, password and your data</Trans>}
        </Row>
        <Row
          to={href('address')}
          name={rows.length > 1 ? <Plural value={rows.length} one="# address" other="# addresses" /> : <Trans>Addresses</Trans>}
        >
          {shipping !== undefined ? (
            [shipping.company || shipping.name, shipping.lines[0], shipping.city].filter(Boolean).join(', ')
          ) : status === 'loading' ? (
            <span>…</span>
          ) : (
            <Trans>None yet. With one, the checkout is one press.</Trans>
          )}
        </Row>
        <VehiclesRow />
      </ul>
    </Section>
  )
}

const listClass = css({ borderTop: 'edge' })

const MAX_VIEWS_SHOWN = 4

/** A list of the parts last viewed on this device, with the age of their data. */
function ViewedLately({ to = href('viewHistory') }: { to?: string }) {
  const { views } = useViewHistory()
  return (
    <Section title={<Trans>Recently viewed</Trans>} to={to} linkLabel={<Trans>All parts you viewed</Trans>}>
      {views.length === 0 ? (
        <EmptyLine>
          <Trans>Parts that you open stand here, also without a signal.</Trans>
        </EmptyLine>
      ) : (
        <ViewedParts maxParts={MAX_VIEWS_SHOWN} />
      )}
    </Section>
  )
}
