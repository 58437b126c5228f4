import { Trans } from '@lingui/react/macro'
import type { ReactNode } from 'react'
import { css } from '#styled/css'

/** A price or number that no longer applies. It is struck through, which only sighted users notice, so screen readers read "was". */
export const FormerValue = ({ className, children }: { className?: string | undefined; children: ReactNode }) => (
  <s className={className}>
    <span className={visuallyHiddenClass}>
      <Trans>was</Trans>{' '}
    </span>
    {children}
  </s>
)

const visuallyHiddenClass = css({ srOnly: true })
