import { Trans, useLingui } from '@lingui/react/macro'
import { useRef, useState } from 'react'
import type { DisplayedOrderChange } from '#app/hooks/use-order-changes.ts'
import { Dialog } from '#app/ui/Dialog.tsx'
import { CoreReturnDeadline } from '#app/ui/order/CoreReturnDeadline.tsx'
import { PartNumber } from '#app/ui/PartNumber.tsx'
import { Picture } from '#app/ui/Picture.tsx'
import { DotSeparatedItems } from '#app/ui/part/DotSeparatedItems.tsx'
import { langAttributeOf } from '#app/ui/part/history-lang.ts'
import { Money } from '#app/ui/price/Money.tsx'
import type { Seller } from '#contract/orders/order.ts'
import { coreTransitions, isTransitionAllowed } from '#contract/orders/order-states.ts'
import { openReturnsOf, owedCoresOf } from '#contract/orders/returns/owed-cores.ts'
import type { CoreReturn, OrderReturn } from '#contract/orders/returns/returns.ts'
import { css } from '#styled/css'
import { button } from '#styled/recipes'
import { ChangeProgress } from './ChangeProgress.tsx'
import { CoreShipForm } from './CoreShipForm.tsx'
import type { ReloadOrder } from './changed.ts'
import { coreStateTexts, returnProgressTexts } from './return-words.ts'
import { Steps } from './Steps.tsx'
import { coreStateSteps } from './state-way.ts'

interface CoreRowProps {
  core: CoreReturn
  /** The returns of the same order. For a new part that was returned, no used unit has to be sent back. */
  returns: readonly OrderReturn[]
  /** The language of the part names in the order. */
  language: string | undefined
  seller: Seller
  /** The change of this used unit that waits on this device; null if none. */
  waitingChange: DisplayedOrderChange | null
  onChanged: ReloadOrder
}

/** One used unit to send back (core): its deposit, due date, and state. */
export function CoreRow({ core, returns, language, seller, waitingChange, onChanged }: CoreRowProps) {
  const { t, i18n } = useLingui()
  const [open, setOpen] = useState(false)
  const place = useRef<HTMLLIElement>(null)
  const { part, name, mainImageUrl, qty, deposit, state, dueOn, carrier, tracking, credited, note } = core
  const { steps, currentIndex, hasFailed } = coreStateSteps(state)
  const toSend = owedCoresOf(core)
  const goingNew = state === 'due' ? openReturnsOf(part, returns) : []
  const maySend = toSend > 0 && waitingChange === null && isTransitionAllowed(coreTransitions, state, 'shipped', 'customer')
  const parcel = [carrier, tracking].filter((one) => one !== '').join(' ')
  return (
    <li ref={place} tabIndex={-1} className={rowClass}>
      <Picture path={mainImageUrl} alt="" width={80} height={60} />
      <div className={textColumnClass}>
        <p>
          <b>
            {qty} × <span lang={langAttributeOf(language)}>{name}</span>
          </b>{' '}
          <PartNumber number={part} />
        </p>
        <DotSeparatedItems>
          <span className={mutedTextClass}>
            <Trans>
              Deposit <Money usd={deposit} />
            </Trans>{' '}
          </span>
          {toSend > 0 ? (
            <span className={mutedTextClass}>
              <CoreReturnDeadline dueOn={dueOn} />
            </span>
          ) : null}
          {state === 'credited' ? (
            <span className={mutedTextClass}>
              <Trans>
                credited <Money usd={credited} />
              </Trans>
            </span>
          ) : null}
        </DotSeparatedItems>
        {goingNew.map(({ id, number, state: inState }) => (
          <p key={id} className={mutedTextClass}>
            <Trans>
              In return <PartNumber number={number} /> ({i18n._(returnProgressTexts[inState])}): when it has arrived, no old unit is owed
              for it.
            </Trans>
          </p>
        ))}
        {parcel === '' ? null : <p className={mutedTextClass}>{parcel}</p>}
        {note === '' ? null : <p>{note}</p>}
        {state === 'due' && toSend === 0 ? null : (
          <Steps
            label={t`How far ${part} is`}
            stepNames={steps.map((step) => i18n._(coreStateTexts[step]))}
            currentIndex={currentIndex}
            hasFailed={hasFailed}
            isBesidePicture
          />
        )}
        {waitingChange === null ? null : <ChangeProgress waitingChange={waitingChange} />}
        {maySend ? (
          <button type="button" className={button()} onClick={() => setOpen(true)}>
            <Trans>I have sent it</Trans>
          </button>
        ) : null}
      </div>
      <Dialog open={open} onClose={() => setOpen(false)} title={<Trans>The used unit is on its way</Trans>}>
        <CoreShipForm
          core={core}
          seller={seller}
          onDone={async () => {
            setOpen(false)
            await onChanged(place.current)
          }}
        />
      </Dialog>
    </li>
  )
}

const rowClass = css({ display: 'flex', gap: '3', paddingBlock: '3', borderBottom: 'hair' })
const textColumnClass = css({
  flexGrow: 1,
  minWidth: '0',
  display: 'grid',
  gap: '2',
  justifyItems: 'start',
  overflowWrap: 'anywhere',
  '& > ol': { width: 'full' },
})
const mutedTextClass = css({ color: 'fg.muted' })
