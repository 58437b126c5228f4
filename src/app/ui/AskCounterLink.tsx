import { href } from '#contract/addresses.ts'
import { link } from '#styled/recipes'
import type { ReactNode } from 'react'
import { Go } from './Go.tsx'

interface AskCounterLinkProps {
  /** The number that is asked about, as it will stand in the form. */
  number: string
  children: ReactNode
}

/** The way to the counter's form, with a number filled in. */
export const AskCounterLink = ({ number, children }: AskCounterLinkProps) => (
  <Go to={`${href('page', { slug: 'contact' })}?${new URLSearchParams({ number })}`} className={link({ tall: true })}>
    {children}
  </Go>
)
