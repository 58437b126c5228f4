import { Trans, useLingui } from '@lingui/react/macro'
import type { ReactNode } from 'react'
import { paging } from '#styled/recipes'
import { Icon } from './Icon.tsx'
import { Link } from './Link.tsx'

interface PageStepsProps {
  current: number
  pages: number
  addressOf: (pageNo: number) => string
  /** What the two steps are called: "Previous" and "Next", "Newer" and "Older". */
  back: ReactNode
  on: ReactNode
  /** Between the two; unsaid, which page of how many this is. */
  children?: ReactNode
}

/** One page back and one on, as links, so that each page has its own address. */
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
