import { Trans } from '@lingui/react/macro'
import { Suspense, useState } from 'react'
import { lazyComponent } from '#app/hooks/lazy/lazy-component.ts'
import { useAddresses } from '#app/hooks/use-addresses.ts'
import { useCheckout } from '#app/hooks/use-checkout.ts'
import { newAddressId, saveAddress } from '#app/state/addresses/changes.ts'
import { editDraft } from '#app/state/checkout/draft.ts'
import { nextCheckoutStep } from '#app/state/checkout/next-step.ts'
import { browserCountry } from '#app/ui/address/address-input.ts'
import { Skeleton } from '#app/ui/Skeleton.tsx'
import type { ParsedInputOf } from '#contract/calls.ts'
import { css } from '#styled/css'
import { heading, panel } from '#styled/recipes'

const AddressForm = lazyComponent(
  () => import('#app/ui/address/AddressForm.tsx'),
  ({ AddressForm }) => AddressForm,
)

/**
 * The form for a new address within the checkout. The address is added to the address book and selected. Unsaved input is kept with the
 * checkout draft.
 */
export function NewAddress({ onDone }: { onDone: () => void }) {
  const { rows } = useAddresses()
  const { draft } = useCheckout()
  const [id] = useState(newAddressId)
  const [given] = useState({ ...draft.newAddress })
  const save = async (input: ParsedInputOf<'addressSave'>) => {
    if ((await saveAddress(input)) === 'failed') return
    // A buyer without addresses goes on to the next step; a buyer with addresses can still select a billing address.
    editDraft({ addressId: input.id, newAddress: {}, ...(rows.length === 0 ? { step: nextCheckoutStep('address', draft) } : {}) })
    onDone()
  }
  return (
    <section className={panel()}>
      <div className={frameClass}>
        <h3 className={heading({ level: 'group' })}>
          <Trans>New address</Trans>
        </h3>
        <Suspense fallback={<Skeleton height={480} />}>
          <AddressForm
            id={id}
            initialValues={given}
            country={rows[0]?.country ?? browserCountry()}
            onTyped={(newAddress) => editDraft({ newAddress })}
            onSave={save}
            {...(rows.length === 0
              ? {}
              : {
                  onCancel: () => {
                    editDraft({ newAddress: {} })
                    onDone()
                  },
                })}
          />
        </Suspense>
      </div>
    </section>
  )
}

const frameClass = css({ display: 'grid', gap: '4', maxWidth: '[440px]' })
