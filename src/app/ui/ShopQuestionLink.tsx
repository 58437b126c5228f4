import type { ReactNode } from 'react'
import { href } from '#contract/routes/addresses.ts'
import { link } from '#styled/recipes'
import { Link } from './Link.tsx'

interface ShopQuestionLinkProps {
  /** The part number for the form; undefined if the question is about no part. */
  partNumber: string | undefined
  children: ReactNode
}

const contactHref = href('page', { slug: 'contact' })

/** A link to the form for a question to the shop, with the part number filled in. */
export const ShopQuestionLink = ({ partNumber, children }: ShopQuestionLinkProps) => (
  <Link
    to={partNumber === undefined ? contactHref : `${contactHref}?${new URLSearchParams({ number: partNumber })}`}
    className={link({ tall: true })}
  >
    {children}
  </Link>
)
