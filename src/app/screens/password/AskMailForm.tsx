import { Trans } from '@lingui/react/macro'
import { useForm } from '#app/hooks/use-form.ts'
import { useHydrated } from '#app/hooks/use-hydrated.ts'
import { sendPasswordMail } from '#app/state/account/account.ts'
import { readUser } from '#app/state/account/session.ts'
import { EmailField } from '#app/ui/form/EmailField.tsx'
import { fields } from '#app/ui/form/fields.ts'
import { Submit } from '#app/ui/form/Submit.tsx'

/** Requests the e-mail. The server gives the same reply for every address, so that accounts cannot be probed. */
export function AskMailForm({ typed, onSent }: { typed: string | null; onSent: (email: string) => void }) {
  const hydrated = useHydrated()
  const { form, wrongs, failure, busy } = useForm({
    call: 'sendForgetPasswordVerifyEmail',
    send: async ({ email }) => {
      await sendPasswordMail(email)
      onSent(email)
    },
  })
  return (
    <form {...form} className={fields}>
      <p>
        <Trans>We mail you a code and a link. Either sets a new password.</Trans>
      </p>
      <EmailField wrong={wrongs['email']} defaultValue={typed ?? (hydrated ? readUser()?.email : null) ?? ''} />
      <Submit busy={busy} failure={failure}>
        {busy ? <Trans>Sending…</Trans> : <Trans>Send the mail</Trans>}
      </Submit>
    </form>
  )
}
