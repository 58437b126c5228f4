import { Trans, useLingui } from '@lingui/react/macro'
import { RETURN_NOTE_MOST_CHARACTERS } from '#contract/limits.ts'
import type { Order } from '#contract/order.ts'
import { returnReasons } from '#contract/returns.ts'
import { useForm } from '#app/hooks/use-form.ts'
import { showToast } from '#app/state/page/notices.ts'
import { sendOrderChange, type Replaced } from '#app/state/orders/order-changes.ts'
import { FieldFrame } from '#app/ui/form/FieldFrame.tsx'
import { fields } from '#app/ui/form/fields.ts'
import { SelectField } from '#app/ui/form/SelectField.tsx'
import { Submit } from '#app/ui/form/Submit.tsx'
import { css, cx } from '#styled/css'
import { field } from '#styled/recipes'
import { PhotoField } from './PhotoField.tsx'
import { ReturnConditions } from './ReturnConditions.tsx'
import { ReturnPieces } from './ReturnPieces.tsx'
import { reasonWords } from './return-words.ts'
import { returnInput, type ReturnDraft } from './return-draft.ts'

interface ReturnFormProps {
  order: Order
  typed: ReturnDraft
  /** The refused return that this one is in place of. */
  replaces: Replaced | undefined
  onType: (typed: ReturnDraft) => void
  onDone: () => Promise<void>
}

/**
 * Asks to send something back: how many of which part, why, in the customer's own words, with a photo. Without a signal it waits on this
 * phone.
 */
export function ReturnForm({ order, typed, replaces, onType, onDone }: ReturnFormProps) {
  const { i18n, t } = useLingui()
  const { form, wrongs, failure, busy } = useForm({
    call: 'orderReturn',
    read: () => returnInput(order.id, typed),
    send: async (input) => {
      const sent = await sendOrderChange({ call: 'orderReturn', input }, replaces)
      showToast(
        sent === 'done'
          ? /*i18n*/ 'The shop has your return and answers by mail.'
          : /*i18n*/ 'Saved on this phone. The shop hears of it as soon as there is a signal.',
      )
      await onDone()
    },
  })
  const chooseReason = (value: string) => onType({ ...typed, reason: returnReasons.find((reason) => reason === value) ?? '' })
  return (
    <form {...form} className={fields}>
      <ReturnPieces lines={order.lines} pieces={typed.pieces} wrong={wrongs['lines']} onChange={(pieces) => onType({ ...typed, pieces })} />
      <SelectField
        name="reason"
        label={t`Why does it go back?`}
        wrong={wrongs['reason']}
        value={typed.reason}
        onChange={(event) => chooseReason(event.target.value)}
      >
        <option value="">{t`Choose a reason`}</option>
        {returnReasons.map((reason) => (
          <option key={reason} value={reason}>
            {i18n._(reasonWords[reason])}
          </option>
        ))}
      </SelectField>
      <FieldFrame
        name="note"
        label={t`What happened?`}
        optional
        wrong={wrongs['note']}
        hint={<Trans>Vehicle, symptoms, what was tried: it saves a question.</Trans>}
      >
        {(ties) => (
          <textarea
            {...ties}
            className={cx(field(), tall)}
            rows={4}
            maxLength={RETURN_NOTE_MOST_CHARACTERS}
            value={typed.note}
            onChange={(event) => onType({ ...typed, note: event.target.value })}
          />
        )}
      </FieldFrame>
      <PhotoField photo={typed.photo} wrong={wrongs['photo']} onChange={(photo) => onType({ ...typed, photo })} />
      <ReturnConditions order={order} pieces={typed.pieces} />
      <Submit busy={busy} failure={failure}>
        {busy ? <Trans>Asking the shop…</Trans> : <Trans>Ask to send it back</Trans>}
      </Submit>
    </form>
  )
}

const tall = css({ paddingBlock: '2', minHeight: '24' })
