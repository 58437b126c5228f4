import { Trans } from '@lingui/react/macro'
import { useState } from 'react'
import { useForm } from '#app/hooks/use-form.ts'
import { signOut, signOutEverywhere } from '#app/state/account/sign-out.ts'
import { linkRow } from '#app/ui/form/fields.ts'
import { Submit } from '#app/ui/form/Submit.tsx'
import { button } from '#styled/recipes'
import { Part } from './Part.tsx'

/** Signs out on this device, also offline, or on every device, which needs the server. */
export function Devices() {
  const [leaving, setLeaving] = useState(false)
  const { form, failure, busy } = useForm({ call: 'signOutEverywhere', send: () => signOutEverywhere() })
  const leave = () => {
    setLeaving(true)
    void signOut()
  }
  return (
    <Part title={<Trans>Signed in</Trans>}>
      <div className={linkRow}>
        <button type="button" className={button()} disabled={leaving} onClick={leave}>
          {leaving ? <Trans>Signing out…</Trans> : <Trans>Sign out</Trans>}
        </button>
        <form {...form}>
          <Submit tone="quiet" busy={busy} failure={failure}>
            <Trans>Sign out on every device</Trans>
          </Submit>
        </form>
      </div>
    </Part>
  )
}
