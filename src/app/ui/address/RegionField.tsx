import { useLingui } from '@lingui/react/macro'
import { SelectField } from '#app/ui/form/SelectField.tsx'
import { TextField } from '#app/ui/form/TextField.tsx'
import { addressRegions } from '#contract/countries.ts'

interface RegionFieldProps {
  country: string
  value: string
  optional: boolean
  wrong: string | undefined
}

/** State or province: a list if the country requires a code, otherwise free text. */
export function RegionField({ country, value, optional, wrong }: RegionFieldProps) {
  const { t } = useLingui()
  const list = addressRegions[country]
  const label =
    country === 'US' || country === 'AU'
      ? t({ message: 'State', context: 'address' })
      : country === 'CA'
        ? t`Province`
        : t`State, province or county`
  const facts = { name: 'region', label, wrong, optional, autoComplete: 'address-level1' }
  if (list === undefined) return <TextField {...facts} defaultValue={value} maxLength={80} />
  return (
    <SelectField key={country} {...facts} defaultValue={list[value] === undefined ? '' : value}>
      <option value="" />
      {Object.entries(list).map(([code, name]) => (
        <option key={code} value={code}>
          {name}
        </option>
      ))}
    </SelectField>
  )
}
