import { Trans, useLingui } from '@lingui/react/macro'
import { useState } from 'react'
import { useAddresses } from '#app/hooks/use-addresses.ts'
import { useCheckout } from '#app/hooks/use-checkout.ts'
import { editDraft } from '#app/state/checkout/draft.ts'
import { AddressProgress } from '#app/ui/address/AddressProgress.tsx'
import { AddressText } from '#app/ui/address/AddressText.tsx'
import { checkBoxClass } from '#app/ui/form/check-box.ts'
import { TextBars } from '#app/ui/TextBars.tsx'
import { css } from '#styled/css'
import { button } from '#styled/recipes'
import { ChoiceList } from './ChoiceList.tsx'
import { NewAddress } from './NewAddress.tsx'
import { OnTo } from './OnTo.tsx'
import { Problems } from './Problems.tsx'
import { Step } from './Step.tsx'

/** The step of the checkout for the delivery and billing addresses. */
export function AddressStep() {
  const { t } = useLingui()
  const { draft } = useCheckout()
  const { rows, status } = useAddresses()
  const [typing, setTyping] = useState(false)
  const chosen = rows.find(({ id }) => id === draft.addressId)
  // The form is open if there is no address at all, or if it contains unfinished input.
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

/** The choice of the billing address: the delivery address, unless the buyer selects another one. */
function BillingChoice() {
  const { t } = useLingui()
  const { draft } = useCheckout()
  const { rows } = useAddresses()
  const same = draft.billingId === ''
  if (rows.length < 2 && same) return null
  const another = rows.find(({ id }) => id !== draft.addressId)?.id ?? ''
  return (
    <>
      <label className={lineClass}>
        <input type="checkbox" className={checkBoxClass} checked={same} onChange={() => editDraft({ billingId: same ? another : '' })} />
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

const lineClass = css({ display: 'flex', alignItems: 'center', gap: '3', minHeight: 'touch' })

interface AddressChoicesProps {
  legend: string
  name: string
  chosen: string
  onChoose: (id: string) => void
}

/** A list of the address book's entries, of which the buyer selects one. */
function AddressChoices({ legend, name, chosen, onChoose }: AddressChoicesProps) {
  const { rows } = useAddresses()
  if (rows.length === 0) return null
  const options = rows.map((address) => ({
    id: address.id,
    title: address.name,
    words: (
      <>
        <AddressText address={{ ...address, name: '' }} />
        <AddressProgress address={address} />
      </>
    ),
  }))
  return <ChoiceList name={name} label={legend} legend options={options} chosen={chosen} onChoose={onChoose} />
}
