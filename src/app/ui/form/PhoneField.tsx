import { Trans } from '@lingui/react/macro'
import { usePhoneParseResult } from '#app/hooks/use-heard-phone.ts'
import { TextField, type TextFieldProps } from './TextField.tsx'

type PhoneFieldProps = Omit<TextFieldProps, 'hint' | 'type' | 'onBlur'> & {
  /** The country (`DE`) or calling code (`+49`) for numbers that are typed without one; '' if unknown. */
  defaultCountryCode: string
}

/**
 * The field for a telephone number. When it loses focus, it shows the international form of the number, or a warning that does not prevent
 * submitting.
 */
export function PhoneField({ defaultCountryCode, ...input }: PhoneFieldProps) {
  const { reading: heard, onFieldLeft: left } = usePhoneParseResult(defaultCountryCode)
  const { type } = heard
  const hint =
    type === 'unsaid' ? undefined : (
      <span role="status">
        {type === 'read' ? (
          <Trans>
            Dialled as <span translate="no">{heard.formattedNumber}</span>.
          </Trans>
        ) : (
          <Trans>This does not look like a phone number of that country. It is kept as you typed it.</Trans>
        )}
      </span>
    )
  return <TextField type="tel" maxLength={32} {...input} hint={hint} onBlur={(event) => left(event.currentTarget.value)} />
}
