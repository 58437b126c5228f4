import { Trans } from '@lingui/react/macro'
import { navigateTo, useQueryString } from '#app/hooks/navigation.ts'
import { useForm } from '#app/hooks/use-form.ts'
import { useHydrated } from '#app/hooks/use-hydrated.ts'
import { addQueryParameters, useReturnPath } from '#app/hooks/use-way-back.ts'
import { isCompleteLinkCode, sendPasswordMail } from '#app/state/account/account.ts'
import { readUser } from '#app/state/session/session.ts'
import { EmailField } from '#app/ui/form/EmailField.tsx'
import { FormFooter } from '#app/ui/form/FormFooter.tsx'
import { FormPage } from '#app/ui/form/FormPage.tsx'
import { fieldColumnClass } from '#app/ui/form/fields.ts'
import { href } from '#contract/routes/addresses.ts'
import { NewPasswordForm } from './NewPasswordForm.tsx'

/** `/prod/mail/forgotpassword`: requests an e-mail; with the code or link in that e-mail, sets a new password. */
export default function ForgotPasswordScreen() {
  const asked = new URLSearchParams(useQueryString())
  const redirect = useReturnPath()
  const generate = asked.get('generate')
  const email = asked.get('email')
  const cutOff = generate !== null && !isCompleteLinkCode(generate)
  // The address is kept in the URL, so that the page is restored when the user comes back from the mail app.
  const onSent = (to: string) => navigateTo(addQueryParameters(href('forgotPassword'), { email: to, redirect }))
  return (
    <FormPage title={<Trans>New password</Trans>}>
      {cutOff ? (
        <p role="alert">
          <Trans>This link is not complete. Copy it again from the mail, or ask for a new mail here.</Trans>
        </p>
      ) : null}
      {cutOff || (generate === null && email === null) ? (
        <ResetEmailRequestForm initialEmail={asked.get('typed')} onSent={onSent} />
      ) : (
        <NewPasswordForm linkSecret={generate} email={email} />
      )}
    </FormPage>
  )
}

/** The form that requests the e-mail. The server gives the same reply for every address, so that nobody can find out who has an account. */
function ResetEmailRequestForm({ initialEmail, onSent }: { initialEmail: string | null; onSent: (email: string) => void }) {
  const hydrated = useHydrated()
  const { form, wrongs, failure, busy } = useForm({
    callName: 'sendForgetPasswordVerifyEmail',
    send: async ({ email }) => {
      await sendPasswordMail(email)
      onSent(email)
    },
  })
  return (
    <form {...form} className={fieldColumnClass}>
      <p>
        <Trans>We mail you a code and a link. Either sets a new password.</Trans>
      </p>
      <EmailField wrong={wrongs['email']} defaultValue={initialEmail ?? (hydrated ? readUser()?.email : null) ?? ''} />
      <FormFooter isBusy={busy} failure={failure}>
        {busy ? <Trans>Sending…</Trans> : <Trans>Send the mail</Trans>}
      </FormFooter>
    </form>
  )
}
