import { Trans, useLingui } from '@lingui/react/macro'
import { PURCHASE_ORDER_MOST_CHARACTERS } from '#contract/limits.ts'
import type { CoreReturn } from '#contract/returns.ts'
import { useForm } from '#app/hooks/use-form.ts'
import { say } from '#app/state/notices.ts'
import { sendOrderChange } from '#app/state/order-changes.ts'
import { fields } from '#app/ui/form/fields.ts'
import { Submit } from '#app/ui/form/Submit.tsx'
import { TextField } from '#app/ui/form/TextField.tsx'

const TRACKING_MOST = 60

/** With whom a used unit travels, so that the shop expects it. Both may be left out: brought to the counter, it has neither. */
export function CoreShipForm({ core: { id, name, qty }, onDone }: { core: CoreReturn; onDone: () => Promise<void> }) {
  const { t } = useLingui()
  const { form, wrongs, failure, busy } = useForm({
    call: 'orderCoreShip',
    read: (typed) => ({ ...typed, id }),
    send: async (input) => {
      const sent = await sendOrderChange({ call: 'orderCoreShip', input })
      say(
        sent === 'done'
          ? /*i18n*/ 'The shop expects it now.'
          : /*i18n*/ 'Saved on this phone. The shop hears of it as soon as there is a signal.',
      )
      await onDone()
    },
  })
  return (
    <form {...form} className={fields}>
      <p>
        {qty} × {name}
      </p>
      <TextField
        name="carrier"
        label={t`Carrier`}
        optional
        wrong={wrongs['carrier']}
        maxLength={PURCHASE_ORDER_MOST_CHARACTERS}
        autoComplete="off"
      />
      <TextField
        name="tracking"
        label={t`Tracking number`}
        optional
        wrong={wrongs['tracking']}
        maxLength={TRACKING_MOST}
        autoComplete="off"
        autoCapitalize="characters"
        spellCheck={false}
        hint={<Trans>It stands on the receipt of the parcel.</Trans>}
      />
      <Submit busy={busy} failure={failure}>
        {busy ? <Trans>Saying it…</Trans> : <Trans>I have sent it</Trans>}
      </Submit>
    </form>
  )
}
