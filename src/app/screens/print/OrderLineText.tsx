import { Trans } from '@lingui/react/macro'
import { BackOrderedPiecesText, CancelledPieces } from '#app/ui/order/BackOrderedPiecesText.tsx'
import { ConditionMark } from '#app/ui/part/ConditionMark.tsx'
import { DotSeparatedItems } from '#app/ui/part/DotSeparatedItems.tsx'
import { Money } from '#app/ui/price/Money.tsx'
import type { OrderLine } from '#contract/orders/order.ts'
import { uncancelledPieceCount } from '#contract/orders/packing-slip-quantities.ts'

interface OrderLineTextProps {
  line: OrderLine
  /** The whole line of the order. `line` may contain only those of its pieces that are for one job or in one parcel. */
  fullLine: OrderLine
  hasPrices: boolean
  /** Whether the line was already listed, with the details of all its pieces. */
  isAlreadyListed: boolean
}

/** An ordered line in words: name, maker, key attributes, core charge, the buyer's note. */
export function OrderLineText({ line, fullLine, hasPrices, isAlreadyListed }: OrderLineTextProps) {
  const { product, coreAmount, coreCharge, qty, note, later, cancelled = 0 } = line
  return (
    <>
      <span>
        {product.name} <ConditionMark condition={product.condition} />
      </span>
      <span className={mutedTextClass}>
        <DotSeparatedItems>
          {[product.producer, product.specName].filter(Boolean).map((piece) => (
            <span key={piece}>{piece} </span>
          ))}
        </DotSeparatedItems>
      </span>
      {coreAmount === 0 || (!hasPrices && uncancelledPieceCount(fullLine) === 0) ? null : (
        <span className={mutedTextClass}>
          {hasPrices ? (
            <Trans>
              Core charge {qty} × <Money usd={coreCharge} /> = <Money usd={coreAmount} />
            </Trans>
          ) : (
            <Trans>Old unit to be sent back</Trans>
          )}
        </span>
      )}
      {later === undefined || later.waiting === 0 || isAlreadyListed ? null : (
        <span className={noteClass}>
          <BackOrderedPiecesText later={later} />
        </span>
      )}
      {cancelled === 0 || isAlreadyListed ? null : (
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
