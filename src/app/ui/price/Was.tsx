import { Trans } from '@lingui/react/macro'
import type { ReactNode } from 'react'
import { css } from '#styled/css'

/** A price, or a number, that holds no more. What is struck through is only seen, so a screen reader hears "was". */
export const Was = ({ className, children }: { className?: string | undefined; children: ReactNode }) => (
  <s className={className}>
    <span className={unseen}>
      <Trans>was</Trans>{' '}
    </span>
    {children}
  </s>
)

const unseen = css({ srOnly: true })
