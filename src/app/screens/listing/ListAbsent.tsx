import { Trans } from '@lingui/react/macro'
import type { ReactNode } from 'react'
import { Absent } from '#app/ui/Absent.tsx'
import { Link } from '#app/ui/Link.tsx'
import { SearchedHere } from '#app/ui/SearchedHere.tsx'
import type { LocalSearchScope, PackScope } from '#contract/envelope.ts'
import { href } from '#contract/routes/addresses.ts'
import { link } from '#styled/recipes'
import { OtherWays } from './missed/OtherWays.tsx'

interface ListAbsentProps {
  /** The search text; undefined for lists that are not a search. */
  text?: string | undefined
  /** What was searched without result on this device; undefined if the device could not answer at all. */
  searched: LocalSearchScope | undefined
  /** How much of the catalogue is in the packs that were searched without result. */
  scope?: PackScope | undefined
  again: () => Promise<void>
  /** Related content that is on this device. */
  here?: ReactNode
}

/** Says offline that only the server can provide this list, with actions. It never claims that the shop has nothing. */
export function ListAbsent({ text, searched, scope, again, here }: ListAbsentProps) {
  const isWhole = scope !== undefined && scope.parts >= scope.of
  return (
    <Absent
      role="status"
      title={
        isWhole ? (
          <Trans>Not found, and all parts of the shop were looked through: they are on this phone.</Trans>
        ) : scope !== undefined ? (
          <Trans>Not found among the parts on this phone. The shop itself is out of reach and may well have it.</Trans>
        ) : searched === undefined ? (
          <Trans>This list is not on this phone.</Trans>
        ) : (
          <Trans>Not found on this phone. The shop itself is out of reach and may well have it.</Trans>
        )
      }
      openOnce={scope === undefined && searched === undefined}
      again={again}
      ways={
        <>
          {isWhole ? null : (
            <Link to={href('offline')} className={link({ tall: true })}>
              <Trans>What is on this phone, and what could be</Trans>
            </Link>
          )}
          <OtherWays text={text} />
        </>
      }
    >
      {scope !== undefined || searched === undefined ? null : (
        <p>
          <SearchedHere searched={searched} />
          {searched.listed > 0 ? (
            <>
              {' '}
              <Trans>Of parts seen only in lists it knows no cross references.</Trans>
            </>
          ) : null}
        </p>
      )}
      {here}
    </Absent>
  )
}
