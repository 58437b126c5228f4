import { Trans, useLingui } from '@lingui/react/macro'
import { useState } from 'react'
import { useForm } from '#app/hooks/use-form.ts'
import { changePassword } from '#app/state/account/profile.ts'
import { FormFooter } from '#app/ui/form/FormFooter.tsx'
import { fieldColumnClass } from '#app/ui/form/fields.ts'
import { NewPasswordField } from '#app/ui/form/NewPasswordField.tsx'
import { PasswordField } from '#app/ui/form/PasswordField.tsx'
import type { UserInfo } from '#contract/account/account.ts'
import { HiddenUserNameField } from './HiddenUserNameField.tsx'
import { ProfileSection } from './ProfileSection.tsx'

/** The form that changes the password. It asks for the current password; a new password signs out all other devices. */
export function PasswordForm({ user }: { user: UserInfo }) {
  const { t } = useLingui()
  const [changed, setChanged] = useState(false)
  const { form, wrongs, failure, busy } = useForm({
    callName: 'changePassword',
    send: async (input) => {
      setChanged(false)
      await changePassword(input)
      form.ref.current?.reset()
      setChanged(true)
    },
  })
  return (
    <ProfileSection title={<Trans>Password</Trans>}>
      <form {...form} className={fieldColumnClass}>
        <HiddenUserNameField email={user.email} />
        <PasswordField name="password" label={t`Present password`} wrong={wrongs['password']} autoComplete="current-password" />
        <NewPasswordField name="newPassword" label={t`New password`} wrong={wrongs['newPassword']} getPasswordOwner={() => user} />
        <FormFooter
          tone="quiet"
          isBusy={busy}
          failure={failure}
          successMessage={changed ? <Trans>Changed. Every other device is signed out.</Trans> : null}
        >
          {busy ? <Trans>Changing…</Trans> : <Trans>Change the password</Trans>}
        </FormFooter>
      </form>
    </ProfileSection>
  )
}
