import { Plural, Trans } from '@lingui/react/macro'
import { formatDay } from '#app/i18n/format.ts'
import { Link } from '#app/ui/Link.tsx'
import { orderHref } from '#app/ui/order/order-hrefs.ts'
import { DotSeparatedItems } from '#app/ui/part/DotSeparatedItems.tsx'
import { Money } from '#app/ui/price/Money.tsx'
import type { OrderRow } from '#contract/orders/order.ts'
import { css } from '#styled/css'

/** The number of an order as a link, which covers the whole row. */
export const OrderLink = ({ order: { id, number }, className }: { order: OrderRow; className: string | undefined }) => (
  <Link to={orderHref(id)} className={className} data-row="">
    <span className={visuallyHiddenClass}>
      <Trans>Open</Trans>{' '}
    </span>
    {number}
  </Link>
)

/** How many jobs of an order are named per row; of the others only the number is shown. */
const MAX_JOBS_SHOWN = 2

/** What an order is for: its job, the jobs of its lines, and the purchase order number. Nothing if there are none. */
export function OrderReferences({ order: { jobName, jobs = [], purchaseOrder } }: { order: OrderRow }) {
  const named = [...new Set([jobName, ...jobs])].filter((job) => job !== '')
  const more = named.length - MAX_JOBS_SHOWN
  return named.length === 0 && purchaseOrder === '' ? null : (
    <DotSeparatedItems>
      {named.slice(0, MAX_JOBS_SHOWN).map((job) => (
        <span key={job}>{job} </span>
      ))}
      {more > 0 ? (
        <span className={unbrokenTextClass}>
          <Trans>+ {more}</Trans>{' '}
        </span>
      ) : null}
      {purchaseOrder === '' ? null : (
        <span className={unbrokenTextClass}>{/^po\b/i.test(purchaseOrder) ? purchaseOrder : <Trans>PO {purchaseOrder}</Trans>}</span>
      )}
    </DotSeparatedItems>
  )
}

/** Says what is outstanding in an order: payment, parcel, used units, returns. */
export const OrderNotes = ({ order: { due, state, expectedTo, openCores, waiting = 0, inReturns = 0 } }: { order: OrderRow }) => (
  <>
    {due > 0 ? (
      <span>
        <Trans>
          <Money usd={due} /> to pay
        </Trans>
      </span>
    ) : null}
    {waiting > 0 ? (
      <span>
        <Plural value={waiting} one="# piece on back-order" other="# pieces on back-order" />
      </span>
    ) : null}
    {state === 'shipped' ? (
      <span>
        <Trans>Expected by {formatDay(expectedTo)}</Trans>
      </span>
    ) : null}
    {openCores > 0 ? (
      <span>
        <Plural value={openCores} one="# used unit to send back" other="# used units to send back" />
      </span>
    ) : null}
    {inReturns > 0 ? (
      <span>
        <Plural value={inReturns} one="# piece in a return" other="# pieces in a return" />
      </span>
    ) : null}
  </>
)

const visuallyHiddenClass = css({ srOnly: true })
/** A text with this class moves to the next line as a whole before it is broken. */
const unbrokenTextClass = css({ display: 'inline-block' })
