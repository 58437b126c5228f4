import type { FieldProps } from './FieldFrame.tsx'
import { PasswordField } from './PasswordField.tsx'
import { PasswordStrength } from './PasswordStrength.tsx'

interface NewPasswordFieldProps extends FieldProps {
  /** Of whom the password is, so far as it is known while it is typed. */
  person: () => { email?: string | undefined; realname?: string | undefined }
}

/** A password to be kept from now on, with its strength. */
export const NewPasswordField = ({ person, ...facts }: NewPasswordFieldProps) => (
  <PasswordField {...facts} autoComplete="new-password" below={(typed) => <PasswordStrength typed={typed} person={person()} />} />
)
