import { Trans } from '@lingui/react/macro'
import type { ReactNode } from 'react'
import { css } from '#styled/css'

/** An outdated price or number. It is struck through, which is only visible, so screen readers hear "was". */
export const Was = ({ className, children }: { className?: string | undefined; children: ReactNode }) => (
  <s className={className}>
    <span className={unseen}>
      <Trans>was</Trans>{' '}
    </span>
    {children}
  </s>
)

const unseen = css({ srOnly: true })
