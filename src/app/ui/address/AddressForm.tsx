import { Trans, useLingui } from '@lingui/react/macro'
import { type ReactNode, type SyntheticEvent, useState } from 'react'
import { type Typed, useForm } from '#app/hooks/use-form.ts'
import { fields, linkRow } from '#app/ui/form/fields.ts'
import { Submit } from '#app/ui/form/Submit.tsx'
import { type AddressField, fieldsOf, tidied, wantedIn } from '#contract/address-rules.ts'
import type { ParsedOf } from '#contract/calls.ts'
import { css, cx } from '#styled/css'
import { button } from '#styled/recipes'
import { AddressFields } from './AddressFields.tsx'
import { fieldOf, readAddress } from './address-input.ts'
import { CountryField } from './CountryField.tsx'
import { postDoubts, postWrongs } from './post-wrongs.ts'

interface AddressFormProps {
  /** Under which it is written down. */
  id: string
  /** What stands in the fields at first, by their names. */
  given: Typed
  /** Country of an address in which none is chosen yet. */
  country: string
  /** Draws what may be chosen beside the address. */
  choices?: ReactNode
  onTyped?: (typed: Typed) => void
  onSave: (input: ParsedOf<'addressSave'>) => Promise<void>
  onCancel?: () => void
}

const judgedBy = { country: ['city', 'region', 'postcode', 'vatId'] }
const shownFirst: readonly AddressField[] = ['name', 'company']

/**
 * An address, with the fields that its country's post wants, in the order in which they are written there. A field that another country
 * hides keeps what was typed.
 */
export function AddressForm({ id, given, country: usual, choices, onTyped, onSave, onCancel }: AddressFormProps) {
  const { t } = useLingui()
  const [country, setCountry] = useState(given['country'] || usual)
  const { form, wrongs, failure, busy } = useForm({
    call: 'addressSave',
    read: (typed) => readAddress(id, typed),
    alsoWrong: postWrongs,
    doubts: postDoubts,
    fieldOf,
    judgedBy,
    send: (input) => onSave({ ...input, ...tidied(input) }),
  })
  const inOrder = [...shownFirst, ...fieldsOf(country).filter((field) => !shownFirst.includes(field))]
  return (
    <form
      {...form}
      className={fields}
      onInput={(event: SyntheticEvent<HTMLFormElement>) => {
        form.onInput(event)
        onTyped?.(Object.fromEntries([...new FormData(event.currentTarget)].map(([name, value]) => [name, String(value)])))
      }}
    >
      <CountryField country={country} wrong={wrongs['country']} onCountry={setCountry} />
      <AddressFields country={country} order={inOrder} wanted={(field) => wantedIn(country, field)} given={given} wrongs={wrongs} />
      {choices}
      <div className={cx(linkRow, foot)}>
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

const foot = css({ alignItems: 'end' })
