import { Trans, useLingui } from '@lingui/react/macro'
import { navigateTo } from '#app/hooks/navigation.ts'
import { type EnteredFieldTexts, useForm } from '#app/hooks/use-form.ts'
import { addQueryParameters, goToReturnPath, useReturnPath } from '#app/hooks/use-way-back.ts'
import { resetPassword } from '#app/state/account/account.ts'
import { CodeField } from '#app/ui/form/CodeField.tsx'
import { EmailField } from '#app/ui/form/EmailField.tsx'
import { FormFooter } from '#app/ui/form/FormFooter.tsx'
import { FormMessage } from '#app/ui/form/FormMessage.tsx'
import { fieldColumnClass } from '#app/ui/form/fields.ts'
import { NewPasswordField } from '#app/ui/form/NewPasswordField.tsx'
import { Link } from '#app/ui/Link.tsx'
import { href } from '#contract/routes/addresses.ts'
import { link } from '#styled/recipes'

interface NewPasswordFormProps {
  /** The secret of the link in the e-mail; null if the user types the code instead. */
  linkSecret: string | null
  email: string | null
}

/** The form for a new password, allowed by the link or code in an e-mail. */
export function NewPasswordForm({ linkSecret, email }: NewPasswordFormProps) {
  const { t } = useLingui()
  const redirect = useReturnPath()
  const byLink = linkSecret !== null
  const { form, wrongs, failure, busy } = useForm({
    callName: 'verifyForgetPasswordEmailCode',
    toCallInput: (typed: EnteredFieldTexts) => (byLink ? { ...typed, generate: linkSecret } : typed),
    send: async (input) => {
      const came = await resetPassword(input)
      if (came === 'signed-in') goToReturnPath(redirect)
      else navigateTo(addQueryParameters(href('login'), { done: 'password', email, redirect }), { replace: true })
    },
  })
  const person = () => ({ email: String(new FormData(form.ref.current ?? undefined).get('email') ?? '') })
  return (
    <form {...form} className={fieldColumnClass}>
      <FormMessage>
        {byLink ? (
          <Trans>Choose a new password. Every device is signed out then.</Trans>
        ) : (
          <Trans>
            If <b>{email}</b> has an account here, a mail with a code of six digits is on its way. It holds for 15 minutes. Look into the
            spam folder too.
          </Trans>
        )}
      </FormMessage>
      {byLink ? null : (
        <>
          <EmailField wrong={wrongs['email']} defaultValue={email ?? ''} />
          <CodeField error={wrongs['verifyCode']} />
        </>
      )}
      <NewPasswordField name="newPassword" label={t`New password`} wrong={wrongs['newPassword']} getPasswordOwner={person} />
      <FormFooter isBusy={busy} failure={failure ?? wrongs['generate'] ?? null}>
        {busy ? <Trans>Setting the password…</Trans> : <Trans>Set the new password</Trans>}
      </FormFooter>
      <p>
        <Link to={addQueryParameters(href('forgotPassword'), { redirect })} className={link({ tall: true })}>
          <Trans>Ask for a new mail</Trans>
        </Link>
      </p>
    </form>
  )
}
