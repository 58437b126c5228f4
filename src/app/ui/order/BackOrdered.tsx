import { Plural, Trans } from '@lingui/react/macro'
import { day } from '#app/i18n/format.ts'
import { shopToday } from '#app/shop-days.ts'
import type { OrderLine } from '#contract/order.ts'

/** The back-ordered pieces of a line with their expected day; a past day is marked as such. */
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

/** The pieces of a line that the shop cancelled. */
export const CancelledPieces = ({ pieces }: { pieces: number }) => (
  <Plural value={pieces} one="# piece cancelled: it does not come" other="# pieces cancelled: they do not come" />
)
