import { Trans } from '@lingui/react/macro'
import { day } from '#app/i18n/format.ts'
import { Fact, Facts } from '#app/ui/Facts.tsx'
import { Money } from '#app/ui/price/Money.tsx'
import type { Order } from '#contract/order.ts'
import { freeReturnUntil, returnTerms } from '#contract/returns/terms.ts'
import { returnWorth } from '#contract/returns/worth.ts'
import { css } from '#styled/css'

interface ReturnConditionsProps {
  order: Order
  pieces: Readonly<Record<string, number>>
}

/** On which terms it goes back, and what comes back for what is chosen: said before anything is asked. */
export function ReturnConditions({ order, pieces }: ReturnConditionsProps) {
  const { restockingPercent } = returnTerms
  const chosen = order.lines.filter(({ id }) => (pieces[id] ?? 0) > 0)
  const worth = chosen.length > 0 ? returnWorth(order, pieces) : null
  return (
    <div className={frame}>
      <ul className={list}>
        <li>
          <Window order={order} />
        </li>
        <li>
          <Trans>You pay for the parcel back.</Trans>{' '}
          {order.sums.shipping > 0 ? (
            <Trans>
              The delivery of the order, <Money usd={order.sums.shipping} />, is not given back.
            </Trans>
          ) : null}
        </li>
        <li>
          {restockingPercent === 0 ? (
            <Trans>There is no restocking fee.</Trans>
          ) : (
            <Trans>A restocking fee of {restockingPercent} % is taken off the price.</Trans>
          )}
        </li>
        {chosen.some(({ coreCharge }) => coreCharge > 0) ? (
          <li>
            {worth === null || worth.deposit > 0 ? (
              <Trans>The core charge that is still owed comes back with it: no old unit has to be sent for it.</Trans>
            ) : (
              <Trans>The core charge goes by the old unit that you have sent, not by this return.</Trans>
            )}
          </li>
        ) : null}
      </ul>
      {worth === null ? null : (
        <div aria-live="polite">
          <Facts>
            <Fact sum name={<Trans>You get back, with tax</Trans>} value={<Money usd={worth.total / 100} />} />
            {worth.deposit > 0 ? (
              <Fact name={<Trans>Of it core charge</Trans>} value={<Money usd={worth.deposit / 100} />} />
            ) : null}
            {worth.offDue > 0 ? (
              <Fact name={<Trans>Of it taken off what is to be paid</Trans>} value={<Money usd={worth.offDue / 100} />} />
            ) : null}
          </Facts>
        </div>
      )}
    </div>
  )
}

/** Until when for any reason. Its day is that of the delivery as the order tells it. */
function Window({ order }: Pick<ReturnConditionsProps, 'order'>) {
  const { windowDays } = returnTerms
  const delivered = order.events.findLast(({ what, state }) => what === 'state' && state === 'delivered')?.at
  const until = delivered === undefined ? null : freeReturnUntil(Date.parse(delivered))
  if (until === null)
    return (
      <Trans>Within {windowDays} days of delivery for any reason; after that only what is broken, as long as its warranty runs.</Trans>
    )
  if (Date.now() > until)
    return <Trans>The {windowDays} days are over: only what is broken goes back, as long as its warranty runs.</Trans>
  const last = day(new Date(until).toISOString())
  return <Trans>Until {last} for any reason; after that only what is broken, as long as its warranty runs.</Trans>
}

const frame = css({ display: 'grid', gap: '3', padding: '3', borderRadius: 'md', backgroundColor: 'well' })
const list = css({ display: 'grid', gap: '1', paddingInlineStart: '5', listStyleType: 'disc' })
