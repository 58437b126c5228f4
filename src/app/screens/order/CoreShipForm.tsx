import { Trans, useLingui } from '@lingui/react/macro'
import { useForm } from '#app/hooks/use-form.ts'
import { sendOrderChange } from '#app/state/orders/order-changes.ts'
import { showToast } from '#app/state/page/notices.ts'
import { FormFooter } from '#app/ui/form/FormFooter.tsx'
import { fieldColumnClass } from '#app/ui/form/fields.ts'
import { SelectField } from '#app/ui/form/SelectField.tsx'
import { TextField } from '#app/ui/form/TextField.tsx'
import { MAX_PURCHASE_ORDER_CHARACTERS } from '#contract/limits.ts'
import type { Seller } from '#contract/orders/order.ts'
import type { CoreReturn } from '#contract/orders/returns/returns.ts'
import { pieceCountChoices } from './pieces-to-choose.ts'
import { SendToAddress } from './SendToAddress.tsx'

const MAX_TRACKING_CHARACTERS = 60

interface CoreShipFormProps {
  core: CoreReturn
  seller: Seller
  onDone: () => Promise<void>
}

/**
 * The form that says that used units were sent back. Carrier and tracking number are optional, because units can also be brought to the
 * counter.
 */
export function CoreShipForm({ core: { id, name, qty, orderNumber }, seller, onDone }: CoreShipFormProps) {
  const { t } = useLingui()
  const { form, wrongs, failure, busy } = useForm({
    callName: 'orderCoreShip',
    toCallInput: ({ qty: pieces, ...typed }) => ({ ...typed, id, ...(pieces === undefined ? {} : { qty: Number(pieces) }) }),
    send: async (input) => {
      const sent = await sendOrderChange({ call: 'orderCoreShip', input })
      showToast(
        sent === 'done'
          ? /*i18n*/ 'The shop expects it now.'
          : /*i18n*/ 'Saved on this phone. The shop hears of it as soon as there is a signal.',
      )
      await onDone()
    },
  })
  return (
    <form {...form} className={fieldColumnClass}>
      <p>
        {qty} × {name}
      </p>
      <SendToAddress seller={seller} parcelNumber={orderNumber} />
      {qty === 1 ? null : (
        <SelectField
          name="qty"
          label={t`How many are on their way?`}
          wrong={wrongs['qty']}
          defaultValue={qty}
          hint={<Trans>The others stay with you, to be sent later.</Trans>}
        >
          {pieceCountChoices(qty).map((pieces) => (
            <option key={pieces} value={pieces}>
              {t`${pieces} of ${qty}`}
            </option>
          ))}
        </SelectField>
      )}
      <TextField
        name="carrier"
        label={t`Carrier`}
        optional
        wrong={wrongs['carrier']}
        maxLength={MAX_PURCHASE_ORDER_CHARACTERS}
        autoComplete="off"
      />
      <TextField
        name="tracking"
        label={t`Tracking number`}
        optional
        wrong={wrongs['tracking']}
        maxLength={MAX_TRACKING_CHARACTERS}
        autoComplete="off"
        autoCapitalize="characters"
        spellCheck={false}
        hint={<Trans>It stands on the receipt of the parcel.</Trans>}
      />
      <FormFooter isBusy={busy} failure={failure}>
        {busy ? <Trans>Saying it…</Trans> : <Trans>I have sent it</Trans>}
      </FormFooter>
    </form>
  )
}
