import type { ReactNode } from 'react'
import { fitment, heading } from '#styled/recipes'

interface FitmentHeadProps {
  title: string
  /** Says what the visitor chooses on this page. */
  step: ReactNode
}

export const FitmentHead = ({ title, step }: FitmentHeadProps) => (
  <header className={fitment().head}>
    <h1 className={heading({ level: 'page' })}>{title || '\u00a0'}</h1>
    <p className={fitment().step}>{step}</p>
  </header>
)
