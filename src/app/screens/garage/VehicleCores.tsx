import { Trans } from '@lingui/react/macro'
import { Link } from '#app/ui/Link.tsx'
import { CoreReturnDeadline } from '#app/ui/order/CoreReturnDeadline.tsx'
import { orderReturnHref } from '#app/ui/order/order-hrefs.ts'
import { PartNumber } from '#app/ui/PartNumber.tsx'
import { Money } from '#app/ui/price/Money.tsx'
import type { CoreReturn } from '#contract/orders/returns/returns.ts'
import { css } from '#styled/css'
import { heading } from '#styled/recipes'

/** The used units to send back for parts that were fitted to a vehicle, each with amount and day. Nothing if there are none. */
export function VehicleCores({ cores }: { cores: readonly CoreReturn[] }) {
  if (cores.length === 0) return null
  return (
    <section>
      <h3 className={heading({ level: 'label' })}>
        <Trans>Used units to send back</Trans>
      </h3>
      <ul>
        {cores.map(({ id, orderId, part, deposit, dueOn }) => (
          <li key={id}>
            <Link to={orderReturnHref(orderId, 'old-unit')} className={rowClass}>
              <PartNumber number={part} />
              <CoreReturnDeadline dueOn={dueOn} />
              <b className={amountClass}>
                <Money usd={deposit} />
              </b>
            </Link>
          </li>
        ))}
      </ul>
    </section>
  )
}

const rowClass = css({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  columnGap: '3',
  minHeight: 'touch',
  borderBottom: 'hair',
  textDecoration: 'none',
})
const amountClass = css({ marginLeft: 'auto' })
