import { useLingui } from '@lingui/react/macro'
import { useState } from 'react'
import { useAreaCodes } from '#app/hooks/use-form-choices.ts'
import type { PhoneAreaCode } from '#contract/account.ts'
import { PhoneField } from './PhoneField.tsx'
import { SelectField } from './SelectField.tsx'
import { TextField } from './TextField.tsx'

interface PhoneFieldsProps {
  areaCode: string
  phone: string
  wrongs: Readonly<Record<string, string>>
}

/** Calling code and number. The codes come from the server; without them the code is typed. */
export function PhoneFields({ areaCode, phone, wrongs }: PhoneFieldsProps) {
  const { t } = useLingui()
  const codes = useAreaCodes()
  const [where, setWhere] = useState(areaCode)
  const onChange = (event: { target: { value: string } }) => setWhere(areaCodeOf(event.target.value))
  const facts = { name: 'areaCode', label: t`Country code`, wrong: wrongs['areaCode'], optional: true, onChange }
  return (
    <>
      {codes.status === 'ready' ? (
        <SelectField {...facts} defaultValue={optionOf(codes.value, areaCode)}>
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
        wrong={wrongs['phone']}
        where={where}
        autoComplete="tel-national"
        defaultValue={phone}
      />
    </>
  )
}

/** Of countries that share a code, the one with most numbers. */
const LARGEST = ['US', 'RU']

function optionOf(codes: readonly PhoneAreaCode[], areaCode: string): string {
  const same = codes.filter(({ code }) => code === areaCode)
  const found = same.find(({ country }) => LARGEST.includes(country)) ?? same[0]
  return found === undefined ? '' : found.country + found.code
}

/** The calling code of a selected country: `US+1` is `+1`. */
export const areaCodeOf = (chosen: string | undefined): string => (chosen ?? '').replace(/^[A-Z]+/, '').trim()
