import { Trans } from '@lingui/react/macro'
import type { Order } from '#contract/order.ts'
import { useOrderChanges } from '#app/hooks/use-order-changes.ts'
import { css } from '#styled/css'
import { CoreRow } from './CoreRow.tsx'
import { Section } from './Section.tsx'

/** Used units that are owed for the deposits of an order: how far each has come, and "I have sent it". */
export function Cores({ order: { cores }, onChanged }: { order: Order; onChanged: () => Promise<void> }) {
  const { rows } = useOrderChanges()
  if (cores.length === 0) return null
  return (
    <Section title={<Trans>Used units to send back</Trans>}>
      <p className={quiet}>
        <Trans>The core charge is given back when the old unit has arrived, drained and complete.</Trans>
      </p>
      <ul className={list}>
        {cores.map((core) => (
          <CoreRow
            key={core.id}
            core={core}
            waiting={rows.find(({ change }) => change.call === 'orderCoreShip' && change.input.id === core.id) ?? null}
            onChanged={onChanged}
          />
        ))}
      </ul>
    </Section>
  )
}

const quiet = css({ color: 'fg.muted', maxWidth: 'prose' })
const list = css({ display: 'grid', borderTop: 'hair' })
