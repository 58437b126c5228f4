import { Trans, useLingui } from '@lingui/react/macro'
import type { ReactNode } from 'react'
import { paging } from '#styled/recipes'
import { Icon } from './Icon.tsx'
import { Link } from './Link.tsx'

interface PageStepsProps {
  current: number
  pages: number
  addressOf: (pageNo: number) => string
  /** The labels of the two links: `back` is "Previous" or "Newer", `on` is "Next" or "Older". */
  back: ReactNode
  on: ReactNode
  /** The text between the two links; if it is missing, the page number and the number of pages. */
  children?: ReactNode
}

/** Links to the previous and the next page of a list, so that each page has its own URL. */
export function PageSteps({ current, pages, addressOf, back, on, children }: PageStepsProps) {
  const { t } = useLingui()
  const look = paging()
  if (pages <= 1) return null
  return (
    <nav className={look.root} aria-label={t`Pages`}>
      {current > 1 ? (
        <Link to={addressOf(current - 1)} className={look.step} rel="prev">
          <Icon name="chevron-left" /> {back}
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
        <Link to={addressOf(current + 1)} className={look.step} rel="next">
          {on} <Icon name="chevron-right" />
        </Link>
      ) : (
        <span className={look.step} />
      )}
    </nav>
  )
}
