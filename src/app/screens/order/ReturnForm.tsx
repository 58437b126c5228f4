import { Trans, useLingui } from '@lingui/react/macro'
import { shopTimeZone } from '#app/config.ts'
import { useStateSnapshot } from '#app/hooks/use-facts.ts'
import { useForm } from '#app/hooks/use-form.ts'
import { type RefusedChangeToReplace, sendOrderChange } from '#app/state/orders/order-changes.ts'
import type { ReturnDraft } from '#app/state/orders/return-drafts.ts'
import { network } from '#app/state/page/network.ts'
import { showToast } from '#app/state/page/notices.ts'
import { scalePhoto } from '#app/state/page/photo.ts'
import { FieldFrame } from '#app/ui/form/FieldFrame.tsx'
import { FormFooter } from '#app/ui/form/FormFooter.tsx'
import { fieldColumnClass } from '#app/ui/form/fields.ts'
import { PhotoField } from '#app/ui/form/PhotoField.tsx'
import { SelectField } from '#app/ui/form/SelectField.tsx'
import { Icon } from '#app/ui/Icon.tsx'
import { MAX_RETURN_NOTE_CHARACTERS, MAX_RETURN_PHOTO_CHARACTERS } from '#contract/limits.ts'
import type { Order } from '#contract/orders/order.ts'
import { goodsKindOf, isWithinReturnPeriod, returnReasonsFor } from '#contract/orders/returns/reasons.ts'
import { returnReasons } from '#contract/orders/returns/returns.ts'
import { css, cx } from '#styled/css'
import { field, heading } from '#styled/recipes'
import { NonReturnableLines } from './NonReturnableLines.tsx'
import { orderColumnsClass } from './order-columns.ts'
import { ReturnConditions } from './ReturnConditions.tsx'
import { ReturnPieces } from './ReturnPieces.tsx'
import { ReturnRefund } from './ReturnRefund.tsx'
import { returnRequestInput } from './return-draft.ts'
import { returnReasonTextOf } from './return-words.ts'

interface ReturnFormProps {
  order: Order
  draft: ReturnDraft
  /** The refused return that this one replaces. */
  replacedReturn: RefusedChangeToReplace | undefined
  onDraftChange: (typed: ReturnDraft) => void
  onDone: () => void
}

/** The form of a return: quantities, reason, comment, photo. Offline the return waits on this device. */
export function ReturnForm({ order, draft, replacedReturn, onDraftChange, onDone }: ReturnFormProps) {
  const { i18n, t } = useLingui()
  const { up } = useStateSnapshot(network)
  const able = order.lines.filter(({ returnable }) => returnable > 0)
  const chosen = able.filter(({ id }) => (draft.pieces[id] ?? 0) > 0)
  const about = chosen.length > 0 ? chosen : able
  const inTime = isWithinReturnPeriod(order, Date.now(), shopTimeZone())
  const reasons =
    chosen.length > 0
      ? returnReasonsFor(chosen, inTime)
      : returnReasons.filter((one) => able.some((line) => returnReasonsFor([line], inTime).includes(one)))
  // A reason that does not apply to the selected goods is dropped.
  const reason = reasons.find((one) => one === draft.reason) ?? ''
  const goods = about.every((line) => goodsKindOf(line) === 'garment') ? 'garment' : 'part'
  const { form, wrongs, failure, busy } = useForm({
    callName: 'orderReturn',
    toCallInput: () => returnRequestInput(order.id, { ...draft, reason }),
    send: async (input) => {
      const sent = await sendOrderChange({ call: 'orderReturn', input }, replacedReturn)
      showToast(
        sent === 'done'
          ? /*i18n*/ 'The shop has your return and answers by mail.'
          : /*i18n*/ 'Saved on this phone. The shop hears of it as soon as there is a signal.',
      )
      onDone()
    },
  })
  return (
    <form {...form} className={orderColumnsClass}>
      <div className={cx(fieldColumnClass, spacedClass)}>
        <div>
          <ReturnPieces
            lines={order.lines}
            language={order.language}
            piecesByLine={draft.pieces}
            errorText={wrongs['lines']}
            onChange={(pieces) => onDraftChange({ ...draft, pieces })}
          />
          <NonReturnableLines order={order} />
        </div>
        <SelectField
          name="reason"
          label={t`Why does it go back?`}
          wrong={wrongs['reason']}
          value={reason}
          onChange={({ target }) => onDraftChange({ ...draft, reason: returnReasons.find((one) => one === target.value) ?? '' })}
          hint={
            chosen.length > 1 ? (
              <Trans>One reason for all of it. What goes back for another reason goes in a return of its own.</Trans>
            ) : undefined
          }
        >
          <option value="">{t`Choose a reason`}</option>
          {reasons.map((one) => (
            <option key={one} value={one}>
              {i18n._(returnReasonTextOf(one, goods))}
            </option>
          ))}
        </SelectField>
        <FieldFrame
          name="note"
          label={t`What happened?`}
          optional
          wrong={wrongs['note']}
          hint={
            goods === 'garment' ? (
              <Trans>What is wrong with it, or which size you need: it saves a question.</Trans>
            ) : (
              <Trans>Vehicle, symptoms, what was tried: it saves a question.</Trans>
            )
          }
        >
          {(ties) => (
            <textarea
              {...ties}
              className={cx(field(), tallClass)}
              rows={4}
              maxLength={MAX_RETURN_NOTE_CHARACTERS}
              value={draft.note}
              onChange={(event) => onDraftChange({ ...draft, note: event.target.value })}
            />
          )}
        </FieldFrame>
        <PhotoField
          photo={draft.photo}
          makeSmall={(file) => scalePhoto(file, MAX_RETURN_PHOTO_CHARACTERS)}
          hint={<Trans>The type plate, or the damage. It is made smaller on this phone.</Trans>}
          alt={t`This will be sent`}
          removeText={<Trans>Without the photo</Trans>}
          wrong={wrongs['photo']}
          onChange={(photo) => onDraftChange({ ...draft, photo })}
        />
      </div>
      <div className={sideColumnClass}>
        <h2 className={heading()}>
          <Trans>What comes back, and how</Trans>
        </h2>
        <ReturnRefund order={order} piecesByLine={draft.pieces} />
        <ReturnConditions order={order} piecesByLine={draft.pieces} reason={reason} />
        <div className={formEndClass}>
          {up ? null : (
            <p className={hintClass}>
              <Icon name="offline" size={16} />
              <Trans>No signal: it waits on this phone and goes to the shop by itself.</Trans>
            </p>
          )}
          <FormFooter isBusy={busy} failure={failure}>
            {busy ? <Trans>Asking the shop…</Trans> : <Trans>Ask to send it back</Trans>}
          </FormFooter>
        </div>
      </div>
    </form>
  )
}

const spacedClass = css({ gap: '6' })
const tallClass = css({ paddingBlock: '2', minHeight: '24' })
const sideColumnClass = css({
  display: 'grid',
  gridTemplateColumns: '[minmax(0, 1fr)]',
  gap: '4',
  position: { lg: 'sticky' },
  top: { lg: '4' },
})
/** The end of the form. Its buttons are full width on a phone, so that a thumb reaches them. */
const formEndClass = css({ display: 'grid', gap: '2', '& button': { width: { base: 'full', lg: '[auto]' } } })
const hintClass = css({ display: 'flex', gap: '2', fontSize: 'sm', color: 'fg.muted' })
