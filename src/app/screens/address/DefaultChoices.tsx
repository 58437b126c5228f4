import { Trans } from '@lingui/react/macro'
import type { ShownAddress } from '#app/hooks/use-addresses.ts'
import { checkBox } from '#app/ui/form/check-box.ts'
import { css } from '#styled/css'

/** What the address is to be taken for by default. What it is already cannot be taken away here: another one takes its place. */
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
