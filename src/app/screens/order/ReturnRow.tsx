import { Trans, useLingui } from '@lingui/react/macro'
import { useForm } from '#app/hooks/use-form.ts'
import { formatDay } from '#app/i18n/format.ts'
import { withdrawReturn } from '#app/state/orders/orders.ts'
import { showToast } from '#app/state/page/notices.ts'
import { FormFooter } from '#app/ui/form/FormFooter.tsx'
import { PartNumber } from '#app/ui/PartNumber.tsx'
import { langAttributeOf } from '#app/ui/part/history-lang.ts'
import { Money } from '#app/ui/price/Money.tsx'
import type { Order } from '#contract/orders/order.ts'
import { isTransitionAllowed, returnTransitions } from '#contract/orders/order-states.ts'
import { goodsKindOf } from '#contract/orders/returns/reasons.ts'
import type { OrderReturn } from '#contract/orders/returns/returns.ts'
import { css } from '#styled/css'
import { ReturnShippingPayerNote } from './ReturnShippingPayerNote.tsx'
import { returnReasonTextOf, returnStateTexts } from './return-words.ts'
import { SendToAddress } from './SendToAddress.tsx'
import { Steps } from './Steps.tsx'
import { returnStateSteps } from './state-way.ts'

/** A return that the server has: its number for the label on the parcel, contents, reason, and state. */
export function ReturnRow({
  orderReturn,
  order,
  onChanged,
}: {
  orderReturn: OrderReturn
  order: Pick<Order, 'lines' | 'language' | 'seller'>
  onChanged: () => Promise<void>
}) {
  const { t, i18n } = useLingui()
  const { id, number, state, reason, note, photo, lines, requestedAt, refund, say } = orderReturn
  const { steps, currentIndex, hasFailed } = returnStateSteps(state)
  const isWorn = lines.every(({ id: part }) => goodsKindOf(order.lines.find((line) => line.id === part) ?? { hsCode: '' }) === 'garment')
  return (
    <li className={rowClass}>
      <div className={headClass}>
        <PartNumber number={number} size="row" isCopyable />
        <span className={mutedTextClass}>{formatDay(requestedAt)}</span>
      </div>
      <ul>
        {lines.map((line) => (
          <li key={line.id}>
            {line.qty} × <span lang={langAttributeOf(order.language)}>{line.name}</span> <PartNumber number={line.id} />
          </li>
        ))}
      </ul>
      <p className={mutedTextClass}>{i18n._(returnReasonTextOf(reason, isWorn ? 'garment' : 'part'))}</p>
      {note === '' ? null : <p className={mutedTextClass}>{note}</p>}
      {photo === null ? null : <img src={photo} alt={t`What you showed the shop with ${number}`} className={pictureClass} />}
      <Steps
        label={t`How far ${number} is`}
        stepNames={steps.map((step) => i18n._(returnStateTexts[step]))}
        currentIndex={currentIndex}
        hasFailed={hasFailed}
      />
      {say === '' ? null : (
        <p>
          <Trans>The shop says: {say}</Trans>
        </p>
      )}
      {state === 'approved' ? (
        <>
          <SendToAddress seller={order.seller} parcelNumber={number} />
          <p className={mutedTextClass}>
            <ReturnShippingPayerNote returnReason={reason} />
          </p>
        </>
      ) : null}
      {refund > 0 ? (
        <p>
          <Trans>
            Given back: <Money usd={refund} />
          </Trans>
        </p>
      ) : null}
      {isTransitionAllowed(returnTransitions, state, 'withdrawn', 'customer') ? (
        <WithdrawReturn id={id} number={number} onDone={onChanged} />
      ) : null}
    </li>
  )
}

const rowClass = css({
  display: 'grid',
  gap: '2',
  paddingBlock: '3',
  borderBottom: 'hair',
  overflowWrap: 'anywhere',
  gridTemplateColumns: '[minmax(0, 1fr)]',
})
const headClass = css({ display: 'flex', flexWrap: 'wrap', alignItems: 'center', justifyContent: 'space-between', columnGap: '4' })
const mutedTextClass = css({ color: 'fg.muted' })
const pictureClass = css({ maxHeight: '[160px]', maxWidth: 'full', width: 'auto', borderRadius: 'sm', justifySelf: 'start' })

interface WithdrawReturnProps {
  id: string
  number: string
  onDone: () => Promise<void>
}

/** A button that withdraws a return before anything has arrived at the shop. */
function WithdrawReturn({ id, number, onDone }: WithdrawReturnProps) {
  const { form, failure, busy } = useForm({
    callName: 'orderReturnWithdraw',
    toCallInput: () => ({ id }),
    send: async () => {
      await withdrawReturn(id)
      showToast(/*i18n*/ 'The return is withdrawn.')
      await onDone()
    },
  })
  return (
    <form {...form}>
      <FormFooter tone="quiet" isBusy={busy} failure={failure}>
        <span>
          <Trans>
            Keep it after all<span className={visuallyHiddenClass}>, withdraw {number}</span>
          </Trans>
        </span>
      </FormFooter>
    </form>
  )
}

const visuallyHiddenClass = css({ srOnly: true })
