import { useLingui } from '@lingui/react/macro'
import { TextField, type TextFieldProps } from './TextField.tsx'

/** The account's e-mail address, filled in by password managers. */
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
