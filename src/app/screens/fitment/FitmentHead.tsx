import type { ReactNode } from 'react'
import { fitment, heading } from '#styled/recipes'

interface FitmentHeadProps {
  title: string
  /** Tells the visitor what to choose on this page, such as "Choose the make". */
  instruction: ReactNode
}

export const FitmentHead = ({ title, instruction }: FitmentHeadProps) => (
  <header className={fitment().head}>
    <h1 className={heading({ level: 'page' })}>{title || '\u00a0'}</h1>
    <p className={fitment().step}>{instruction}</p>
  </header>
)
