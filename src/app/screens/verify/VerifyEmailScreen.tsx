import { Trans } from '@lingui/react/macro'
import { useState } from 'react'
import { navigateTo, useQueryString } from '#app/hooks/navigation.ts'
import { useForm } from '#app/hooks/use-form.ts'
import { addQueryParameters, goToReturnPath, useReturnPath } from '#app/hooks/use-way-back.ts'
import { translate } from '#app/i18n/language.ts'
import { sendVerifyCode, verifyByCode } from '#app/state/account/account.ts'
import { CodeField } from '#app/ui/form/CodeField.tsx'
import { EmailField } from '#app/ui/form/EmailField.tsx'
import { FormFooter } from '#app/ui/form/FormFooter.tsx'
import { FormMessage } from '#app/ui/form/FormMessage.tsx'
import { FormPage } from '#app/ui/form/FormPage.tsx'
import { fieldColumnClass } from '#app/ui/form/fields.ts'
import { needsScriptClass } from '#app/ui/needs-script.ts'
import { errorTable } from '#contract/errors.ts'
import { href } from '#contract/routes/addresses.ts'

/**
 * `/prod/mail/verify`: asks for the code in the confirmation e-mail. An installed app and the browser do not share a session, so the code
 * must work without the link.
 */
export default function VerifyEmailScreen() {
  const asked = new URLSearchParams(useQueryString())
  const redirect = useReturnPath()
  const [email, setEmail] = useState(asked.get('email') ?? '')
  const { form, wrongs, failure, busy } = useForm({
    callName: 'verifyEmailCode',
    send: async (input) => {
      const came = await verifyByCode(input)
      if (came === 'signed-in') goToReturnPath(redirect)
      else navigateTo(addQueryParameters(href('login'), { done: 'confirmed', email: input.email, redirect }), { replace: true })
    },
  })
  return (
    <FormPage title={<Trans>Confirm your e-mail address</Trans>}>
      <FormMessage>
        {asked.get('why') === 'unverified' ? (
          translate(errorTable['email-unverified'].message)
        ) : email === '' ? (
          <Trans>Type your address and the code of six digits that we mailed to it.</Trans>
        ) : (
          <Trans>
            A mail with a code of six digits is on its way to <b>{email}</b>. It holds for 15 minutes.
          </Trans>
        )}
      </FormMessage>
      <form {...form} className={fieldColumnClass}>
        <EmailField wrong={wrongs['email']} value={email} onChange={(event) => setEmail(event.target.value)} />
        <CodeField error={wrongs['verifyCode']} />
        <FormFooter isBusy={busy} failure={failure}>
          {busy ? <Trans>Confirming…</Trans> : <Trans>Confirm the address</Trans>}
        </FormFooter>
      </form>
      <ResendEmailButton email={email} />
    </FormPage>
  )
}

/** A button that sends another e-mail to the address above. The server's reply does not say whether the account exists. */
function ResendEmailButton({ email }: { email: string }) {
  const [sentTo, setSentTo] = useState<string | null>(null)
  const { form, wrongs, failure, busy } = useForm({
    callName: 'sendEmailVerifyCode',
    toCallInput: () => ({ email }),
    send: async (input) => {
      setSentTo(null)
      await sendVerifyCode(input.email)
      setSentTo(input.email)
    },
  })
  return (
    <form {...form} className={needsScriptClass}>
      <FormFooter
        tone="quiet"
        isBusy={busy}
        failure={failure ?? wrongs['email'] ?? null}
        successMessage={
          sentTo === null ? null : (
            <Trans>A new mail is on its way to {sentTo}. Codes from before do not work any more. Look into the spam folder too.</Trans>
          )
        }
      >
        <Trans>Send a new code</Trans>
      </FormFooter>
    </form>
  )
}
