import { Trans, useLingui } from '@lingui/react/macro'
import { useCart } from '#app/hooks/use-cart.ts'
import { useBusyPress } from '#app/hooks/use-press.ts'
import { availabilityOf } from '#app/sale.ts'
import { removeLines, setQuantity } from '#app/state/cart-changes/changes.ts'
import { css } from '#styled/css'
import { button } from '#styled/recipes'

/** Buttons for a cart line that cannot be ordered: reduce it to the available quantity, or remove it. */
export function LineWays({ id }: { id: string }) {
  const { t } = useLingui()
  const line = useCart().lines.find((one) => one.id === id)
  const remove = useBusyPress(async () => line && removeLines([line.id]))
  const answer = line?.stock ? availabilityOf({ stock: line.stock, minQty: line.minQty }, line.qty) : null
  const pieces = answer?.type === 'short' || answer?.type === 'too-many' ? answer.most : answer?.type === 'too-few' ? answer.least : null
  const take = useBusyPress(async () => line && pieces !== null && setQuantity(line.id, pieces))
  if (line === undefined) return null
  return (
    <span className={actionsClass}>
      {pieces === null ? null : (
        <button
          type="button"
          className={button({ tone: 'quiet' })}
          aria-label={t`Take ${pieces} of ${id}`}
          aria-busy={take.working || undefined}
          onClick={take.press}
        >
          <Trans>Take {pieces}</Trans>
        </button>
      )}
      <button
        type="button"
        className={button({ tone: 'quiet' })}
        aria-label={t`Remove ${id}`}
        aria-busy={remove.working || undefined}
        onClick={remove.press}
      >
        <Trans>Remove</Trans>
      </button>
    </span>
  )
}

const actionsClass = css({ display: 'flex', flexWrap: 'wrap', gap: '2' })
