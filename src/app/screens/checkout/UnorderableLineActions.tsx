import { Trans, useLingui } from '@lingui/react/macro'
import { useCart } from '#app/hooks/use-cart.ts'
import { useBusyButton } from '#app/hooks/use-press.ts'
import { availabilityOf } from '#app/sale.ts'
import { removeLines, setQuantity } from '#app/state/cart-changes/changes.ts'
import { css } from '#styled/css'
import { button } from '#styled/recipes'

/** Buttons for a cart line that cannot be ordered: reduce it to the available quantity, or remove it. */
export function UnorderableLineActions({ id }: { id: string }) {
  const { t } = useLingui()
  const line = useCart().lines.find((one) => one.id === id)
  const remove = useBusyButton(async () => line && removeLines([line.id]))
  const answer = line?.stock ? availabilityOf({ stock: line.stock, minQty: line.minQty }, line.qty) : null
  const pieces =
    answer?.type === 'short' || answer?.type === 'too-many' ? answer.maxQuantity : answer?.type === 'too-few' ? answer.minQuantity : null
  const take = useBusyButton(async () => line && pieces !== null && setQuantity(line.id, pieces))
  if (line === undefined) return null
  return (
    <span className={actionsClass}>
      {pieces === null ? null : (
        <button
          type="button"
          className={button({ tone: 'quiet' })}
          aria-label={t`Take ${pieces} of ${id}`}
          aria-busy={take.isBusy || undefined}
          onClick={take.press}
        >
          <Trans>Take {pieces}</Trans>
        </button>
      )}
      <button
        type="button"
        className={button({ tone: 'quiet' })}
        aria-label={t`Remove ${id}`}
        aria-busy={remove.isBusy || undefined}
        onClick={remove.press}
      >
        <Trans>Remove</Trans>
      </button>
    </span>
  )
}

const actionsClass = css({ display: 'flex', flexWrap: 'wrap', gap: '2' })
