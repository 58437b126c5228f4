import { Trans, useLingui } from '@lingui/react/macro'
import { useState } from 'react'
import { navigateTo, useQueryString } from '#app/hooks/navigation.ts'
import { useCaptcha } from '#app/hooks/use-captcha.ts'
import { useForm } from '#app/hooks/use-form.ts'
import { useHydrated } from '#app/hooks/use-hydrated.ts'
import { addQueryParameters, useReturnPath } from '#app/hooks/use-way-back.ts'
import { signIn } from '#app/state/account/account.ts'
import { readUser } from '#app/state/session/session.ts'
import { EmailField } from '#app/ui/form/EmailField.tsx'
import { FormFooter } from '#app/ui/form/FormFooter.tsx'
import { fieldColumnClass } from '#app/ui/form/fields.ts'
import { PasswordField } from '#app/ui/form/PasswordField.tsx'
import { Link } from '#app/ui/Link.tsx'
import { href } from '#contract/routes/addresses.ts'
import { css } from '#styled/css'
import { link } from '#styled/recipes'
import { CaptchaField } from './CaptchaField.tsx'

/**
 * The form to sign in with e-mail address and password. After failures a proof of work is required, and a code by e-mail is offered. A user
 * with an unconfirmed address is led to the confirmation.
 */
export function SignInForm({ onEmail }: { onEmail: (email: string) => void }) {
  const { t, i18n } = useLingui()
  const redirect = useReturnPath()
  const hydrated = useHydrated()
  const known = new URLSearchParams(useQueryString()).get('email') ?? (hydrated ? readUser()?.email : null) ?? ''
  const [typed, setTyped] = useState<string | null>(null)
  const captcha = useCaptcha('sign-in', i18n.locale, false)
  const { form, wrongs, failure, busy } = useForm({
    callName: 'marcoLogin',
    send: (input) => captcha.send((given) => signIn({ ...input, ...given })),
    onRefused(error) {
      if (error.code === 'email-unverified') {
        const email = new FormData(form.ref.current ?? undefined).get('email')
        navigateTo(addQueryParameters(href('verifyEmail'), { email: String(email ?? ''), why: 'unverified', redirect }))
        return true
      }
      return false
    },
  })
  const forgot = addQueryParameters(href('forgotPassword'), { typed: typed ?? known, redirect })
  return (
    <form {...form} className={fieldColumnClass}>
      <EmailField
        wrong={wrongs['email']}
        defaultValue={known}
        onChange={({ target }) => {
          setTyped(target.value)
          onEmail(target.value)
        }}
      />
      <PasswordField name="password" label={t`Password`} wrong={wrongs['password']} autoComplete="current-password" />
      <CaptchaField captcha={captcha} errorText={wrongs['captchaText']} />
      {captcha.as === 'work' && captcha.shown.type !== 'none' ? (
        <div>
          <p role="status" className={noteClass}>
            <Trans>After several wrong passwords your device does a short calculation before each try, by itself.</Trans>
          </p>
          <Link to={forgot} className={link({ tall: true })}>
            <Trans>Have a code mailed to you instead</Trans>
          </Link>
        </div>
      ) : null}
      <FormFooter isBusy={busy} failure={failure}>
        {busy ? <Trans>Signing in…</Trans> : <Trans>Sign In</Trans>}
      </FormFooter>
      <p>
        <Link to={forgot} className={link({ tall: true })}>
          <Trans>Forgot your password?</Trans>
        </Link>
      </p>
    </form>
  )
}

const noteClass = css({ color: 'fg.muted' })
