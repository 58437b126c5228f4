import { Trans } from '@lingui/react/macro'
import type { ShownChange } from '#app/hooks/use-order-changes.ts'
import { PartNumber } from '#app/ui/PartNumber.tsx'
import { historyLang } from '#app/ui/part/history-lang.ts'
import type { Order } from '#contract/order.ts'
import { css } from '#styled/css'
import { ChangeProgress } from './ChangeProgress.tsx'

interface WaitingReturnProps {
  waiting: ShownChange
  order: Order
  onAgain: (() => void) | undefined
}

/** A return on this device that the server has not confirmed. */
export function WaitingReturn({ waiting, order, onAgain }: WaitingReturnProps) {
  const { change } = waiting
  if (change.call !== 'orderReturn') return null
  return (
    <li className={row}>
      <p>
        <b>
          <Trans>Return, not confirmed yet</Trans>
        </b>
      </p>
      <ul>
        {change.input.lines.map(({ id, qty }) => (
          <li key={id}>
            {Number(qty)} × <span lang={historyLang(order.language)}>{order.lines.find((line) => line.id === id)?.product.name}</span>{' '}
            <PartNumber number={id} />
          </li>
        ))}
      </ul>
      <ChangeProgress waiting={waiting} onAgain={onAgain} />
    </li>
  )
}

const row = css({ display: 'grid', gap: '2', paddingBlock: '3', borderBottom: 'hair', overflowWrap: 'anywhere' })
