import { useLingui } from '@lingui/react/macro'
import type { ShownAddress } from '#app/hooks/use-addresses.ts'
import { AddressText } from '#app/ui/address/AddressText.tsx'
import { SelectField } from '#app/ui/form/SelectField.tsx'
import { panel } from '#styled/recipes'

interface WhereToProps {
  rows: readonly ShownAddress[]
  chosen: string
  onChoose: (id: string) => void
}

/** The delivery address of goods: an entry of the address book, shown completely, so that an outdated address is noticed. */
export function WhereTo({ rows, chosen, onChoose }: WhereToProps) {
  const { t } = useLingui()
  const address = rows.find(({ id }) => id === chosen)
  return (
    <>
      <SelectField name="address" label={t`Send it to`} wrong={undefined} value={chosen} onChange={({ target }) => onChoose(target.value)}>
        {rows.map(({ id, name, company, city }) => (
          <option key={id} value={id}>
            {[company || name, city].filter(Boolean).join(', ')}
          </option>
        ))}
      </SelectField>
      {address === undefined ? null : (
        <div className={panel({ look: 'note' })}>
          <AddressText address={address} />
        </div>
      )}
    </>
  )
}
