import { Trans } from '@lingui/react/macro'
import type { ShownAddress } from '#app/hooks/use-addresses.ts'
import { checkBox } from '#app/ui/form/check-box.ts'
import { css } from '#styled/css'

/** The purposes that the address becomes the default for. An existing default cannot be removed here: another address replaces it. */
export function DefaultChoices({ address }: { address: ShownAddress | undefined }) {
  const has = (use: 'shipping' | 'billing') => address?.defaultFor.includes(use) ?? false
  return (
    <div>
      <label className={line}>
        <input type="checkbox" name="forShipping" className={checkBox} defaultChecked={has('shipping')} disabled={has('shipping')} />
        <span>
          <Trans>Send parcels here by default</Trans>
        </span>
      </label>
      <label className={line}>
        <input type="checkbox" name="forBilling" className={checkBox} defaultChecked={has('billing')} disabled={has('billing')} />
        <span>
          <Trans>Send invoices here by default</Trans>
        </span>
      </label>
    </div>
  )
}

const line = css({ display: 'flex', alignItems: 'center', gap: '3', minHeight: 'touch' })
