import { Trans } from '@lingui/react/macro'
import type { ShownCart } from '#app/hooks/use-cart.ts'
import { css } from '#styled/css'
import { LineRefused } from './LineRefused.tsx'

/** Refused changes without a line: a delete, or a move to a job. */
export function RefusedList({ cart: { refused, lines } }: { cart: ShownCart }) {
  const onLines = new Set(lines.map((line) => line.refused?.intentId))
  const rest = refused.filter(({ intentId }) => !onLines.has(intentId))
  if (rest.length === 0) return null
  return (
    <ul className={list}>
      {rest.map((change) => (
        <li key={change.intentId}>
          <p>
            {change.call === 'cartDeleteBatch' ? <Trans>Not removed:</Trans> : <Trans>Not changed:</Trans>} {change.lineIds.join(', ')}
          </p>
          <LineRefused refused={change} />
        </li>
      ))}
    </ul>
  )
}

const list = css({ display: 'grid', gap: '3' })
