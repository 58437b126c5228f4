import { Trans, useLingui } from '@lingui/react/macro'
import { type ReactNode, type SyntheticEvent, useMemo, useState } from 'react'
import { type TypedFields, useForm } from '#app/hooks/use-form.ts'
import { fieldColumnClass, linkRowClass } from '#app/ui/form/fields.ts'
import { SelectField } from '#app/ui/form/SelectField.tsx'
import { Submit } from '#app/ui/form/Submit.tsx'
import { listNamedCountries } from '#app/ui/region-name.ts'
import { type AddressField, addressFieldsOf, fieldRequirement, normalizedAddress } from '#contract/addresses/address-rules.ts'
import type { ParsedInputOf } from '#contract/calls.ts'
import { css, cx } from '#styled/css'
import { button } from '#styled/recipes'
import { AddressFields } from './AddressFields.tsx'
import { addressFieldOf, toAddressSaveInput } from './address-input.ts'
import { addressErrorsOf, addressWarningsOf } from './post-wrongs.ts'

interface AddressFormProps {
  /** The id of the address in the address book. */
  id: string
  /** The values of the fields at first, by field name. */
  given: TypedFields
  /** The country that a new address has at first. */
  country: string
  /** Further fields, shown beside the address. */
  choices?: ReactNode
  onTyped?: (typed: TypedFields) => void
  onSave: (input: ParsedInputOf<'addressSave'>) => Promise<void>
  onCancel?: () => void
}

const dependentAddressFields = { country: ['city', 'region', 'postcode', 'vatId'] }
const fieldsWhileLoading: readonly AddressField[] = ['name', 'company']

/** The form for an address with the fields of its country in that country's order. A field that another country hides keeps its input. */
export function AddressForm({ id, given, country: usual, choices, onTyped, onSave, onCancel }: AddressFormProps) {
  const { t } = useLingui()
  const [country, setCountry] = useState(given['country'] || usual)
  const { form, wrongs, failure, busy } = useForm({
    call: 'addressSave',
    read: (typed) => toAddressSaveInput(id, typed),
    furtherErrors: addressErrorsOf,
    warningsOf: addressWarningsOf,
    fieldOf: addressFieldOf,
    judgedBy: dependentAddressFields,
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
      <CountryField country={country} wrong={wrongs['country']} onCountry={setCountry} />
      <AddressFields country={country} order={inOrder} wanted={(field) => fieldRequirement(country, field)} given={given} wrongs={wrongs} />
      {choices}
      <div className={cx(linkRowClass, footerClass)}>
        <Submit busy={busy} failure={failure}>
          {busy ? <Trans>Saving…</Trans> : <Trans>Save the address</Trans>}
        </Submit>
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
  wrong: string | undefined
  onCountry: (country: string) => void
}

/** A choice among all countries by name in the user's language. Typing the first letters selects one. */
function CountryField({ country, wrong, onCountry }: CountryFieldProps) {
  const { t, i18n } = useLingui()
  const named = useMemo(() => listNamedCountries(i18n), [i18n])
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
