import { Trans } from '@lingui/react/macro'
import { go } from '#app/hooks/navigation.ts'
import { useForm } from '#app/hooks/use-form.ts'
import { withQuery } from '#app/hooks/use-way-back.ts'
import { sendVerifyCode } from '#app/state/account/account.ts'
import { EmailField } from '#app/ui/form/EmailField.tsx'
import { fields } from '#app/ui/form/fields.ts'
import { Submit } from '#app/ui/form/Submit.tsx'
import { href } from '#contract/addresses.ts'

/** Requests another confirmation e-mail, and leads to the page for its code. */
export function AskVerifyMail() {
  const { form, wrongs, failure, busy } = useForm({
    call: 'sendEmailVerifyCode',
    send: async ({ email }) => {
      await sendVerifyCode(email)
      go(withQuery(href('verifyEmail'), { email }))
    },
  })
  return (
    <form {...form} className={fields}>
      <EmailField wrong={wrongs['email']} />
      <Submit busy={busy} failure={failure}>
        {busy ? <Trans>Sending…</Trans> : <Trans>Send a new mail</Trans>}
      </Submit>
    </form>
  )
}
