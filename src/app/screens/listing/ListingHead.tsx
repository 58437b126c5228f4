import { Trans } from '@lingui/react/macro'
import type { ReactNode } from 'react'
import { Icon } from '#app/ui/Icon.tsx'
import { Link } from '#app/ui/Link.tsx'
import { finderHref } from '#contract/finder/finder-href.ts'
import type { Id } from '#contract/kernel/primitives.ts'
import { css } from '#styled/css'
import { heading, link, listing as listingRecipe } from '#styled/recipes'
import { SkipToResults } from './SkipToResults.tsx'

interface ListingHeadProps {
  title: ReactNode
  /** Whether a list of results follows. */
  hasResults?: boolean
  /** The category of the list, in which the finder begins. */
  finderKind?: Id | null
  children?: ReactNode
}

/** The title of a list, beside it the way to narrow its parts down by measures. It keeps its height while the name is unknown. */
export function ListingHead({ title, hasResults = true, finderKind = null, children }: ListingHeadProps) {
  return (
    <header className={listingRecipe().head}>
      <div className={titleLineClass}>
        <h1 className={heading({ level: 'page' })}>{title || '\u00a0'}</h1>
        <Link to={finderHref(finderKind)} className={link({ tall: true })}>
          <Icon name="caliper" />
          <Trans>By the old unit</Trans>
        </Link>
      </div>
      {children}
      {hasResults ? (
        <SkipToResults>
          <Trans>To the results</Trans>
        </SkipToResults>
      ) : null}
    </header>
  )
}

const titleLineClass = css({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  justifyContent: 'space-between',
  columnGap: '4',
  // The link is finger-sized beside a line of text, and makes the head no higher.
  marginBlock: { base: '[-12px]', lg: '0' },
  '& > h1': { minWidth: '0', overflowWrap: 'anywhere' },
  '& > a': { gap: '2' },
})
