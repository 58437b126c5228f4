import { Trans } from '@lingui/react/macro'
import { Link } from '#app/ui/Link.tsx'
import { Message } from '#app/ui/Message.tsx'
import { ShopQuestionLink } from '#app/ui/ShopQuestionLink.tsx'
import { finderHref } from '#contract/finder/finder-href.ts'
import { chosenFilterPairs, clearFilters, clearVehicle, emptyListingQuery, type ListingQuery } from '#contract/listing/listing-query.ts'
import { button } from '#styled/recipes'

interface NoFilteredResultsProps {
  query: ListingQuery
  addressOf: (query: ListingQuery) => string
}

/** Says that there are no parts with these filters, or that the page number is too high, with a link back. */
export function NoFilteredResults({ query, addressOf }: NoFilteredResultsProps) {
  const { engine, year, sort } = query
  const unfiltered = addressOf({ ...emptyListingQuery, engine, year, sort })
  if (query.pageNo > 1)
    return (
      <Message title={<Trans>This list ends before page {query.pageNo}.</Trans>}>
        <Link to={addressOf({ ...query, pageNo: 1 })} className={button()}>
          <Trans>Show the first page</Trans>
        </Link>
      </Message>
    )
  if (query.modelid !== null)
    return (
      <Message title={<Trans>No part of this list is known to fit the vehicle, with all that is chosen above.</Trans>}>
        <Link to={addressOf(clearVehicle(query))} className={button({ tone: 'primary' })}>
          <Trans>Show what fits other vehicles too</Trans>
        </Link>
        {chosenFilterPairs(query).length > 0 ? (
          <Link to={addressOf(clearFilters(query))} className={button()}>
            <Trans>Clear all filters</Trans>
          </Link>
        ) : null}
        <ShopQuestionLink partNumber={undefined}>
          <Trans>Ask the counter</Trans>
        </ShopQuestionLink>
      </Message>
    )
  if (engine === null)
    return (
      <Message title={<Trans>No part has all of this. Take a filter out above, or all of them.</Trans>}>
        <Link to={unfiltered} className={button()}>
          <Trans>Clear all filters</Trans>
        </Link>
        <Link to={finderHref(query.category)} className={button()}>
          <Trans>By the old unit</Trans>
        </Link>
      </Message>
    )
  return (
    <Message
      title={
        chosenFilterPairs(query).length > 0 ? (
          <Trans>No part that has all of this is known to fit the {engine}.</Trans>
        ) : (
          <Trans>No part of this group is known to fit the {engine}.</Trans>
        )
      }
    >
      <ShopQuestionLink partNumber={undefined}>
        <Trans>Ask the counter</Trans>
      </ShopQuestionLink>
      <Link to={unfiltered} className={button()}>
        <Trans>All parts for the {engine}</Trans>
      </Link>
      <Link to={addressOf({ ...query, engine: null })} className={button()}>
        <Trans>The same for all engines</Trans>
      </Link>
      <Link to={finderHref(query.category)} className={button()}>
        <Trans>By the old unit</Trans>
      </Link>
    </Message>
  )
}
