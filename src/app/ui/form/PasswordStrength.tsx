import { Trans } from '@lingui/react/macro'
import type { ReactNode } from 'react'
import { translate } from '#app/i18n/language.ts'
import {
  type PasswordOwner,
  passwordFault,
  passwordFaults,
  passwordStrength,
  type PasswordStrength as Strength,
} from '#contract/account/password.ts'
import { css } from '#styled/css'

/** Shows how strong a password is while the user types: a scale of four, and what is missing in words (contract/account/password.ts). */
export function PasswordStrength({ typedPassword, person }: { typedPassword: string; person: PasswordOwner }) {
  const fault = passwordFault(typedPassword, person)
  const strength = passwordStrength(typedPassword, person)
  const filled = typedPassword === '' ? 0 : strengthSteps[strength]
  return (
    <>
      <div className={scaleClass} aria-hidden="true">
        {[1, 2, 3, 4].map((step) => (
          <span key={step} className={step <= filled ? strengthClasses[strength] : emptyClass} />
        ))}
      </div>
      <p>
        {typedPassword === '' || fault === 'short'
          ? translate(passwordFaults.short)
          : fault === null
            ? strengthTexts[strength]
            : translate(passwordFaults[fault])}
      </p>
    </>
  )
}

const strengthSteps: Record<Strength, number> = { refused: 1, fair: 2, good: 3, strong: 4 }
const strengthTexts: Record<Strength, ReactNode> = {
  refused: null,
  fair: <Trans>Good enough. Longer is better.</Trans>,
  good: <Trans>A good password.</Trans>,
  strong: <Trans>A strong password.</Trans>,
}

const scaleClass = css({ display: 'flex', gap: '1' })
const emptyClass = css({ flexGrow: 1, height: '1', backgroundColor: 'line' })
const strengthClasses: Record<Strength, string> = {
  refused: css({ flexGrow: 1, height: '1', backgroundColor: 'bad' }),
  fair: css({ flexGrow: 1, height: '1', backgroundColor: 'warn' }),
  good: css({ flexGrow: 1, height: '1', backgroundColor: 'good' }),
  strong: css({ flexGrow: 1, height: '1', backgroundColor: 'good' }),
}
