import { Trans } from '@lingui/react/macro'
import { go, useSearch } from '#app/hooks/navigation.ts'
import { useWayBack, withQuery } from '#app/hooks/use-way-back.ts'
import { isWholeLink } from '#app/state/account/account.ts'
import { FormPage } from '#app/ui/form/FormPage.tsx'
import { href } from '#contract/addresses.ts'
import { AskMailForm } from './AskMailForm.tsx'
import { NewPasswordForm } from './NewPasswordForm.tsx'

/** `/prod/mail/forgotpassword`: requests an e-mail; with its code or link, sets a new password. */
export default function ForgotPasswordScreen() {
  const asked = new URLSearchParams(useSearch())
  const redirect = useWayBack()
  const generate = asked.get('generate')
  const email = asked.get('email')
  const cutOff = generate !== null && !isWholeLink(generate)
  // Stored in the URL, so that the page is restored when the phone returns from the mail app.
  const onSent = (to: string) => go(withQuery(href('forgotPassword'), { email: to, redirect }))
  return (
    <FormPage title={<Trans>New password</Trans>}>
      {cutOff ? (
        <p role="alert">
          <Trans>This link is not complete. Copy it again from the mail, or ask for a new mail here.</Trans>
        </p>
      ) : null}
      {cutOff || (generate === null && email === null) ? (
        <AskMailForm typed={asked.get('typed')} onSent={onSent} />
      ) : (
        <NewPasswordForm generate={generate} email={email} />
      )}
    </FormPage>
  )
}
