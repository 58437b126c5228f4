import { Plural, Trans } from '@lingui/react/macro'
import { useEffect, useState } from 'react'
import { useClock } from '#app/hooks/use-clock.ts'
import { useResource } from '#app/hooks/use-resource.ts'
import { catalogue } from '#app/state/catalogue/catalogue.ts'
import { dataAgeOf } from '#app/ui/price/aged.ts'
import { Money } from '#app/ui/price/Money.tsx'
import { PriceAge } from '#app/ui/price/PriceAge.tsx'
import { centsOf } from '#contract/kernel/primitives.ts'
import type { QuantityTotals } from '#contract/pricing/pricing.ts'
import { offer } from '#styled/recipes'
import type { OfferedPart } from './offered-part.ts'

interface TotalsProps {
  part: OfferedPart
  quantityTotals: QuantityTotals
}

const QUOTE_DELAY_MS = 600

/**
 * The price of the selected quantity. It is calculated here from the quantity price breaks, so that it is immediate and works offline. The
 * server confirms it; a different reply replaces it.
 */
export function Totals({ part, quantityTotals: priced }: TotalsProps) {
  const look = offer()
  const quantity = useDebounced(priced.qty, QUOTE_DELAY_MS)
  const asked = useResource(catalogue.getPriceByQuantity, quantity > 1 && quantity === priced.qty ? { mcode: part.mcode, quantity } : null)
  useClock()
  // A reply that is old or stored on the device confirms nothing.
  const ofNow = asked.status === 'ready' && dataAgeOf(asked.asOf).type === 'now' && asked.from !== 'device'
  const confirmed = ofNow && asked.value.quantity === priced.qty ? asked.value : null
  const total = confirmed ? centsOf(confirmed.total) : priced.total
  return (
    <div className={look.totals} aria-live="polite">
      <p className={look.total}>
        <span>
          <Plural value={priced.qty} one="# piece" other="# pieces" />
          {priced.coreCharges > 0 ? (
            <>
              {' '}
              ·{' '}
              <Trans>
                with <Money usd={priced.coreCharges / 100} /> core
              </Trans>
            </>
          ) : null}
        </span>
        <strong>
          <Money usd={total / 100} />
        </strong>
      </p>
      <p className={look.next}>
        {priced.nextPriceBreak ? (
          <span>
            <Trans>
              <Plural value={priced.nextPriceBreak.missingQuantity} one="# more" other="# more" /> and each costs{' '}
              <Money usd={priced.nextPriceBreak.unitPrice / 100} />.
            </Trans>
          </span>
        ) : null}
        {confirmed ? (
          <span className={look.confirmed}>
            <Trans>Confirmed by the shop</Trans>
          </span>
        ) : (
          <PriceAge />
        )}
      </p>
    </div>
  )
}

/** Returns a value once it has not changed for `waitMs`, so that five taps on "+" cause one request. */
function useDebounced<Value>(value: Value, waitMs: number): Value {
  const [debounced, setDebounced] = useState(value)
  useEffect(() => {
    const timer = setTimeout(() => setDebounced(value), waitMs)
    return () => clearTimeout(timer)
  }, [value, waitMs])
  return debounced
}
