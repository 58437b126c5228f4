import { Trans, useLingui } from '@lingui/react/macro'
import { type KeyboardEvent, useLayoutEffect, useRef, useState } from 'react'
import { MAX_QUANTITY } from '#contract/limits.ts'
import { parsePieceCount } from '#contract/text/quantity.ts'
import { cx } from '#styled/css'
import { stepper } from '#styled/recipes'
import { Icon } from './Icon.tsx'
import { needsScriptClass } from './needs-script.ts'
import { parseQuantity } from './read-quantity.ts'

interface QuantityStepperProps {
  qty: number
  minQty: number
  /** The name of the item whose quantity this is, if a page has several quantity fields. */
  itemName?: string
  /**
   * Whether every key press is reported, with an error below the minimum. Otherwise the quantity is reported when the field loses focus or
   * on Enter, so that typing 12 does not report 1 first.
   */
  reportsEveryKey?: boolean
  /** Called with a new quantity within the allowed range. */
  onQuantity: (qty: number) => void
}

/**
 * A field for a quantity, with buttons and arrow keys. When the field loses focus, an invalid number is reset, and one out of range is
 * limited. In both cases the user is told why.
 */
export function QuantityStepper({ qty, minQty, itemName: of, reportsEveryKey = false, onQuantity }: QuantityStepperProps) {
  const { t, i18n } = useLingui()
  const [refused, setRefused] = useState<{ text: string; reason: 'unreadable' | 'least' | 'most' } | null>(null)
  const [typed, setTyped] = useState<string | null>(null)
  const look = stepper()
  const least = Math.max(minQty, 1)
  const set = (wanted: number) => {
    const held = Math.min(Math.max(wanted, least), MAX_QUANTITY)
    if (held !== qty) onQuantity(held)
  }
  const step = (by: number) => {
    setTyped(null)
    setRefused(null)
    set(qty + by)
  }
  const type = (text: string) => {
    setTyped(text)
    setRefused(null)
    if (reportsEveryKey) set(parseQuantity(text, least, i18n.locale) ?? qty)
  }
  // Text that was typed before hydration exists only in the field.
  const input = useRef<HTMLInputElement>(null)
  // biome-ignore lint/correctness/useExhaustiveDependencies: reads the initial state of the field only
  useLayoutEffect(() => {
    const field = input.current
    if (field === null || field.value === String(qty)) return
    if (document.activeElement === field) return type(field.value)
    const early = parseQuantity(field.value, least, i18n.locale) ?? qty
    field.value = String(early)
    set(early)
  }, [])
  const finish = () => {
    if (typed === null) return
    setTyped(null)
    const pieces = parsePieceCount(typed, i18n.locale)
    const why = pieces === null ? 'unreadable' : pieces < least ? 'least' : pieces > MAX_QUANTITY ? 'most' : null
    setRefused(why === null || typed.trim() === '' ? null : { text: typed.trim(), reason: why })
    set(pieces ?? qty)
  }
  const onKey = (event: KeyboardEvent) => {
    if (event.key === 'Enter') finish()
    else if (event.key === 'Escape') setTyped(null)
    else if (event.key === 'ArrowUp') step(1)
    else if (event.key === 'ArrowDown') step(-1)
    else return
    event.preventDefault()
  }
  return (
    <fieldset className={cx(look.root, needsScriptClass)} aria-label={of === undefined ? t`Quantity` : t`Quantity of ${of}`}>
      <button type="button" className={look.button} aria-label={t`One less`} disabled={qty <= least} onClick={() => step(-1)}>
        <Icon name="minus" />
      </button>
      <input
        ref={input}
        className={look.field}
        aria-label={t`Quantity`}
        inputMode="numeric"
        autoComplete="off"
        value={typed ?? qty}
        onChange={(event) => type(event.target.value)}
        onFocus={(event) => event.target.select()}
        onBlur={finish}
        onKeyDown={onKey}
      />
      <button type="button" className={look.button} aria-label={t`One more`} disabled={qty >= MAX_QUANTITY} onClick={() => step(1)}>
        <Icon name="plus" />
      </button>
      {refused === null ? null : (
        <span role="alert" className={look.refused}>
          {refused.reason === 'unreadable' ? (
            <Trans>“{refused.text}” is no whole number of pieces.</Trans>
          ) : refused.reason === 'least' ? (
            <Trans>Sold from {least} pieces.</Trans>
          ) : (
            <Trans>At most {MAX_QUANTITY} pieces.</Trans>
          )}
        </span>
      )}
      {reportsEveryKey && least > 1 ? (
        <span className={look.least}>
          <Trans>sold from {least} pieces</Trans>
        </span>
      ) : null}
    </fieldset>
  )
}
