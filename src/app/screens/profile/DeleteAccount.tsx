import { Trans, useLingui } from '@lingui/react/macro'
import { useForm } from '#app/hooks/use-form.ts'
import { deleteAccount } from '#app/state/account/sign-out.ts'
import { Disclosure } from '#app/ui/Disclosure.tsx'
import { FormFooter } from '#app/ui/form/FormFooter.tsx'
import { fieldColumnClass } from '#app/ui/form/fields.ts'
import { PasswordField } from '#app/ui/form/PasswordField.tsx'
import { HiddenUserNameField } from './HiddenUserNameField.tsx'

/** The form that deletes the account. It is collapsed, so that nobody opens it by accident, and needs the password. */
export function DeleteAccount({ email }: { email: string }) {
  const { t } = useLingui()
  const { form, wrongs, failure, busy } = useForm({ callName: 'deleteAccount', send: (input) => deleteAccount(input) })
  return (
    <Disclosure title={t`Delete the account`}>
      <form {...form} className={fieldColumnClass}>
        <p>
          <Trans>
            The account goes at once and for good, with addresses, cart, favorites, points and coupons. Orders stay in the books of the
            shop, without your name, address and e-mail.
          </Trans>
        </p>
        <HiddenUserNameField email={email} />
        <PasswordField name="password" label={t`Password`} wrong={wrongs['password']} autoComplete="current-password" />
        <FormFooter tone="bad" isBusy={busy} failure={failure}>
          {busy ? <Trans>Deleting…</Trans> : <Trans>Delete my account for good</Trans>}
        </FormFooter>
      </form>
    </Disclosure>
  )
}
