import { Trans, useLingui } from '@lingui/react/macro'
import { useState } from 'react'
import type { LineState } from '#app/state/quick-order/line-state.ts'
import { setLineQuantity } from '#app/state/quick-order/pad-changes.ts'
import type { PadLine } from '#app/state/quick-order/pad-line.ts'
import { parseQuantity } from '#app/ui/read-quantity.ts'
import { css, cx } from '#styled/css'
import { field } from '#styled/recipes'

/** The quantity of a line as a field. It keeps what was typed until it is a number of pieces. */
export function QuantityField({ line, state }: { line: PadLine; state: LineState }) {
  const { t, i18n } = useLingui()
  const [typed, setTyped] = useState<string | null>(null)
  const isWrong = typed !== null && typed.trim() !== '' && parseQuantity(typed, 1, i18n.locale) === null
  const least = state.type === 'ready' ? state.qty : line.qty
  const raised = state.type === 'ready' ? state.raisedFrom : null
  return (
    <div className={frameClass}>
      <input
        className={cx(field(), inputClass)}
        data-pad-field="quantity"
        aria-label={t`Quantity of ${line.number}`}
        aria-invalid={isWrong || line.unreadQuantity !== undefined || undefined}
        inputMode="numeric"
        autoComplete="off"
        value={typed ?? line.unreadQuantity ?? line.qty}
        onFocus={(event) => event.target.select()}
        onChange={(event) => {
          setTyped(event.target.value)
          const qty = parseQuantity(event.target.value, 1, i18n.locale)
          if (qty !== null) setLineQuantity(line.id, qty)
        }}
        onBlur={() => {
          if (!isWrong) setTyped(null)
        }}
      />
      {isWrong ? (
        <span role="alert" className={noteClass}>
          <Trans>Whole pieces only</Trans>
        </span>
      ) : raised === null ? null : (
        <span className={noteClass}>
          <Trans>at least {least}</Trans>
        </span>
      )}
    </div>
  )
}

const frameClass = css({ display: 'grid' })
const inputClass = css({ textAlign: 'center', fontWeight: 'bold', paddingInline: '1' })
const noteClass = css({ fontSize: 'xs', color: 'warn', textAlign: 'center' })
