import { Plural, Trans } from '@lingui/react/macro'
import { day } from '#app/i18n/format.ts'
import { shopToday } from '#app/shop-days.ts'
import type { OrderLine } from '#contract/order.ts'

/** What of an order's line has not come in yet, and when it is expected; a day that has passed is said as such. */
export function BackOrdered({ later: { waiting, on } }: { later: NonNullable<OrderLine['later']> }) {
  const isPast = on < shopToday()
  return isPast ? (
    <Plural
      value={waiting}
      one={`# on back-order: it was expected ${day(on)} and has not come in yet`}
      other={`# on back-order: they were expected ${day(on)} and have not come in yet`}
    />
  ) : (
    <Trans>
      {waiting} on back-order, expected about {day(on)}
    </Trans>
  )
}

/** What of an order's line does not come, because the shop took it out of the order. */
export const CancelledPieces = ({ pieces }: { pieces: number }) => (
  <Plural value={pieces} one="# piece cancelled: it does not come" other="# pieces cancelled: they do not come" />
)
