import { Trans, useLingui } from '@lingui/react/macro'
import { useForm } from '#app/hooks/use-form.ts'
import { deleteAccount } from '#app/state/account/sign-out.ts'
import { Disclosure } from '#app/ui/Disclosure.tsx'
import { fieldColumnClass } from '#app/ui/form/fields.ts'
import { PasswordField } from '#app/ui/form/PasswordField.tsx'
import { Submit } from '#app/ui/form/Submit.tsx'
import { Whose } from './Whose.tsx'

/** The form that deletes the account. It is where nobody taps it by accident, and needs the password. */
export function DeleteAccount({ email }: { email: string }) {
  const { t } = useLingui()
  const { form, wrongs, failure, busy } = useForm({ call: 'deleteAccount', send: (input) => deleteAccount(input) })
  return (
    <Disclosure title={t`Delete the account`}>
      <form {...form} className={fieldColumnClass}>
        <p>
          <Trans>
            The account goes at once and for good, with addresses, cart, favorites, points and coupons. Orders stay in the books of the
            shop, without your name, address and e-mail.
          </Trans>
        </p>
        <Whose email={email} />
        <PasswordField name="password" label={t`Password`} wrong={wrongs['password']} autoComplete="current-password" />
        <Submit tone="bad" busy={busy} failure={failure}>
          {busy ? <Trans>Deleting…</Trans> : <Trans>Delete my account for good</Trans>}
        </Submit>
      </form>
    </Disclosure>
  )
}
