import { Plural, Trans, useLingui } from '@lingui/react/macro'
import { Dialog } from '#app/ui/Dialog.tsx'
import { button, facet as facetRecipe } from '#styled/recipes'
import type { Listing } from '#contract/catalogue.ts'
import { Facets } from './Facets.tsx'
import { type ListingQuery, plainQuery } from '#contract/listing-query.ts'

interface FilterDialogProps {
  open: boolean
  listing: Pick<Listing, 'facets' | 'total'>
  waiting: boolean
  query: ListingQuery
  onChoose: (query: ListingQuery) => void
  onClose: () => void
}

/** The filters as a sheet on a phone. A choice works at once; the button says how many parts are left. */
export function FilterDialog({ open, listing, waiting, query, onChoose, onClose }: FilterDialogProps) {
  const { t } = useLingui()
  return (
    <Dialog open={open} onClose={onClose} title={t`Filter`}>
      <Facets facets={listing.facets} query={query} onChoose={onChoose} />
      <div className={facetRecipe().foot}>
        <button
          type="button"
          className={button({ tone: 'quiet' })}
          onClick={() => onChoose({ ...query, chosen: plainQuery.chosen, pageNo: 1 })}
        >
          <Trans>Clear all</Trans>
        </button>
        <button type="button" className={button({ tone: 'primary' })} aria-busy={waiting} onClick={onClose}>
          <Plural value={listing.total} one="Show # part" other="Show # parts" />
        </button>
      </div>
    </Dialog>
  )
}
