import { Trans } from '@lingui/react/macro'
import { searchHref } from '#contract/addresses.ts'
import { Go } from '#app/ui/Go.tsx'
import { looksLikeNumber } from '#contract/numbers.ts'
import { chip, message } from '#styled/recipes'
import { NothingFound } from './NothingFound.tsx'
import { searchWays } from './search-ways.ts'

/** A search that found nothing: what to check, what else to try. The text stays in the search box. */
export function SearchMissed({ text }: { text: string }) {
  const look = message()
  const ways = searchWays(text)
  return (
    <NothingFound what={<Trans>No part of this shop has “{text}” as a number or in its words.</Trans>}>
      {looksLikeNumber(text) ? (
        <ul className={look.hints}>
          <li>
            <Trans>Read the plate again: O or 0, I or 1, B or 8, S or 5?</Trans>
          </li>
          <li>
            <Trans>A character that cannot be read? Type ? in its place, or * for several.</Trans>
          </li>
          <li>
            <Trans>Search with fewer characters: the first six are often enough.</Trans>
          </li>
          <li>
            <Trans>A number cast into the housing is not the unit’s number; look for the plate or the sticker.</Trans>
          </li>
        </ul>
      ) : null}
      {ways.length > 0 ? (
        <ul className={look.ways}>
          {ways.map((way) => (
            <li key={way}>
              <Go to={searchHref(way)} className={chip()}>
                <Trans>Search {way}</Trans>
              </Go>
            </li>
          ))}
        </ul>
      ) : null}
    </NothingFound>
  )
}
