import { Plural, Trans } from '@lingui/react/macro'
import { formatDay } from '#app/i18n/format.ts'
import { Disclosure } from '#app/ui/Disclosure.tsx'
import { PartNumber } from '#app/ui/PartNumber.tsx'
import type { Order, OrderLine } from '#contract/orders/order.ts'
import { css } from '#styled/css'

/** A collapsed list of the lines that can no longer be returned, each with the reason. Hidden if there are none. */
export function NonReturnableLines({ order: { lines } }: { order: Pick<Order, 'lines'> }) {
  const unable = lines.filter(({ returnable }) => returnable === 0)
  if (unable.length === 0) return null
  return (
    <Disclosure title={<Plural value={unable.length} one="# line cannot go back" other="# lines cannot go back" />}>
      <ul className={listClass}>
        {unable.map((line) => (
          <li key={line.id}>
            <PartNumber number={line.id} /> <NonReturnableReason line={line} />
          </li>
        ))}
      </ul>
    </Disclosure>
  )
}

/** Says why no piece of a delivered line can be returned. */
function NonReturnableReason({ line: { qty, returned, warrantyUntil } }: { line: OrderLine }) {
  if (returned >= qty) return <Trans>all of it went back or is on the way back</Trans>
  return warrantyUntil === '' ? (
    <Trans>too late to go back</Trans>
  ) : (
    <Trans>too late to go back; its warranty ended on {formatDay(warrantyUntil)}</Trans>
  )
}

const listClass = css({ display: 'grid', gap: '1', color: 'fg.muted', overflowWrap: 'anywhere' })
