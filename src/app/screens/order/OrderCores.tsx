import { Trans } from '@lingui/react/macro'
import { useOrderChanges } from '#app/hooks/use-order-changes.ts'
import type { Order } from '#contract/orders/order.ts'
import { owedCoresOf } from '#contract/orders/returns/owed-cores.ts'
import { css } from '#styled/css'
import { CoreRow } from './CoreRow.tsx'
import type { ReloadOrder } from './changed.ts'
import { ReturnShippingPayerNote } from './ReturnShippingPayerNote.tsx'
import { Section } from './Section.tsx'
import { SendToAddress } from './SendToAddress.tsx'

/** The used units (cores) to send back for the deposits of an order: the state of each, and "I have sent it". */
export function OrderCores({ order: { cores, seller, number, returns, language }, onChanged }: { order: Order; onChanged: ReloadOrder }) {
  const { waitingChanges } = useOrderChanges()
  if (cores.length === 0) return null
  // For new parts that were returned, no used units have to be sent back.
  const isOwed = cores.some((core) => core.state !== 'due' || owedCoresOf(core) > 0)
  return (
    <Section title={isOwed ? <Trans>Used units to send back</Trans> : <Trans>Used units</Trans>}>
      {isOwed ? (
        <p className={mutedTextClass}>
          <Trans>The core charge is given back when the old unit has arrived, drained and complete.</Trans>{' '}
          <ReturnShippingPayerNote returnReason="old-unit" />
        </p>
      ) : null}
      {cores.some((core) => owedCoresOf(core) > 0) ? <SendToAddress seller={seller} parcelNumber={number} /> : null}
      <ul className={listClass}>
        {cores.map((core) => (
          <CoreRow
            key={core.id}
            core={core}
            returns={returns}
            language={language}
            seller={seller}
            waitingChange={waitingChanges.find(({ change }) => change.call === 'orderCoreShip' && change.input.id === core.id) ?? null}
            onChanged={onChanged}
          />
        ))}
      </ul>
    </Section>
  )
}

const mutedTextClass = css({ color: 'fg.muted', maxWidth: 'prose' })
const listClass = css({ display: 'grid', borderTop: 'hair' })
