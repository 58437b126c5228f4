import type { ReactNode } from 'react'
import { href } from '#contract/routes/addresses.ts'
import { link } from '#styled/recipes'
import { Link } from './Link.tsx'

interface AskCounterLinkProps {
  /** The part number for the form; undefined if the question is about no part. */
  number: string | undefined
  children: ReactNode
}

const contactHref = href('page', { slug: 'contact' })

/** A link to the form for a question to the shop, with the part number filled in. */
export const AskCounterLink = ({ number, children }: AskCounterLinkProps) => (
  <Link to={number === undefined ? contactHref : `${contactHref}?${new URLSearchParams({ number })}`} className={link({ tall: true })}>
    {children}
  </Link>
)
