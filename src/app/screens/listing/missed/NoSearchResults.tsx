import { Trans } from '@lingui/react/macro'
import { NothingFound } from '#app/screens/listing/NothingFound.tsx'
import { looksLikeNumber } from '#contract/numbers/numbers.ts'
import { message } from '#styled/recipes'
import { OtherSearchOptions } from './OtherSearchOptions.tsx'
import { ShorterSearches } from './ShorterSearches.tsx'
import { VehicleLinks } from './VehicleLinks.tsx'

/** A product number (GTIN) on a scanned label, which has 8 or 12 to 14 digits. */
const GTIN_PATTERN = /^\d{8}$|^\d{12,14}$/

interface NoSearchResultsProps {
  text: string
  isScanned?: boolean
  /** The vehicles that the text names, if no part is known to fit them. */
  vehicleNames?: readonly string[] | undefined
}

/** What is shown for a search without results: shorter searches, what to check, and alternatives. The text stays in the search box. */
export function NoSearchResults({ text, isScanned = false, vehicleNames }: NoSearchResultsProps) {
  const vehicle = vehicleNames?.join('; ')
  if (vehicle)
    return (
      <NothingFound
        title={
          <Trans>
            {vehicle}: no part for “{text}” is known to fit.
          </Trans>
        }
      >
        <VehicleLinks text={text} />
        <OtherSearchOptions text={text} />
      </NothingFound>
    )
  return (
    <NothingFound
      title={
        isScanned && GTIN_PATTERN.test(text) ? (
          <Trans>
            This label names no part number, only the article number {text} (GTIN), and no part of this shop bears that. A box of several
            pieces has a number of its own. Type a number of the part.
          </Trans>
        ) : (
          <Trans>No part of this shop has “{text}” as a number or in its words.</Trans>
        )
      }
    >
      <ShorterSearches text={text} />
      {looksLikeNumber(text) ? (
        <ul className={message().hints}>
          <li>
            <Trans>Read the plate again: O or 0, I or 1, B or 8, S or 5?</Trans>
          </li>
          <li>
            <Trans>A character that cannot be read? Type ? in its place, or * for several.</Trans>
          </li>
          <li>
            <Trans>A number cast into the housing is not the unit’s number; look for the plate or the sticker.</Trans>
          </li>
        </ul>
      ) : null}
      <OtherSearchOptions text={text} />
    </NothingFound>
  )
}
