import type { FieldProps } from './FieldFrame.tsx'
import { PasswordField } from './PasswordField.tsx'
import { PasswordStrength } from './PasswordStrength.tsx'

interface NewPasswordFieldProps extends FieldProps {
  /** The person, as far as known while typing. */
  person: () => { email?: string | undefined; realname?: string | undefined }
}

/** A new password with its strength. */
export const NewPasswordField = ({ person, ...facts }: NewPasswordFieldProps) => (
  <PasswordField {...facts} autoComplete="new-password" below={(typed) => <PasswordStrength typed={typed} person={person()} />} />
)
