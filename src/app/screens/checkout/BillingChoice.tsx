import { Trans, useLingui } from '@lingui/react/macro'
import { useAddresses } from '#app/hooks/use-addresses.ts'
import { useCheckout } from '#app/hooks/use-checkout.ts'
import { editDraft } from '#app/state/checkout/draft.ts'
import { checkBox } from '#app/ui/form/check-box.ts'
import { css } from '#styled/css'
import { AddressChoices } from './AddressChoices.tsx'

/** The billing address: the delivery address, unless another one is selected. */
export function BillingChoice() {
  const { t } = useLingui()
  const { draft } = useCheckout()
  const { rows } = useAddresses()
  const same = draft.billingId === ''
  if (rows.length < 2 && same) return null
  const another = rows.find(({ id }) => id !== draft.addressId)?.id ?? ''
  return (
    <>
      <label className={line}>
        <input type="checkbox" className={checkBox} checked={same} onChange={() => editDraft({ billingId: same ? another : '' })} />
        <span>
          <Trans>The invoice goes to the same address</Trans>
        </span>
      </label>
      {same ? null : (
        <AddressChoices
          legend={t`Send the invoice to`}
          name="billing"
          chosen={draft.billingId}
          onChoose={(billingId) => editDraft({ billingId })}
        />
      )}
    </>
  )
}

const line = css({ display: 'flex', alignItems: 'center', gap: '3', minHeight: 'touch' })
