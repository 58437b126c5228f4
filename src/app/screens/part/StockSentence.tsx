import { Plural, Trans, useLingui } from '@lingui/react/macro'
import { formatDay } from '#app/i18n/format.ts'
import { availabilityOf } from '#app/sale.ts'
import { formatAge } from '#app/ui/age.ts'
import { unknownStockText } from '#app/ui/price/aged-words.ts'
import { backOrderText } from '#app/ui/price/back-order-words.ts'
import { useDataAge } from '#app/ui/price/DataTimeProvider.tsx'
import { offer } from '#styled/recipes'
import type { OfferedPart } from './offered-part.ts'

interface StockSentenceProps {
  part: Pick<OfferedPart, 'stock' | 'minQty'>
  /** The quantity that the sentence is about. */
  qty: number
}

function Sentence({ part, qty }: StockSentenceProps) {
  const { i18n } = useLingui()
  const answer = availabilityOf(part, qty)
  switch (answer.type) {
    case 'back-order':
      return backOrderText(i18n, answer)
    case 'sold-out':
      return answer.expectedOn === null ? (
        <Trans>Sold out, no date yet</Trans>
      ) : (
        <Trans>Sold out, back about {formatDay(answer.expectedOn)}</Trans>
      )
    case 'short':
      if (answer.isDiscontinued)
        return (
          <Plural
            value={answer.maxQuantity}
            one="Only the last # can be ordered: no more will come"
            other="Only the last # can be ordered: no more will come"
          />
        )
      return answer.expectedOn === null ? (
        <Plural
          value={answer.maxQuantity}
          one="Only # can be ordered, no date yet for more"
          other="Only # can be ordered, no date yet for more"
        />
      ) : (
        <Trans>
          Only {answer.maxQuantity} can be ordered, more about {formatDay(answer.expectedOn)}
        </Trans>
      )
    case 'ended':
      return <Trans>Not made any more</Trans>
    default:
      return part.stock.state === 'low' ? (
        <Plural value={part.stock.qty} one="Only # left on the shelf" other="Only # left on the shelf" />
      ) : (
        <Plural value={part.stock.qty} one="# on the shelf, ready to ship" other="# on the shelf, ready to ship" />
      )
  }
}

/** Says what is in stock for the selected quantity, with the age of that data. Data older than a day counts as unknown. */
export function StockSentence({ part, qty }: StockSentenceProps) {
  const { i18n } = useLingui()
  const aged = useDataAge()
  const unknown = part.stock.state !== 'ended' && (aged.type === 'old' || aged.type === 'undated')
  const state = availabilityOf(part, qty).type === 'back-order' ? 'low' : part.stock.state
  return (
    <p className={offer().stock} data-state={unknown ? 'unknown' : state}>
      {unknown ? (
        unknownStockText(i18n, aged)
      ) : (
        <>
          <Sentence part={part} qty={qty} />
          {aged.type === 'today' ? <span>· {formatAge(aged.asOf, i18n.locale)}</span> : null}
        </>
      )}
    </p>
  )
}
