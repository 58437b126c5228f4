import { Trans } from '@lingui/react/macro'
import { useState } from 'react'
import { useForm } from '#app/hooks/use-form.ts'
import { sendVerifyCode } from '#app/state/account/account.ts'
import { Submit } from '#app/ui/form/Submit.tsx'
import { needsScript } from '#app/ui/needs-script.ts'

/** Another e-mail to the address above. The server's reply does not reveal whether the account exists. */
export function SendAgain({ email }: { email: string }) {
  const [sentTo, setSentTo] = useState<string | null>(null)
  const { form, wrongs, failure, busy } = useForm({
    call: 'sendEmailVerifyCode',
    read: () => ({ email }),
    send: async (input) => {
      setSentTo(null)
      await sendVerifyCode(input.email)
      setSentTo(input.email)
    },
  })
  return (
    <form {...form} className={needsScript}>
      <Submit
        tone="quiet"
        busy={busy}
        failure={failure ?? wrongs['email'] ?? null}
        done={
          sentTo === null ? null : (
            <Trans>A new mail is on its way to {sentTo}. Codes from before do not work any more. Look into the spam folder too.</Trans>
          )
        }
      >
        <Trans>Send a new code</Trans>
      </Submit>
    </form>
  )
}
