import { Trans } from '@lingui/react/macro'
import { useForm } from '#app/hooks/use-form.ts'
import { exportAccount } from '#app/state/account/profile.ts'
import { Submit } from '#app/ui/form/Submit.tsx'
import { Icon } from '#app/ui/Icon.tsx'
import { Part } from './Part.tsx'

/** Downloads all data that the shop stores about the user. */
export function ExportData() {
  const { form, failure, busy } = useForm({ call: 'exportAccount', send: () => exportAccount() })
  return (
    <Part title={<Trans>My data</Trans>}>
      <form {...form}>
        <Submit tone="quiet" busy={busy} failure={failure}>
          <Icon name="download" />
          <Trans>Download my data (JSON)</Trans>
        </Submit>
      </form>
    </Part>
  )
}
