import { Trans } from '@lingui/react/macro'
import { Go } from '#app/ui/Go.tsx'
import { button, message } from '#styled/recipes'
import { type ListingQuery, plainQuery } from '#contract/listing-query.ts'

interface NothingFilteredProps {
  query: ListingQuery
  addressOf: (query: ListingQuery) => string
}

/** The filters leave nothing over, or the page lies behind the last one: says so and offers the way back. */
export function NothingFiltered({ query, addressOf }: NothingFilteredProps) {
  const look = message()
  if (query.pageNo > 1)
    return (
      <div className={look.root}>
        <p className={look.title}>
          <Trans>This list ends before page {query.pageNo}.</Trans>
        </p>
        <Go to={addressOf({ ...query, pageNo: 1 })} className={button({ tone: 'quiet' })}>
          <Trans>Show the first page</Trans>
        </Go>
      </div>
    )
  return (
    <div className={look.root}>
      <p className={look.title}>
        <Trans>No part has all of this. Take a filter out above, or all of them.</Trans>
      </p>
      <Go to={addressOf({ ...plainQuery, engine: query.engine, year: query.year, sort: query.sort })} className={button({ tone: 'quiet' })}>
        <Trans>Clear all filters</Trans>
      </Go>
    </div>
  )
}
