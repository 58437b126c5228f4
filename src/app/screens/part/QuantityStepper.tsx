import { Trans, useLingui } from '@lingui/react/macro'
import { useState } from 'react'
import { Icon } from '#app/ui/Icon.tsx'
import { QUANTITY_MOST } from '#contract/limits.ts'
import { stepper } from '#styled/recipes'
import { readQuantity } from '#app/ui/read-quantity.ts'

interface QuantityStepperProps {
  qty: number
  least: number
  onQty: (qty: number) => void
}

/** A quantity by buttons or by typing. What is no number is put back to the last good one when the field is left. */
export function QuantityStepper({ qty, least, onQty }: QuantityStepperProps) {
  const { t } = useLingui()
  const [typed, setTyped] = useState<string | null>(null)
  const look = stepper()
  const type = (text: string) => {
    setTyped(text)
    const read = readQuantity(text, least)
    if (read !== null) onQty(read)
  }
  return (
    <fieldset className={look.root} aria-label={t`Quantity`}>
      <button type="button" className={look.button} aria-label={t`One less`} disabled={qty <= least} onClick={() => onQty(qty - 1)}>
        <Icon name="minus" />
      </button>
      <input
        className={look.field}
        aria-label={t`Quantity`}
        inputMode="numeric"
        autoComplete="off"
        value={typed ?? qty}
        onChange={(event) => type(event.target.value)}
        onFocus={(event) => event.target.select()}
        onBlur={() => setTyped(null)}
      />
      <button type="button" className={look.button} aria-label={t`One more`} disabled={qty >= QUANTITY_MOST} onClick={() => onQty(qty + 1)}>
        <Icon name="plus" />
      </button>
      {least > 1 ? (
        <span className={look.least}>
          <Trans>sold from {least} pieces</Trans>
        </span>
      ) : null}
    </fieldset>
  )
}
