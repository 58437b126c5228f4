import { Plural, Trans, useLingui } from '@lingui/react/macro'
import type { DisplayedCartLine } from '#app/hooks/use-cart.ts'
import { availabilityOf } from '#app/sale.ts'
import { setQuantity } from '#app/state/cart-changes/changes.ts'
import { backOrderText } from '#app/ui/price/back-order-words.ts'
import { useDataAge } from '#app/ui/price/DataTimeProvider.tsx'
import { css } from '#styled/css'
import { button, mark } from '#styled/recipes'

/**
 * Says which pieces of a cart line come later, or why the line cannot be ordered and how to fix that. Nothing if all pieces are in stock,
 * or if the data is too old.
 */
export function LineAvailability({ line }: { line: DisplayedCartLine }) {
  const { i18n } = useLingui()
  const aged = useDataAge()
  const { id, qty, stock, minQty } = line
  if (!stock || aged.type === 'old' || aged.type === 'undated') return null
  const answer = availabilityOf({ stock, minQty }, qty)
  switch (answer.type) {
    case 'back-order':
      return answer.quantityNow === 0 ? null : <span className={mark({ tone: 'warn' })}>{backOrderText(i18n, answer)}</span>
    case 'short':
      return (
        <p className={blockingTextClass}>
          <Plural
            value={answer.maxQuantity}
            one="Only # can be ordered now, so this line cannot be ordered as it is."
            other="Only # can be ordered now, so this line cannot be ordered as it is."
          />{' '}
          <button type="button" className={button({ tone: 'quiet' })} onClick={() => void setQuantity(id, answer.maxQuantity)}>
            <Trans>Take {answer.maxQuantity}</Trans>
          </button>
        </p>
      )
    case 'sold-out':
      return (
        <p className={blockingTextClass}>
          <Trans>It cannot be ordered until it is back. Remove it to order the others, or set it aside.</Trans>
        </p>
      )
    case 'ended':
      return (
        <p className={blockingTextClass}>
          <Trans>It is not sold any more. Remove it to order the others.</Trans>
        </p>
      )
    case 'too-few':
      return (
        <p className={blockingTextClass}>
          <Trans>It is sold from {answer.minQuantity} pieces up.</Trans>{' '}
          <button type="button" className={button({ tone: 'quiet' })} onClick={() => void setQuantity(id, answer.minQuantity)}>
            <Trans>Take {answer.minQuantity}</Trans>
          </button>
        </p>
      )
    default:
      return null
  }
}

const blockingTextClass = css({ color: 'bad', flexBasis: 'full' })
