import { Trans, useLingui } from '@lingui/react/macro'
import { useState } from 'react'
import { useForm } from '#app/hooks/use-form.ts'
import { cancelOrder } from '#app/state/orders/orders.ts'
import { showToast } from '#app/state/page/notices.ts'
import { Dialog } from '#app/ui/Dialog.tsx'
import { FormFooter } from '#app/ui/form/FormFooter.tsx'
import { fieldColumnClass } from '#app/ui/form/fields.ts'
import { TextField } from '#app/ui/form/TextField.tsx'
import type { Order } from '#contract/orders/order.ts'
import { button } from '#styled/recipes'

interface CancelOrderProps {
  order: Order
  onChanged: () => Promise<void>
}

/** A button that cancels an order after a confirmation, as long as the order is not packed. */
export function CancelOrder({ order, onChanged }: CancelOrderProps) {
  const [open, setOpen] = useState(false)
  return (
    <>
      <button type="button" className={button({ tone: 'plain' })} onClick={() => setOpen(true)}>
        <Trans>Cancel the order…</Trans>
      </button>
      <Dialog open={open} onClose={() => setOpen(false)} title={<Trans>Cancel {order.number}?</Trans>}>
        <CancelForm
          order={order}
          onDone={async () => {
            setOpen(false)
            await onChanged()
          }}
        />
      </Dialog>
    </>
  )
}

function CancelForm({ order: { id, money }, onDone }: { order: Order; onDone: () => Promise<void> }) {
  const { t } = useLingui()
  const { form, wrongs, failure, busy } = useForm({
    callName: 'orderCancel',
    toCallInput: (typed) => ({ ...typed, id }),
    send: async ({ reason }) => {
      await cancelOrder(id, reason)
      showToast(/*i18n*/ 'The order is cancelled.')
      await onDone()
    },
  })
  return (
    <form {...form} className={fieldColumnClass}>
      <p>
        {money.paid > 0 ? (
          <Trans>Nothing is sent, and what you have paid comes back to you.</Trans>
        ) : (
          <Trans>Nothing is sent, and there is nothing to pay.</Trans>
        )}
      </p>
      <TextField name="reason" label={t`Why?`} optional wrong={wrongs['reason']} maxLength={200} autoComplete="off" />
      <FormFooter tone="bad" isBusy={busy} failure={failure}>
        {busy ? <Trans>Cancelling…</Trans> : <Trans>Cancel the order</Trans>}
      </FormFooter>
    </form>
  )
}
