import { useLingui } from '@lingui/react/macro'
import { TextField, type TextFieldProps } from './TextField.tsx'

/** The field for the account's e-mail address. Password managers can fill it in. */
export function EmailField(props: Omit<TextFieldProps, 'name' | 'label'>) {
  const { t } = useLingui()
  return (
    <TextField
      name="email"
      label={t`E-mail address`}
      type="email"
      autoComplete="username"
      autoCapitalize="none"
      spellCheck={false}
      {...props}
    />
  )
}
