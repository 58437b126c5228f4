import { Trans, useLingui } from '@lingui/react/macro'
import { useState } from 'react'
import { useForm } from '#app/hooks/use-form.ts'
import { changePassword } from '#app/state/account/profile.ts'
import { fieldColumnClass } from '#app/ui/form/fields.ts'
import { NewPasswordField } from '#app/ui/form/NewPasswordField.tsx'
import { PasswordField } from '#app/ui/form/PasswordField.tsx'
import { Submit } from '#app/ui/form/Submit.tsx'
import type { UserInfo } from '#contract/account/account.ts'
import { Part } from './Part.tsx'
import { Whose } from './Whose.tsx'

/** The form that changes the password. It asks for the current password; a new password signs out all other devices. */
export function PasswordForm({ user }: { user: UserInfo }) {
  const { t } = useLingui()
  const [changed, setChanged] = useState(false)
  const { form, wrongs, failure, busy } = useForm({
    call: 'changePassword',
    send: async (input) => {
      setChanged(false)
      await changePassword(input)
      form.ref.current?.reset()
      setChanged(true)
    },
  })
  return (
    <Part title={<Trans>Password</Trans>}>
      <form {...form} className={fieldColumnClass}>
        <Whose email={user.email} />
        <PasswordField name="password" label={t`Present password`} wrong={wrongs['password']} autoComplete="current-password" />
        <NewPasswordField name="newPassword" label={t`New password`} wrong={wrongs['newPassword']} person={() => user} />
        <Submit
          tone="quiet"
          busy={busy}
          failure={failure}
          done={changed ? <Trans>Changed. Every other device is signed out.</Trans> : null}
        >
          {busy ? <Trans>Changing…</Trans> : <Trans>Change the password</Trans>}
        </Submit>
      </form>
    </Part>
  )
}
