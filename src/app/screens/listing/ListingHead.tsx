import type { ReactNode } from 'react'
import { heading, listing as listingRecipe } from '#styled/recipes'

interface ListingHeadProps {
  title: ReactNode
  children?: ReactNode
}

/** The title of a listing. It keeps its height while the name is not known yet. */
export function ListingHead({ title, children }: ListingHeadProps) {
  return (
    <header className={listingRecipe().head}>
      <h1 className={heading({ level: 'page' })}>{title || '\u00a0'}</h1>
      {children}
    </header>
  )
}
