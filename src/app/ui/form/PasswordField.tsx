import { Trans, useLingui } from '@lingui/react/macro'
import { type ReactNode, useEffect, useRef, useState } from 'react'
import { css } from '#styled/css'
import { button, field } from '#styled/recipes'
import { FieldFrame, type FieldProps } from './FieldFrame.tsx'

interface PasswordFieldProps extends FieldProps {
  autoComplete: 'current-password' | 'new-password'
  /** Returns what is shown below the field for the typed text. */
  renderBelow?: (typed: string) => ReactNode
}

/**
 * The field for a password, with a button that shows the password. It is hidden again on submit, so that password managers recognise it.
 */
export function PasswordField({ name, label, wrong, hint, autoComplete, renderBelow }: PasswordFieldProps) {
  const { t } = useLingui()
  const input = useRef<HTMLInputElement>(null)
  const [shown, setShown] = useState(false)
  const [typed, setTyped] = useState('')
  useEffect(() => {
    const form = input.current?.form
    const hide = () => setShown(false)
    form?.addEventListener('submit', hide)
    return () => form?.removeEventListener('submit', hide)
  }, [])
  return (
    <FieldFrame name={name} label={label} wrong={wrong} hint={renderBelow === undefined || wrong !== undefined ? hint : renderBelow(typed)}>
      {(ties) => (
        <div className={lineClass}>
          <input
            {...ties}
            ref={input}
            type={shown ? 'text' : 'password'}
            className={field()}
            required
            autoComplete={autoComplete}
            autoCapitalize="none"
            autoCorrect="off"
            spellCheck={false}
            onInput={renderBelow === undefined ? undefined : (event) => setTyped(event.currentTarget.value)}
          />
          <button
            type="button"
            className={button()}
            aria-label={shown ? t`Hide the password` : t`Show the password`}
            aria-controls={ties.id}
            onClick={() => setShown(!shown)}
          >
            {shown ? <Trans>Hide</Trans> : <Trans>Show</Trans>}
          </button>
        </div>
      )}
    </FieldFrame>
  )
}

const lineClass = css({ display: 'flex', gap: '2' })
