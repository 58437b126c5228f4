import { Plural, Trans, useLingui } from '@lingui/react/macro'
import { DeferredContent } from '#app/ui/DeferredContent.tsx'
import { Dialog } from '#app/ui/Dialog.tsx'
import { Link } from '#app/ui/Link.tsx'
import { Skeleton } from '#app/ui/Skeleton.tsx'
import type { Listing } from '#contract/catalogue/catalogue.ts'
import { clearFilters, type ListingQuery } from '#contract/listing/listing-query.ts'
import type { ListingBase } from '#contract/loads/listing-loads.ts'
import { css } from '#styled/css'
import { button, facet as facetRecipe } from '#styled/recipes'
import { Facets } from './Facets.tsx'

interface FilterDialogProps {
  isOpen: boolean
  listing: Pick<Listing, 'facets' | 'total'>
  base: ListingBase
  isLoading: boolean
  query: ListingQuery
  addressOf: (query: ListingQuery) => string
  onClose: () => void
}

/** A dialog with the filters, for phones. A choice applies at once; the button shows the number of remaining parts. */
export function FilterDialog({ isOpen, listing, base, isLoading, query, addressOf, onClose }: FilterDialogProps) {
  const { t } = useLingui()
  return (
    <Dialog open={isOpen} onClose={onClose} title={t`Filter`}>
      {/* The dialog announces changes itself, because the page's own live region is silent while a dialog covers it. */}
      <p className={visuallyHiddenClass} role="status">
        <Plural value={listing.total} one="# part" other="# parts" />
      </p>
      <DeferredContent fallback={<Skeleton height={640} />}>
        <Facets facets={listing.facets} base={base} query={query} addressOf={addressOf} shouldReplaceHistory isDrawnInSteps />
        <div className={facetRecipe().foot}>
          <Link to={addressOf(clearFilters(query))} replace className={button({ tone: 'quiet' })}>
            <Trans>Clear all</Trans>
          </Link>
          <button type="button" className={button({ tone: 'primary' })} aria-busy={isLoading} onClick={onClose}>
            <Plural value={listing.total} one="Show # part" other="Show # parts" />
          </button>
        </div>
      </DeferredContent>
    </Dialog>
  )
}

const visuallyHiddenClass = css({ srOnly: true })
