import { useLingui } from '@lingui/react/macro'
import { useState } from 'react'
import { useAreaCodes } from '#app/hooks/use-form-choices.ts'
import type { PhoneAreaCode } from '#contract/account/account.ts'
import { PhoneField } from './PhoneField.tsx'
import { SelectField } from './SelectField.tsx'
import { TextField } from './TextField.tsx'

interface PhoneFieldsProps {
  areaCode: string
  phone: string
  errors: Readonly<Record<string, string>>
}

/** Fields for a calling code and a telephone number. The list of codes comes from the server; without it the user types the code. */
export function PhoneFields({ areaCode, phone, errors }: PhoneFieldsProps) {
  const { t } = useLingui()
  const codes = useAreaCodes()
  const [where, setWhere] = useState(areaCode)
  const onChange = (event: { target: { value: string } }) => setWhere(areaCodeOfOption(event.target.value))
  const facts = { name: 'areaCode', label: t`Country code`, wrong: errors['areaCode'], optional: true, onChange }
  return (
    <>
      {codes.status === 'ready' ? (
        <SelectField {...facts} defaultValue={areaCodeOptionOf(codes.value, areaCode)}>
          <option value="" />
          {codes.value.map(({ country, code, name }) => (
            <option key={country} value={country + code}>
              {name} {code}
            </option>
          ))}
        </SelectField>
      ) : (
        <TextField
          {...facts}
          defaultValue={areaCode}
          readOnly={codes.status === 'loading'}
          inputMode="tel"
          autoComplete="tel-country-code"
        />
      )}
      <PhoneField
        name="phone"
        label={t`Phone`}
        optional
        wrong={errors['phone']}
        defaultCountryCode={where}
        autoComplete="tel-national"
        defaultValue={phone}
      />
    </>
  )
}

/** Of the countries that share a calling code, the one with most telephone numbers. That country is selected in the list. */
const MAIN_CALLING_CODE_COUNTRIES = ['US', 'RU']

function areaCodeOptionOf(codes: readonly PhoneAreaCode[], areaCode: string): string {
  const same = codes.filter(({ code }) => code === areaCode)
  const found = same.find(({ country }) => MAIN_CALLING_CODE_COUNTRIES.includes(country)) ?? same[0]
  return found === undefined ? '' : found.country + found.code
}

/** Returns the calling code of a selected country: `+1` for `US+1`. */
export const areaCodeOfOption = (chosen: string | undefined): string => (chosen ?? '').replace(/^[A-Z]+/, '').trim()
