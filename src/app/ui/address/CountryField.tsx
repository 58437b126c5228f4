import { useLingui } from '@lingui/react/macro'
import { useMemo } from 'react'
import { SelectField } from '#app/ui/form/SelectField.tsx'
import { namedCountries } from '#app/ui/region-name.ts'

interface CountryFieldProps {
  country: string
  wrong: string | undefined
  onCountry: (country: string) => void
}

/** All countries by name in the user's language, with type-ahead. */
export function CountryField({ country, wrong, onCountry }: CountryFieldProps) {
  const { t, i18n } = useLingui()
  const named = useMemo(() => namedCountries(i18n), [i18n])
  return (
    <SelectField
      name="country"
      label={t`Country`}
      wrong={wrong}
      autoComplete="country"
      value={country}
      onChange={(event) => onCountry(event.target.value)}
    >
      <option value="">{t`Choose a country`}</option>
      {named.map(({ code, name }) => (
        <option key={code} value={code}>
          {name}
        </option>
      ))}
    </SelectField>
  )
}
