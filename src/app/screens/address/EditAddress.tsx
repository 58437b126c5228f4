import { Trans } from '@lingui/react/macro'
import { Suspense, useEffect, useRef } from 'react'
import { lazyComponent } from '#app/hooks/lazy/lazy-component.ts'
import { type DisplayedAddress, useAddresses } from '#app/hooks/use-addresses.ts'
import { saveAddress } from '#app/state/addresses/changes.ts'
import { browserCountry, toEnteredFieldTexts } from '#app/ui/address/address-input.ts'
import { checkBoxClass } from '#app/ui/form/check-box.ts'
import { Skeleton } from '#app/ui/Skeleton.tsx'
import type { ParsedInputOf } from '#contract/calls.ts'
import { css } from '#styled/css'
import { heading } from '#styled/recipes'

/**
 * Checkboxes for what the address becomes the default for. An existing default cannot be removed here, because only another default address
 * replaces it.
 */
function DefaultChoices({ address }: { address: DisplayedAddress | undefined }) {
  const has = (use: 'shipping' | 'billing') => address?.defaultFor.includes(use) ?? false
  return (
    <div>
      <label className={lineClass}>
        <input type="checkbox" name="forShipping" className={checkBoxClass} defaultChecked={has('shipping')} disabled={has('shipping')} />
        <span>
          <Trans>Send parcels here by default</Trans>
        </span>
      </label>
      <label className={lineClass}>
        <input type="checkbox" name="forBilling" className={checkBoxClass} defaultChecked={has('billing')} disabled={has('billing')} />
        <span>
          <Trans>Send invoices here by default</Trans>
        </span>
      </label>
    </div>
  )
}

const lineClass = css({ display: 'flex', alignItems: 'center', gap: '3', minHeight: 'touch' })

const AddressForm = lazyComponent(
  () => import('#app/ui/address/AddressForm.tsx'),
  ({ AddressForm }) => AddressForm,
)

/** The form for a new or existing address. It also loads the rules for addresses of each country. */
export function EditAddress({ id, address, onDone }: { id: string; address?: DisplayedAddress; onDone: () => void }) {
  const { rows } = useAddresses()
  const head = useRef<HTMLHeadingElement>(null)
  useEffect(() => void head.current?.focus(), [])
  const save = async (input: ParsedInputOf<'addressSave'>) => {
    if ((await saveAddress(input)) !== 'failed') onDone()
  }
  return (
    <div className={frameClass}>
      <h2 ref={head} tabIndex={-1} className={heading({ level: 'section' })}>
        {address === undefined ? <Trans>New address</Trans> : <Trans>Edit the address</Trans>}
      </h2>
      <Suspense fallback={<Skeleton height={480} />}>
        <AddressForm
          id={id}
          initialValues={address === undefined ? {} : toEnteredFieldTexts(address)}
          country={rows[0]?.country ?? browserCountry()}
          extraFields={rows.length === 0 ? null : <DefaultChoices address={address} />}
          onSave={save}
          onCancel={onDone}
        />
      </Suspense>
    </div>
  )
}

const frameClass = css({ display: 'grid', gap: '4', maxWidth: '[440px]' })
