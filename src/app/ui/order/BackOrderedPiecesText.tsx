import { Plural, Trans } from '@lingui/react/macro'
import { formatDay } from '#app/i18n/format.ts'
import { shopToday } from '#app/shop-days.ts'
import type { OrderLine } from '#contract/orders/order.ts'

/** Says how many pieces of a line come later (back-order), and on which day they are expected. If that day has passed, the text says so. */
export function BackOrderedPiecesText({ later: { waiting, on } }: { later: NonNullable<OrderLine['later']> }) {
  const isPast = on < shopToday()
  return isPast ? (
    <Plural
      value={waiting}
      one={`# on back-order: it was expected ${formatDay(on)} and has not come in yet`}
      other={`# on back-order: they were expected ${formatDay(on)} and have not come in yet`}
    />
  ) : (
    <Trans>
      {waiting} on back-order, expected about {formatDay(on)}
    </Trans>
  )
}

/** Says how many pieces of a line the shop has cancelled. */
export const CancelledPieces = ({ pieces }: { pieces: number }) => (
  <Plural value={pieces} one="# piece cancelled: it does not come" other="# pieces cancelled: they do not come" />
)
