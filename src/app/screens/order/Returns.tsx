import { lazyComponent } from '#app/hooks/lazy/lazy-component.ts'
import { Trans } from '@lingui/react/macro'
import { Suspense, useRef, useState } from 'react'
import type { Order } from '#contract/order.ts'
import { type ShownChange, useOrderChanges } from '#app/hooks/use-order-changes.ts'
import { Dialog } from '#app/ui/Dialog.tsx'
import { Skeleton } from '#app/ui/Skeleton.tsx'
import { css } from '#styled/css'
import { button } from '#styled/recipes'
import type { Changed } from './changed.ts'
import { ReturnRow } from './ReturnRow.tsx'
import { Section } from './Section.tsx'
import { freshReturn, draftOfRefused } from './return-draft.ts'
import { WaitingReturn } from './WaitingReturn.tsx'

const ReturnForm = lazyComponent(
  () => import('./ReturnForm.tsx'),
  ({ ReturnForm }) => ReturnForm,
)

/**
 * What goes back of an order: what was asked for and how far it is, and the way to ask for more. What is typed outlives the closing of its
 * dialog.
 */
export function Returns({ order, onChanged }: { order: Order; onChanged: Changed }) {
  const { rows } = useOrderChanges()
  const [open, setOpen] = useState(false)
  const place = useRef<HTMLElement>(null)
  const [typed, setTyped] = useState(() => freshReturn(order))
  /** Which refused return is being corrected. It stays on the device until the new one is written down. */
  const [corrected, setCorrected] = useState<string | null>(null)
  const waiting = rows.filter(({ change }) => change.call === 'orderReturn' && change.input.orderId === order.id)
  const correct = (one: ShownChange) => {
    if (one.change.call !== 'orderReturn') return
    if (corrected !== one.id) setTyped(draftOfRefused({ ...one.change.input, lines: [...one.change.input.lines] }))
    setCorrected(one.id)
    setOpen(true)
  }
  if (order.returns.length === 0 && waiting.length === 0 && !order.may.return && !open) return null
  return (
    <Section ref={place} title={<Trans>Returns</Trans>}>
      {order.returns.length === 0 && waiting.length === 0 ? null : (
        <ul className={list}>
          {waiting.map((one) => (
            <WaitingReturn key={one.id} waiting={one} order={order} onAgain={one.is === 'refused' ? () => correct(one) : undefined} />
          ))}
          {order.returns.map((one) => (
            <ReturnRow key={one.id} one={one} onChanged={() => onChanged(place.current)} />
          ))}
        </ul>
      )}
      {order.may.return ? (
        <div>
          <button type="button" className={button()} onClick={() => setOpen(true)}>
            <Trans>Send something back…</Trans>
          </button>
        </div>
      ) : null}
      <Dialog open={open} onClose={() => setOpen(false)} title={<Trans>Send something back</Trans>}>
        <Suspense fallback={<Skeleton height={420} />}>
          <ReturnForm
            order={order}
            typed={typed}
            replaces={corrected === null ? undefined : { id: corrected, becomes: setCorrected }}
            onType={setTyped}
            onDone={async () => {
              setOpen(false)
              await onChanged(place.current)
              setTyped(freshReturn(order))
              setCorrected(null)
            }}
          />
        </Suspense>
      </Dialog>
    </Section>
  )
}

const list = css({ display: 'grid', borderTop: 'hair' })
