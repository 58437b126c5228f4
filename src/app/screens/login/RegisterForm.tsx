import { Trans, useLingui } from '@lingui/react/macro'
import { navigateTo } from '#app/hooks/navigation.ts'
import { useCaptcha } from '#app/hooks/use-captcha.ts'
import { type EnteredFieldTexts, useForm } from '#app/hooks/use-form.ts'
import { useDiscoveryChannels } from '#app/hooks/use-form-choices.ts'
import { addQueryParameters, useReturnPath } from '#app/hooks/use-way-back.ts'
import { register } from '#app/state/account/account.ts'
import { Disclosure } from '#app/ui/Disclosure.tsx'
import { EmailField } from '#app/ui/form/EmailField.tsx'
import { FormFooter } from '#app/ui/form/FormFooter.tsx'
import { fieldColumnClass } from '#app/ui/form/fields.ts'
import { NewPasswordField } from '#app/ui/form/NewPasswordField.tsx'
import { areaCodeOfOption, PhoneFields } from '#app/ui/form/PhoneFields.tsx'
import { SelectField } from '#app/ui/form/SelectField.tsx'
import { TextField } from '#app/ui/form/TextField.tsx'
import { href } from '#contract/routes/addresses.ts'
import { CaptchaField } from './CaptchaField.tsx'

/**
 * The form for a new account: three required fields, some optional ones, and a proof of work in the background. The code that comes by
 * e-mail is entered on the next page.
 */
export default function RegisterForm({ email }: { email: string }) {
  const { t, i18n } = useLingui()
  const redirect = useReturnPath()
  const captcha = useCaptcha('register', i18n.locale, true)
  const { form, wrongs, failure, busy } = useForm({
    callName: 'marcoAccountCreate',
    toCallInput: (typed: EnteredFieldTexts) => ({ ...readRegisterInput(typed), captchaKey: captcha.key }),
    send: async (input) => {
      await captcha.send((given) => register({ ...input, ...given }))
      navigateTo(addQueryParameters(href('verifyEmail'), { email: input.email, redirect }))
    },
  })
  const person = () => {
    const typed = new FormData(form.ref.current ?? undefined)
    return { email: String(typed.get('email') ?? ''), realname: String(typed.get('realname') ?? '') }
  }
  return (
    <form {...form} className={fieldColumnClass}>
      <EmailField wrong={wrongs['email']} hint={t`We mail you a code to confirm it.`} defaultValue={email} />
      <TextField name="realname" label={t`Name`} wrong={wrongs['realname']} autoComplete="name" autoCapitalize="words" />
      <NewPasswordField name="password" label={t`Password`} wrong={wrongs['password']} getPasswordOwner={person} />
      <Disclosure title={t`Company, phone and more (optional)`}>
        <div className={fieldColumnClass}>
          <TextField name="company" label={t`Company`} wrong={wrongs['company']} optional autoComplete="organization" />
          <PhoneFields areaCode="" phone="" errors={wrongs} />
          <DiscoveryChannelField />
        </div>
      </Disclosure>
      <CaptchaField captcha={captcha} errorText={wrongs['captchaText']} />
      <FormFooter isBusy={busy} failure={failure}>
        {busy ? <Trans>Creating the account…</Trans> : <Trans>Create the account</Trans>}
      </FormFooter>
    </form>
  )
}

function readRegisterInput({ areaCode, discoveryChannel, ...rest }: EnteredFieldTexts) {
  return { ...rest, areaCode: areaCodeOfOption(areaCode), ...(discoveryChannel ? { discoveryChannel } : {}) }
}

/** The question "Where did you hear about us?". Hidden if the answers cannot be loaded. */
function DiscoveryChannelField() {
  const { t } = useLingui()
  const channels = useDiscoveryChannels()
  if (channels.status !== 'ready') return null
  return (
    <SelectField name="discoveryChannel" label={t`Where did you hear of us?`} optional>
      <option value="" />
      {channels.value.map(({ id, name }) => (
        <option key={id} value={id}>
          {name}
        </option>
      ))}
    </SelectField>
  )
}
