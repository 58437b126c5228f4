import { Plural, Trans } from '@lingui/react/macro'
import type { OrderRow } from '#contract/order.ts'
import { day } from '#app/i18n/format.ts'
import { Go } from '#app/ui/Go.tsx'
import { Money } from '#app/ui/price/Money.tsx'
import { OrderStateMark } from '#app/ui/order/OrderStateMark.tsx'
import { orderHref } from '#app/ui/order/order-hrefs.ts'
import { PartNumber } from '#app/ui/PartNumber.tsx'
import { css } from '#styled/css'
import { orderRow } from './order-row-look.ts'
import { OrderRowParts } from './OrderRowParts.tsx'
import { OrderRowWays } from './OrderRowWays.tsx'

/** One order of the list: what tells it from the others, its parts, and what can be done next. */
export function OrderListRow({ order }: { order: OrderRow }) {
  const { id, number, state, placedAt, total, due, pieces, jobName, purchaseOrder, openCores, expectedTo } = order
  return (
    <li className={orderRow}>
      <Go to={orderHref(id)} className={facts}>
        <span className={first}>
          <PartNumber number={number} size="row" />
          <b>
            <Money usd={total} />
          </b>
        </span>
        <span className={second}>
          <OrderStateMark state={state} />
          <span>{day(placedAt)}</span>
          <Plural value={pieces} one="# piece" other="# pieces" />
        </span>
        {jobName === '' && purchaseOrder === '' ? null : (
          <span className={quiet}>
            {jobName}
            {jobName === '' || purchaseOrder === '' ? null : ' · '}
            {purchaseOrder === '' ? null : <Trans>Purchase order {purchaseOrder}</Trans>}
          </span>
        )}
        {due > 0 ? (
          <span className={quiet}>
            <Trans>
              <Money usd={due} /> to pay
            </Trans>
          </span>
        ) : null}
        {state === 'shipped' ? (
          <span className={quiet}>
            <Trans>Expected by {day(expectedTo)}</Trans>
          </span>
        ) : null}
        {openCores > 0 ? (
          <span className={quiet}>
            <Plural value={openCores} one="# used unit to send back" other="# used units to send back" />
          </span>
        ) : null}
      </Go>
      <OrderRowParts order={order} />
      <OrderRowWays order={order} />
    </li>
  )
}

const facts = css({ display: 'grid', gap: '1', color: 'fg', textDecoration: 'none', overflowWrap: 'anywhere', minWidth: '0' })
const first = css({ display: 'flex', flexWrap: 'wrap', justifyContent: 'space-between', columnGap: '4' })
const second = css({ display: 'flex', flexWrap: 'wrap', alignItems: 'center', columnGap: '3', rowGap: '1' })
const quiet = css({ color: 'fg.muted' })
