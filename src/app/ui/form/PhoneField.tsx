import { Trans } from '@lingui/react/macro'
import { useHeardPhone } from '#app/hooks/use-heard-phone.ts'
import { TextField, type TextFieldProps } from './TextField.tsx'

type PhoneFieldProps = Omit<TextFieldProps, 'hint' | 'type' | 'onBlur'> & {
  /** What a number without its country's code is read by: a country (`DE`) or a code (`+49`); '' where nobody knows. */
  where: string
}

/**
 * A telephone number, wherever one is typed. Left, it says how the number is dialled from abroad, or that it doubts it; a doubt keeps nobody
 * from sending it.
 */
export function PhoneField({ where, ...input }: PhoneFieldProps) {
  const { heard, left } = useHeardPhone(where)
  const { type } = heard
  const hint =
    type === 'unsaid' ? undefined : (
      <span role="status">
        {type === 'read' ? (
          <Trans>
            Dialled as <span translate="no">{heard.as}</span>.
          </Trans>
        ) : (
          <Trans>This does not look like a phone number of that country. It is kept as you typed it.</Trans>
        )}
      </span>
    )
  return <TextField type="tel" maxLength={32} {...input} hint={hint} onBlur={(event) => left(event.currentTarget.value)} />
}
