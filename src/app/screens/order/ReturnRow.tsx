import { Trans, useLingui } from '@lingui/react/macro'
import { useForm } from '#app/hooks/use-form.ts'
import { formatDay } from '#app/i18n/format.ts'
import { withdrawReturn } from '#app/state/orders/orders.ts'
import { showToast } from '#app/state/page/notices.ts'
import { Submit } from '#app/ui/form/Submit.tsx'
import { PartNumber } from '#app/ui/PartNumber.tsx'
import { langAttributeOf } from '#app/ui/part/history-lang.ts'
import { Money } from '#app/ui/price/Money.tsx'
import type { Order } from '#contract/orders/order.ts'
import { isTransitionAllowed, returnTransitions } from '#contract/orders/order-states.ts'
import { goodsKindOf } from '#contract/orders/returns/reasons.ts'
import type { OrderReturn } from '#contract/orders/returns/returns.ts'
import { css } from '#styled/css'
import { ParcelBack } from './ParcelBack.tsx'
import { returnReasonTextOf, returnStateTexts } from './return-words.ts'
import { SendTo } from './SendTo.tsx'
import { Steps } from './Steps.tsx'
import { returnStateSteps } from './state-way.ts'

/** A return that the server has: its number for the label on the parcel, contents, reason, and state. */
export function ReturnRow({
  one,
  order,
  onChanged,
}: {
  one: OrderReturn
  order: Pick<Order, 'lines' | 'language' | 'seller'>
  onChanged: () => Promise<void>
}) {
  const { t, i18n } = useLingui()
  const { id, number, state, reason, note, photo, lines, requestedAt, refund, say } = one
  const { steps, at, bad } = returnStateSteps(state)
  const isWorn = lines.every(({ id: part }) => goodsKindOf(order.lines.find((line) => line.id === part) ?? { hsCode: '' }) === 'garment')
  return (
    <li className={rowClass}>
      <div className={headClass}>
        <PartNumber number={number} size="row" copy />
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
      <Steps label={t`How far ${number} is`} names={steps.map((step) => i18n._(returnStateTexts[step]))} at={at} bad={bad} />
      {say === '' ? null : (
        <p>
          <Trans>The shop says: {say}</Trans>
        </p>
      )}
      {state === 'approved' ? (
        <>
          <SendTo seller={order.seller} mark={number} />
          <p className={mutedTextClass}>
            <ParcelBack cause={reason} />
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
    call: 'orderReturnWithdraw',
    read: () => ({ id }),
    send: async () => {
      await withdrawReturn(id)
      showToast(/*i18n*/ 'The return is withdrawn.')
      await onDone()
    },
  })
  return (
    <form {...form}>
      <Submit tone="quiet" busy={busy} failure={failure}>
        <span>
          <Trans>
            Keep it after all<span className={visuallyHiddenClass}>, withdraw {number}</span>
          </Trans>
        </span>
      </Submit>
    </form>
  )
}

const visuallyHiddenClass = css({ srOnly: true })
