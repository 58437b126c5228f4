import { useLingui } from '@lingui/react/macro'
import { useCheckout } from '#app/hooks/use-checkout.ts'
import { editDraft } from '#app/state/checkout/draft.ts'
import { TextField } from '#app/ui/form/TextField.tsx'
import { MAX_JOB_NAME_CHARACTERS, MAX_PURCHASE_ORDER_CHARACTERS } from '#contract/limits.ts'
import { css } from '#styled/css'

/** Fields for the buyer's own references of this order. */
export function OrderReferenceFields() {
  const { t } = useLingui()
  const { draft } = useCheckout()
  return (
    <div className={columnPairClass}>
      <TextField
        name="purchaseOrder"
        label={t`Purchase order number`}
        optional
        hint={t`Printed on the invoice.`}
        autoComplete="off"
        maxLength={MAX_PURCHASE_ORDER_CHARACTERS}
        value={draft.purchaseOrder}
        onChange={(event) => editDraft({ purchaseOrder: event.target.value })}
      />
      <TextField
        name="jobName"
        label={t`Job`}
        optional
        hint={t`To find the order again, such as “Deutz of Miller”.`}
        autoComplete="off"
        maxLength={MAX_JOB_NAME_CHARACTERS}
        value={draft.jobName}
        onChange={(event) => editDraft({ jobName: event.target.value })}
      />
    </div>
  )
}

const columnPairClass = css({
  display: 'grid',
  gap: '4',
  gridTemplateColumns: { base: '[minmax(0, 1fr)]', sm: 'repeat(2, minmax(0, 1fr))' },
  alignItems: 'start',
})
