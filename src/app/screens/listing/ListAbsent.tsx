import { Trans } from '@lingui/react/macro'
import type { ReactNode } from 'react'
import { Link } from '#app/ui/Link.tsx'
import { OnThisPhone } from '#app/ui/OnThisPhone.tsx'
import { SearchedHere } from '#app/ui/SearchedHere.tsx'
import { href } from '#contract/addresses.ts'
import type { PackScope, Searched } from '#contract/envelope.ts'
import { link, message } from '#styled/recipes'
import { OtherWays } from './missed/OtherWays.tsx'

interface ListAbsentProps {
  /** The search text; undefined for lists that are not a search. */
  text?: string | undefined
  /** What was searched without result on this device; undefined if the device could not answer at all. */
  searched: Searched | undefined
  /** How much of the catalogue is in the packs that were searched without result. */
  scope?: PackScope | undefined
  again: () => Promise<void>
  /** Related content that is on this device. */
  here?: ReactNode
}

/** Says offline that only the server can provide this list, with actions. It never claims that the shop has nothing. */
export const ListAbsent = ({ text, searched, scope, again, here }: ListAbsentProps) => (
  <div className={message().root} role="status">
    {scope !== undefined ? (
      <p className={message().title}>
        {scope.parts >= scope.of ? (
          <Trans>Not found, and all parts of the shop were looked through: they are on this phone.</Trans>
        ) : (
          <Trans>Not found among the parts on this phone. The shop itself is out of reach and may well have it.</Trans>
        )}
      </p>
    ) : searched === undefined ? (
      <>
        <p className={message().title}>
          <Trans>This list is not on this phone.</Trans>
        </p>
        <p>
          <Trans>
            The shop cannot be reached just now. Open this page once with a connection; from then on it is here without one too.
          </Trans>
        </p>
      </>
    ) : (
      <>
        <p className={message().title}>
          <Trans>Not found on this phone. The shop itself is out of reach and may well have it.</Trans>
        </p>
        <p>
          <SearchedHere searched={searched} />
          {searched.listed > 0 ? (
            <>
              {' '}
              <Trans>Of parts seen only in lists it knows no cross references.</Trans>
            </>
          ) : null}
        </p>
      </>
    )}
    {here}
    <OnThisPhone again={again}>
      {scope !== undefined && scope.parts >= scope.of ? null : (
        <Link to={href('offline')} className={link({ tall: true })}>
          <Trans>What is on this phone, and what could be</Trans>
        </Link>
      )}
      <OtherWays text={text} />
    </OnThisPhone>
  </div>
)
