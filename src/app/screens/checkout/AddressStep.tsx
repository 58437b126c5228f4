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
import { CheckoutProblems } from './CheckoutProblems.tsx'
import { CheckoutStepSection } from './CheckoutStepSection.tsx'
import { ChoiceList } from './ChoiceList.tsx'
import { ContinueButton } from './ContinueButton.tsx'
import { NewAddress } from './NewAddress.tsx'

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
    <CheckoutStepSection
      name="address"
      title={t`Address`}
      problems={<CheckoutProblems subjects={['address', 'billing']} />}
      summary={chosen === undefined ? null : <AddressText address={chosen} />}
    >
      <AddressChoices legend={t`Send it to`} name="address" chosenId={draft.addressId} onChoose={(addressId) => editDraft({ addressId })} />
      {status === 'loading' && rows.length === 0 && !form ? (
        <div aria-hidden="true">
          <TextBars lineCount={7} firstWidthIndex={1} />
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
          <ContinueButton step="address" />
        </>
      )}
    </CheckoutStepSection>
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
          chosenId={draft.billingId}
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
  chosenId: string
  onChoose: (id: string) => void
}

/** A list of the address book's entries, of which the buyer selects one. */
function AddressChoices({ legend, name, chosenId, onChoose }: AddressChoicesProps) {
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
  return <ChoiceList name={name} label={legend} isLabelVisible options={options} chosenId={chosenId} onChoose={onChoose} />
}
