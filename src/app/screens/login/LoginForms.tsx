import { Trans, useLingui } from '@lingui/react/macro'
import { Suspense, useState } from 'react'
import { lazyComponent } from '#app/hooks/lazy/lazy-component.ts'
import { linkRowClass } from '#app/ui/form/fields.ts'
import { needsScriptClass } from '#app/ui/needs-script.ts'
import { Skeleton } from '#app/ui/Skeleton.tsx'
import { css, cx } from '#styled/css'
import { chip } from '#styled/recipes'
import { SignInForm } from './SignInForm.tsx'

const RegisterForm = lazyComponent(
  () => import('./RegisterForm.tsx'),
  (piece) => piece.default,
)

type LoginMode = 'sign-in' | 'register'

/** The forms for sign-in and registration, of which one is visible. The hidden form keeps its input. */
export function LoginForms({
  searchParams,
  mode,
  onModeChange,
}: {
  searchParams: URLSearchParams
  mode: LoginMode
  onModeChange: (mode: LoginMode) => void
}) {
  const { t } = useLingui()
  const [wasRegister, setWasRegister] = useState(false)
  const [email, setEmail] = useState(searchParams.get('email') ?? '')
  return (
    <>
      {/* biome-ignore lint/a11y/useSemanticElements: a fieldset belongs in a form, and these buttons select one */}
      <div role="group" aria-label={t`Sign in or register`} className={cx(linkRowClass, needsScriptClass, aboveFormClass)}>
        <button type="button" className={chip()} aria-pressed={mode === 'sign-in'} onClick={() => onModeChange('sign-in')}>
          <Trans>I have an account</Trans>
        </button>
        <button
          type="button"
          className={chip()}
          aria-pressed={mode === 'register'}
          onClick={() => {
            setWasRegister(true)
            onModeChange('register')
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
    </>
  )
}

const aboveFormClass = css({ marginBottom: '4' })
