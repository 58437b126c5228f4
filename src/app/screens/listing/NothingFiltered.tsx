import { Trans } from '@lingui/react/macro'
import { AskCounterLink } from '#app/ui/AskCounterLink.tsx'
import { Link } from '#app/ui/Link.tsx'
import { chosenPairs, type ListingQuery, plainQuery } from '#contract/listing-query.ts'
import { button, message } from '#styled/recipes'

interface NothingFilteredProps {
  query: ListingQuery
  addressOf: (query: ListingQuery) => string
}

/** Says that there are no parts with these filters, or that the page number is too high, with a link back. */
export function NothingFiltered({ query, addressOf }: NothingFilteredProps) {
  const look = message()
  if (query.pageNo > 1)
    return (
      <div className={look.root}>
        <p className={look.title}>
          <Trans>This list ends before page {query.pageNo}.</Trans>
        </p>
        <Link to={addressOf({ ...query, pageNo: 1 })} className={button({ tone: 'quiet' })}>
          <Trans>Show the first page</Trans>
        </Link>
      </div>
    )
  const { engine } = query
  if (engine !== null)
    return (
      <div className={look.root}>
        <p className={look.title}>
          {chosenPairs(query).length > 0 ? (
            <Trans>No part that has all of this is known to fit the {engine}.</Trans>
          ) : (
            <Trans>No part of this group is known to fit the {engine}.</Trans>
          )}
        </p>
        <AskCounterLink number={undefined}>
          <Trans>Ask the counter</Trans>
        </AskCounterLink>
        <Link to={addressOf({ ...plainQuery, engine, year: query.year, sort: query.sort })} className={button({ tone: 'quiet' })}>
          <Trans>All parts for the {engine}</Trans>
        </Link>
        <Link to={addressOf({ ...query, engine: null })} className={button({ tone: 'quiet' })}>
          <Trans>The same for all engines</Trans>
        </Link>
      </div>
    )
  return (
    <div className={look.root}>
      <p className={look.title}>
        <Trans>No part has all of this. Take a filter out above, or all of them.</Trans>
      </p>
      <Link
        to={addressOf({ ...plainQuery, engine: query.engine, year: query.year, sort: query.sort })}
        className={button({ tone: 'quiet' })}
      >
        <Trans>Clear all filters</Trans>
      </Link>
    </div>
  )
}
