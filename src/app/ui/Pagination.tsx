import { Trans, useLingui } from '@lingui/react/macro'
import type { ReactNode } from 'react'
import { paging } from '#styled/recipes'
import { Icon } from './Icon.tsx'
import { Link } from './Link.tsx'

interface PaginationProps {
  currentPage: number
  pageCount: number
  hrefOf: (pageNo: number) => string
  /** The labels of the two links: `previousLabel` is "Previous" or "Newer", `nextLabel` is "Next" or "Older". */
  previousLabel: ReactNode
  nextLabel: ReactNode
  /** The text between the two links; if it is missing, the page number and the number of pages. */
  children?: ReactNode
}

/** Links to the previous and the next page of a list, so that each page has its own URL. */
export function Pagination({ currentPage: current, pageCount: pages, hrefOf, previousLabel, nextLabel, children }: PaginationProps) {
  const { t } = useLingui()
  const look = paging()
  if (pages <= 1) return null
  return (
    <nav className={look.root} aria-label={t`Pages`}>
      {current > 1 ? (
        <Link to={hrefOf(current - 1)} className={look.step} rel="prev">
          <Icon name="chevron-left" /> {previousLabel}
        </Link>
      ) : (
        <span className={look.step} />
      )}
      {children ?? (
        <p>
          <Trans>
            Page {current} of {pages}
          </Trans>
        </p>
      )}
      {current < pages ? (
        <Link to={hrefOf(current + 1)} className={look.step} rel="next">
          {nextLabel} <Icon name="chevron-right" />
        </Link>
      ) : (
        <span className={look.step} />
      )}
    </nav>
  )
}
