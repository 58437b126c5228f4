import { later } from '#app/hooks/later.ts'
import { Trans, useLingui } from '@lingui/react/macro'
import { Suspense, useState } from 'react'
import { useSearch } from '#app/hooks/navigation.ts'
import { useTitle } from '#app/hooks/use-title.ts'
import { useOnceSignedIn } from '#app/hooks/use-way-back.ts'
import { ways } from '#app/ui/form/fields.ts'
import { FormPage } from '#app/ui/form/FormPage.tsx'
import { Skeleton } from '#app/ui/Skeleton.tsx'
import { chip } from '#styled/recipes'
import { LoginReason } from './LoginReason.tsx'
import { LoginWish } from './LoginWish.tsx'
import { SignInForm } from './SignInForm.tsx'
import { WithoutAccount } from './WithoutAccount.tsx'

const RegisterForm = later(
  () => import('./RegisterForm.tsx'),
  (piece) => piece.default,
)

/** `/login`: sign in and registration in one (specification, section 2). The form that is not shown keeps what was typed into it. */
export default function LoginScreen() {
  const { t } = useLingui()
  const asked = new URLSearchParams(useSearch())
  const [mode, setMode] = useState<'sign-in' | 'register'>('sign-in')
  const [wasRegister, setWasRegister] = useState(false)
  const [email, setEmail] = useState(asked.get('email') ?? '')
  useOnceSignedIn()
  useTitle(mode === 'register' ? t`New account` : null)
  return (
    <FormPage title={mode === 'sign-in' ? <Trans>Sign In</Trans> : <Trans>New account</Trans>} aside={<WithoutAccount />}>
      <LoginReason asked={asked} />
      <LoginWish />
      {/* biome-ignore lint/a11y/useSemanticElements: a fieldset belongs into a form; these two choose one */}
      <div role="group" aria-label={t`Sign in or register`} className={ways}>
        <button type="button" className={chip()} aria-pressed={mode === 'sign-in'} onClick={() => setMode('sign-in')}>
          <Trans>I have an account</Trans>
        </button>
        <button
          type="button"
          className={chip()}
          aria-pressed={mode === 'register'}
          onClick={() => {
            setWasRegister(true)
            setMode('register')
          }}
        >
          <Trans>I am new here</Trans>
        </button>
      </div>
      <div hidden={mode !== 'sign-in'}>
        <SignInForm onEmail={setEmail} />
      </div>
      {wasRegister ? (
        <div hidden={mode !== 'register'}>
          <Suspense fallback={<Skeleton height={320} />}>
            <RegisterForm email={email} />
          </Suspense>
        </div>
      ) : null}
    </FormPage>
  )
}
