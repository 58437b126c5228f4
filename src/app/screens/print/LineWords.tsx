import { Trans } from '@lingui/react/macro'
import { BackOrdered, CancelledPieces } from '#app/ui/order/BackOrdered.tsx'
import { ConditionMark } from '#app/ui/part/ConditionMark.tsx'
import { Dotted } from '#app/ui/part/Dotted.tsx'
import { Money } from '#app/ui/price/Money.tsx'
import type { OrderLine } from '#contract/orders/order.ts'
import { uncancelledPieces } from '#contract/orders/slip-pieces.ts'

interface LineWordsProps {
  line: OrderLine
  /** The whole line of the order. `line` may contain only those of its pieces that are for one job or in one parcel. */
  whole: OrderLine
  prices: boolean
  /** Whether the line was already listed, with the details of all its pieces. */
  again: boolean
}

/** An ordered line in words: name, maker, key attributes, core charge, the buyer's note. */
export function LineWords({ line, whole, prices, again }: LineWordsProps) {
  const { product, coreAmount, coreCharge, qty, note, later, cancelled = 0 } = line
  return (
    <>
      <span>
        {product.name} <ConditionMark condition={product.condition} />
      </span>
      <span className={mutedTextClass}>
        <Dotted>
          {[product.producer, product.specName].filter(Boolean).map((piece) => (
            <span key={piece}>{piece} </span>
          ))}
        </Dotted>
      </span>
      {coreAmount === 0 || (!prices && uncancelledPieces(whole) === 0) ? null : (
        <span className={mutedTextClass}>
          {prices ? (
            <Trans>
              Core charge {qty} × <Money usd={coreCharge} /> = <Money usd={coreAmount} />
            </Trans>
          ) : (
            <Trans>Old unit to be sent back</Trans>
          )}
        </span>
      )}
      {later === undefined || later.waiting === 0 || again ? null : (
        <span className={noteClass}>
          <BackOrdered later={later} />
        </span>
      )}
      {cancelled === 0 || again ? null : (
        <span className={noteClass}>
          <CancelledPieces pieces={cancelled} />
        </span>
      )}
      {note === '' ? null : (
        <span className={noteClass}>
          <Trans>Note: {note}</Trans>
        </span>
      )}
    </>
  )
}

const mutedTextClass = 'paper-quiet'
const noteClass = 'paper-note'
