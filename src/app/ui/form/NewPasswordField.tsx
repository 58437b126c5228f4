import type { FieldProps } from './FieldFrame.tsx'
import { PasswordField } from './PasswordField.tsx'
import { PasswordStrength } from './PasswordStrength.tsx'

interface NewPasswordFieldProps extends FieldProps {
  /** Returns what is known of the person while they type, because a password must not contain their name or address. */
  getPasswordOwner: () => { email?: string | undefined; realname?: string | undefined }
}

/** The field for a new password, which shows how strong the password is. */
export const NewPasswordField = ({ getPasswordOwner, ...facts }: NewPasswordFieldProps) => (
  <PasswordField
    {...facts}
    autoComplete="new-password"
    renderBelow={(typed) => <PasswordStrength typedPassword={typed} person={getPasswordOwner()} />}
  />
)
