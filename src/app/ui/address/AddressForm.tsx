import { Trans, useLingui } from '@lingui/react/macro'
import { type ReactNode, type SyntheticEvent, useMemo, useState } from 'react'
import { type EnteredFieldTexts, useForm } from '#app/hooks/use-form.ts'
import { FormFooter } from '#app/ui/form/FormFooter.tsx'
import { fieldColumnClass, linkRowClass } from '#app/ui/form/fields.ts'
import { SelectField } from '#app/ui/form/SelectField.tsx'
import { listNamedCountries } from '#app/ui/region-name.ts'
import { type AddressField, addressFieldsOf, fieldRequirement, normalizedAddress } from '#contract/addresses/address-rules.ts'
import type { ParsedInputOf } from '#contract/calls.ts'
import { css, cx } from '#styled/css'
import { button } from '#styled/recipes'
import { AddressFields } from './AddressFields.tsx'
import { formFieldOfInputPath, toAddressSaveInput } from './address-input.ts'
import { addressErrorsOf, addressWarningsOf } from './post-wrongs.ts'

interface AddressFormProps {
  /** The id of the address in the address book. */
  id: string
  /** The values of the fields at first, by field name. */
  initialValues: EnteredFieldTexts
  /** The country that a new address has at first. */
  country: string
  /** Further fields, shown beside the address. */
  extraFields?: ReactNode
  onTyped?: (typed: EnteredFieldTexts) => void
  onSave: (input: ParsedInputOf<'addressSave'>) => Promise<void>
  onCancel?: () => void
}

const dependentAddressFields = { country: ['city', 'region', 'postcode', 'vatId'] }
const fieldsWhileLoading: readonly AddressField[] = ['name', 'company']

/** The form for an address with the fields of its country in that country's order. A field that another country hides keeps its input. */
export function AddressForm({ id, initialValues, country: usual, extraFields, onTyped, onSave, onCancel }: AddressFormProps) {
  const { t } = useLingui()
  const [country, setCountry] = useState(initialValues['country'] || usual)
  const { form, wrongs, failure, busy } = useForm({
    callName: 'addressSave',
    toCallInput: (typed) => toAddressSaveInput(id, typed),
    furtherErrors: addressErrorsOf,
    warningsOf: addressWarningsOf,
    fieldOfInputProperty: formFieldOfInputPath,
    dependentFields: dependentAddressFields,
    send: (input) => onSave({ ...input, ...normalizedAddress(input) }),
  })
  const inOrder = [...fieldsWhileLoading, ...addressFieldsOf(country).filter((field) => !fieldsWhileLoading.includes(field))]
  return (
    <form
      {...form}
      className={fieldColumnClass}
      onInput={(event: SyntheticEvent<HTMLFormElement>) => {
        form.onInput(event)
        onTyped?.(Object.fromEntries([...new FormData(event.currentTarget)].map(([name, value]) => [name, String(value)])))
      }}
    >
      <CountryField country={country} error={wrongs['country']} onCountry={setCountry} />
      <AddressFields
        country={country}
        fieldOrder={inOrder}
        requirementOf={(field) => fieldRequirement(country, field)}
        initialValues={initialValues}
        errors={wrongs}
      />
      {extraFields}
      <div className={cx(linkRowClass, footerClass)}>
        <FormFooter isBusy={busy} failure={failure}>
          {busy ? <Trans>Saving…</Trans> : <Trans>Save the address</Trans>}
        </FormFooter>
        {onCancel === undefined ? null : (
          <button type="button" className={button({ tone: 'plain' })} onClick={onCancel}>
            {t`Cancel`}
          </button>
        )}
      </div>
    </form>
  )
}

const footerClass = css({ alignItems: 'end' })

interface CountryFieldProps {
  country: string
  error: string | undefined
  onCountry: (country: string) => void
}

/** A choice among all countries by name in the user's language. Typing the first letters selects one. */
function CountryField({ country, error, onCountry }: CountryFieldProps) {
  const { t, i18n } = useLingui()
  const named = useMemo(() => listNamedCountries(i18n), [i18n])
  return (
    <SelectField
      name="country"
      label={t`Country`}
      wrong={error}
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
