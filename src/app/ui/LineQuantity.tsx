import { useLingui } from '@lingui/react/macro'
import { type KeyboardEvent, useState } from 'react'
import { QUANTITY_MOST } from '#contract/limits.ts'
import { stepper } from '#styled/recipes'
import type { ShownLine } from '#app/hooks/use-cart.ts'
import { Icon } from './Icon.tsx'
import { readQuantity } from './read-quantity.ts'

interface LineQuantityProps {
  line: Pick<ShownLine, 'id' | 'qty' | 'minQty'>
  /** Called with another quantity than the line has, within what may be ordered. */
  onQuantity: (qty: number) => void
}

/**
 * The quantity of a line. A tap counts at once; what is typed counts when the field is left or Enter is pressed, so that 12 is not first 1.
 * Arrow keys step.
 */
export function LineQuantity({ line: { id, qty, minQty }, onQuantity }: LineQuantityProps) {
  const { t } = useLingui()
  const [typed, setTyped] = useState<string | null>(null)
  const look = stepper()
  const least = Math.max(minQty, 1)
  const set = (wanted: number) => {
    setTyped(null)
    const held = Math.min(Math.max(wanted, least), QUANTITY_MOST)
    if (held !== qty) onQuantity(held)
  }
  const take = () => set((typed === null ? null : readQuantity(typed, least)) ?? qty)
  const onKey = (event: KeyboardEvent) => {
    if (event.key === 'Enter') take()
    else if (event.key === 'Escape') setTyped(null)
    else if (event.key === 'ArrowUp') set(qty + 1)
    else if (event.key === 'ArrowDown') set(qty - 1)
    else return
    event.preventDefault()
  }
  return (
    <fieldset className={look.root} aria-label={t`Quantity of ${id}`}>
      <button type="button" className={look.button} aria-label={t`One less`} disabled={qty <= least} onClick={() => set(qty - 1)}>
        <Icon name="minus" />
      </button>
      <input
        className={look.field}
        aria-label={t`Quantity`}
        inputMode="numeric"
        autoComplete="off"
        value={typed ?? qty}
        onChange={(event) => setTyped(event.target.value)}
        onFocus={(event) => event.target.select()}
        onBlur={take}
        onKeyDown={onKey}
      />
      <button type="button" className={look.button} aria-label={t`One more`} disabled={qty >= QUANTITY_MOST} onClick={() => set(qty + 1)}>
        <Icon name="plus" />
      </button>
    </fieldset>
  )
}
