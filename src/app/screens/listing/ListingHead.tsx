import { Trans } from '@lingui/react/macro'
import type { ReactNode } from 'react'
import { heading, listing as listingRecipe } from '#styled/recipes'
import { SkipToResults } from './SkipToResults.tsx'

interface ListingHeadProps {
  title: ReactNode
  /** Whether a list of results follows. */
  hasResults?: boolean
  children?: ReactNode
}

/** The title of a list. It keeps its height while the name is unknown. */
export function ListingHead({ title, hasResults = true, children }: ListingHeadProps) {
  return (
    <header className={listingRecipe().head}>
      <h1 className={heading({ level: 'page' })}>{title || '\u00a0'}</h1>
      {children}
      {hasResults ? (
        <SkipToResults>
          <Trans>To the results</Trans>
        </SkipToResults>
      ) : null}
    </header>
  )
}
