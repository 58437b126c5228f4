import { Trans, useLingui } from '@lingui/react/macro'
import type { ReactNode } from 'react'
import type { EnteredFieldTexts } from '#app/hooks/use-form.ts'
import { fieldColumnClass } from '#app/ui/form/fields.ts'
import { PhoneField } from '#app/ui/form/PhoneField.tsx'
import { SelectField } from '#app/ui/form/SelectField.tsx'
import { TextField } from '#app/ui/form/TextField.tsx'
import { type AddressField, type FieldRequirement, vatValidatorForCountry } from '#contract/addresses/address-rules.ts'
import { addressRegions } from '#contract/addresses/countries.ts'
import { css } from '#styled/css'

interface AddressFieldsProps {
  country: string
  /** The fields that the country's addresses have, in the country's order. */
  fieldOrder: readonly AddressField[]
  requirementOf: (field: AddressField) => FieldRequirement
  initialValues: EnteredFieldTexts
  errors: Readonly<Record<string, string>>
}

const allAddressFields: readonly AddressField[] = ['name', 'company', 'lines', 'city', 'region', 'postcode']

/** The fields of an address in the country's order. Fields that the country does not use stay hidden and keep their input. */
export function AddressFields({ country, fieldOrder, requirementOf, initialValues, errors }: AddressFieldsProps) {
  const { t } = useLingui()
  const text = (name: string) => ({ name, defaultValue: initialValues[name] ?? '', wrong: errors[name], maxLength: 80 })
  const optional = (field: AddressField) => requirementOf(field) !== 'required'
  const drawn: Record<AddressField, ReactNode> = {
    name: <TextField {...text('name')} label={t`Who receives it`} autoComplete="name" autoCapitalize="words" />,
    company: <TextField {...text('company')} label={t`Company`} optional autoComplete="organization" />,
    lines: (
      <div className={fieldColumnClass}>
        <TextField {...text('lines')} label={t`Street and number`} autoComplete="address-line1" />
        <TextField {...text('lines1')} label={t`Building, floor, dock`} optional autoComplete="address-line2" />
        <TextField {...text('lines2')} label={t`More for the driver`} optional autoComplete="address-line3" />
      </div>
    ),
    city: <TextField {...text('city')} label={t`Town`} optional={optional('city')} autoComplete="address-level2" />,
    region: <RegionField country={country} value={initialValues['region'] ?? ''} optional={optional('region')} error={errors['region']} />,
    postcode: (
      <TextField
        {...text('postcode')}
        label={country === 'US' ? t`ZIP code` : t`Postcode`}
        optional={optional('postcode')}
        autoComplete="postal-code"
        autoCapitalize="characters"
        inputMode={country === 'US' || country === 'DE' ? 'numeric' : 'text'}
        maxLength={16}
      />
    ),
  }
  const hidden = allAddressFields.filter((field) => !fieldOrder.includes(field))
  return (
    <>
      {[...fieldOrder, ...hidden].map((field) => (
        <div key={field} hidden={!fieldOrder.includes(field)}>
          {drawn[field]}
        </div>
      ))}
      <PhoneField
        {...text('phone')}
        label={t`Phone for the driver`}
        optional
        defaultCountryCode={country}
        autoComplete="tel"
        maxLength={32}
      />
      <div hidden={vatValidatorForCountry(country) === null}>
        <TextField
          {...text('vatId')}
          label={t`VAT number`}
          optional
          autoCapitalize="characters"
          maxLength={20}
          hint={
            <span className={mutedTextClass}>
              <Trans>With the letters of the country, for companies.</Trans>
            </span>
          }
        />
      </div>
    </>
  )
}

const mutedTextClass = css({ color: 'fg.muted' })

interface RegionFieldProps {
  country: string
  value: string
  optional: boolean
  error: string | undefined
}

/** The field for a state or province: a list if the country requires a code, otherwise free text. */
function RegionField({ country, value, optional, error }: RegionFieldProps) {
  const { t } = useLingui()
  const list = addressRegions[country]
  const label =
    country === 'US' || country === 'AU'
      ? t({ message: 'State', context: 'address' })
      : country === 'CA'
        ? t`Province`
        : t`State, province or county`
  const facts = { name: 'region', label, wrong: error, optional, autoComplete: 'address-level1' }
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
