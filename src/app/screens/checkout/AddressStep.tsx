import { Trans, useLingui } from '@lingui/react/macro'
import { useState } from 'react'
import { useAddresses } from '#app/hooks/use-addresses.ts'
import { useCheckout } from '#app/hooks/use-checkout.ts'
import { editDraft } from '#app/state/checkout/draft.ts'
import { AddressText } from '#app/ui/address/AddressText.tsx'
import { TextBars } from '#app/ui/TextBars.tsx'
import { button } from '#styled/recipes'
import { AddressChoices } from './AddressChoices.tsx'
import { BillingChoice } from './BillingChoice.tsx'
import { NewAddress } from './NewAddress.tsx'
import { OnTo } from './OnTo.tsx'
import { Problems } from './Problems.tsx'
import { Step } from './Step.tsx'

/** Delivery and billing address. */
export function AddressStep() {
  const { t } = useLingui()
  const { draft } = useCheckout()
  const { rows, status } = useAddresses()
  const [typing, setTyping] = useState(false)
  const chosen = rows.find(({ id }) => id === draft.addressId)
  // Without any address, or with unfinished input, the form is open.
  const form = typing || (status !== 'loading' && rows.length === 0) || Object.values(draft.newAddress).some((text) => text !== '')
  return (
    <Step
      name="address"
      title={t`Address`}
      problems={<Problems about={['address', 'billing']} />}
      summary={chosen === undefined ? null : <AddressText address={chosen} />}
    >
      <AddressChoices legend={t`Send it to`} name="address" chosen={draft.addressId} onChoose={(addressId) => editDraft({ addressId })} />
      {status === 'loading' && rows.length === 0 && !form ? (
        <div aria-hidden="true">
          <TextBars lines={7} from={1} />
        </div>
      ) : form ? (
        <NewAddress onDone={() => setTyping(false)} />
      ) : (
        <div>
          <button type="button" className={button()} onClick={() => setTyping(true)}>
            <Trans>Another address</Trans>
          </button>
        </div>
      )}
      {chosen === undefined ? null : (
        <>
          <BillingChoice />
          <OnTo step="address" />
        </>
      )}
    </Step>
  )
}
