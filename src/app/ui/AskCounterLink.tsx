import type { ReactNode } from 'react'
import { href } from '#contract/addresses.ts'
import { link } from '#styled/recipes'
import { Link } from './Link.tsx'

interface AskCounterLinkProps {
  /** The number that is asked about, as it will stand in the form; none when the question is about no number. */
  number: string | undefined
  children: ReactNode
}

const contact = href('page', { slug: 'contact' })

/** The way to the counter's form, with the number filled in. */
export const AskCounterLink = ({ number, children }: AskCounterLinkProps) => (
  <Link to={number === undefined ? contact : `${contact}?${new URLSearchParams({ number })}`} className={link({ tall: true })}>
    {children}
  </Link>
)
