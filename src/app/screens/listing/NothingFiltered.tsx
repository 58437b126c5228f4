import { Trans } from '@lingui/react/macro'
import { button, message } from '#styled/recipes'
import { type ListingQuery, plainQuery } from '#contract/listing-query.ts'

interface NothingFilteredProps {
  query: ListingQuery
  onChoose: (query: ListingQuery) => void
}

/** The filters leave nothing over, or the page lies behind the last one: says so and offers the way back. */
export function NothingFiltered({ query, onChoose }: NothingFilteredProps) {
  const look = message()
  if (query.pageNo > 1)
    return (
      <div className={look.root}>
        <p className={look.say}>
          <Trans>This list ends before page {query.pageNo}.</Trans>
        </p>
        <button type="button" className={button({ tone: 'quiet' })} onClick={() => onChoose({ ...query, pageNo: 1 })}>
          <Trans>Show the first page</Trans>
        </button>
      </div>
    )
  return (
    <div className={look.root}>
      <p className={look.say}>
        <Trans>No part has all of this. Take a filter out above, or all of them.</Trans>
      </p>
      <button type="button" className={button({ tone: 'quiet' })} onClick={() => onChoose({ ...plainQuery, sort: query.sort })}>
        <Trans>Clear all filters</Trans>
      </button>
    </div>
  )
}
