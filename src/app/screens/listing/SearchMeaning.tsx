import { Plural, Trans } from '@lingui/react/macro'
import { Fragment } from 'react'
import type { QueryState, ReadyQuery } from '#app/state/catalogue/shown.ts'
import { numberClass } from '#app/ui/part/digits.ts'
import type { Listing } from '#contract/catalogue/catalogue.ts'
import { listing as listingRecipe } from '#styled/recipes'
import { findNumberPrefixMatch } from './begins-with.ts'

const MAX_SIMILAR_NUMBERS = 3

interface SearchMeaningProps {
  text: string
  searchResult: QueryState<Listing>
}

/** Says how a search was understood. `isPartial`: this device has only some of the shop's parts. */
function SearchMeaningText({ listing, text, isPartial }: { listing: Listing; text: string; isPartial: boolean }) {
  const number = <span className={numberClass}>{listing.records[0]?.matched?.number ?? text}</span>
  const maker = listing.records[0]?.matched?.maker
  const how = listing.records[0]?.matched?.how
  const without = listing.leftOut?.join(', ')
  const vehicle = listing.fits?.join('; ')
  if (listing.total === 0) return null
  if (without)
    return vehicle ? (
      <Trans>
        Fits {vehicle}; nothing was found with “{without}”.
      </Trans>
    ) : isPartial ? (
      <Trans>On this phone nothing has “{without}” as well; these were found without it.</Trans>
    ) : (
      <Trans>Nothing has “{without}” as well; these were found without it.</Trans>
    )
  if (vehicle && listing.meant === 'words') return <Trans>Fits {vehicle}.</Trans>
  if (listing.meant === 'number' && how === 'alike')
    return <Trans>No part bears exactly this number; {number} looks alike (0 and O, 1 and I, 8 and B, 5 and S).</Trans>
  if (listing.meant === 'number' && how === 'suffix')
    return <Trans>No part bears exactly this number; {number} was found without what stands behind it.</Trans>
  if (listing.meant === 'number' && how === 'near') return <SimilarNumbers listing={listing} text={text} />
  const begins = listing.meant === 'number' ? findNumberPrefixMatch(listing, text) : null
  if (begins) {
    const printed = <span className={numberClass}>{begins.printedBeginning}</span>
    const whose =
      begins.maker === null ? (
        printed
      ) : (
        <>
          {printed}, {begins.maker}
        </>
      )
    if (begins.count === null) return <Trans>Begins with {whose}.</Trans>
    const parts = <Plural value={begins.count} one="# part" other="# parts" />
    if (listing.total <= begins.count)
      return (
        <Trans>
          Begins with {whose}: {parts}.
        </Trans>
      )
    return (
      <Trans>
        Begins with {whose}: {parts}. The others have it inside, or without its zeros.
      </Trans>
    )
  }
  switch (listing.meant) {
    case 'number':
      if (listing.records[0]?.matched?.by === 'gtin') return <Trans>Read as an article number (GTIN, UPC, EAN): {number}.</Trans>
      return maker ? (
        <Trans>
          Read as a number: {number} of {maker}, in any spelling.
        </Trans>
      ) : (
        <Trans>Read as a number: {number}, in any spelling.</Trans>
      )
    case 'scratched':
      if (how === 'contains') return <Trans>No number is that or begins with it; {number} has it inside.</Trans>
      return <Trans>Read as a number that is partly unreadable: ? or X for one character, * for several.</Trans>
    case 'words':
      return <Trans>All of these words were found.</Trans>
    case 'similar':
      return <Trans>Nothing is spelt exactly like that; these are close.</Trans>
    case 'all':
      return null
  }
}

/** Says how a part number was understood, and which numbers were found instead. */
function SimilarNumbers({ listing, text }: { listing: Listing; text: string }) {
  const near = listing.records.flatMap(({ matched }) => (matched?.how === 'near' ? (matched.number ?? []) : []))
  const distinct = [...new Set(near)]
  const read = <span className={numberClass}>{text}</span>
  const shown = distinct.slice(0, MAX_SIMILAR_NUMBERS).map((one, at) => (
    <Fragment key={one}>
      {at === 0 ? '' : ', '}
      <span className={numberClass}>{one}</span>
    </Fragment>
  ))
  const numbers = distinct.length > MAX_SIMILAR_NUMBERS ? <>{shown}, …</> : shown
  if (distinct.length === 1)
    return (
      <Trans>
        No part bears exactly {read}; {numbers} differs from it by one character.
      </Trans>
    )
  return (
    <Trans>
      No part bears exactly {read}; by one character each these differ from it: {numbers}.
    </Trans>
  )
}

/** Says in one line how a search was understood. Its space is always reserved. */
export const SearchMeaning = ({ text, searchResult }: SearchMeaningProps) => (
  <p className={listingRecipe().meaning} role="status">
    {searchResult.status === 'ready' ? (
      <SearchMeaningText listing={searchResult.value} text={text} isPartial={isPartialSearch(searchResult)} />
    ) : null}
  </p>
)

const isPartialSearch = ({ searched, scope }: ReadyQuery<Listing>) =>
  searched !== undefined || (scope !== undefined && scope.partCount < scope.totalPartCount)
