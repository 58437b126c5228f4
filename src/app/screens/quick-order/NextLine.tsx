import { Trans, useLingui } from '@lingui/react/macro'
import { type FormEvent, useRef, useState } from 'react'
import { useStateSnapshot } from '#app/hooks/use-facts.ts'
import { setTypedText, takeTypedLine } from '#app/state/quick-order/pad-changes.ts'
import { quickOrder } from '#app/state/quick-order/quick-order.ts'
import { Icon } from '#app/ui/Icon.tsx'
import { parseQuantity } from '#app/ui/read-quantity.ts'
import { MAX_ORDER_LINES } from '#contract/number-list/order-sheet.ts'
import { css, cx } from '#styled/css'
import { button, field } from '#styled/recipes'
import { moveByArrow } from './move-by-arrow.ts'

/** The id of the field for the next number, which the tools above the list lead to. */
export const NEXT_LINE_ID = 'pad-next-line'

/** The fields of the next line. Enter adds it and begins the next one, as a scanner does that types a number and Enter. */
export function NextLine({ isFull }: { isFull: boolean }) {
  const { t, i18n } = useLingui()
  const { typed } = useStateSnapshot(quickOrder, true)
  const [pieces, setPieces] = useState('')
  const number = useRef<HTMLInputElement>(null)
  const qty = parseQuantity(pieces, 1, i18n.locale)
  const isWrong = pieces.trim() !== '' && qty === null
  const send = (event: FormEvent) => {
    event.preventDefault()
    if (typed.trim() !== '' && !isWrong && takeTypedLine(typed, qty)) setPieces('')
    number.current?.focus()
  }
  if (isFull)
    return (
      <p className={noteClass} role="status">
        <Trans>The list is full: it takes {MAX_ORDER_LINES} lines. Add them to the cart, or remove some, then go on.</Trans>
      </p>
    )
  return (
    <form className={formClass} onSubmit={send} onKeyDown={moveByArrow}>
      <input
        ref={number}
        id={NEXT_LINE_ID}
        className={cx(field(), numberClass)}
        data-pad-field="number"
        aria-label={t`Next number`}
        placeholder={t`Next number`}
        autoComplete="off"
        autoCapitalize="characters"
        spellCheck={false}
        enterKeyHint="next"
        value={typed}
        onChange={(event) => setTypedText(event.target.value)}
      />
      <input
        className={cx(field(), quantityClass)}
        data-pad-field="quantity"
        aria-label={t`Quantity of the next number`}
        placeholder="1"
        inputMode="numeric"
        autoComplete="off"
        value={pieces}
        aria-invalid={isWrong || undefined}
        onChange={(event) => setPieces(event.target.value)}
      />
      <button type="submit" className={button({ size: 'icon' })} aria-label={t`Add this line`} disabled={typed.trim() === ''}>
        <Icon name="plus" />
      </button>
      {isWrong ? (
        <span role="alert" className={wrongClass}>
          <Trans>This is no whole number of pieces.</Trans>
        </span>
      ) : null}
    </form>
  )
}

const formClass = css({
  display: 'grid',
  gridTemplateColumns: { base: '[minmax(0, 1fr) 72px 48px]', lg: '[240px 80px 48px]' },
  gap: '2',
  _print: { display: 'none' },
})
const numberClass = css({ fontFamily: 'numbers' })
const quantityClass = css({ textAlign: 'center', fontWeight: 'bold' })
const noteClass = css({ color: 'fg.muted' })
const wrongClass = css({ gridColumn: '[1 / -1]', color: 'bad', fontSize: 'sm' })
