import { Trans } from '@lingui/react/macro'
import type { ReactNode } from 'react'
import { Link } from '#app/ui/Link.tsx'
import { LocalSearchNotice } from '#app/ui/LocalSearchNotice.tsx'
import { NotOnDeviceMessage } from '#app/ui/NotOnDeviceMessage.tsx'
import type { LocalSearchScope, PackScope } from '#contract/envelope.ts'
import { href } from '#contract/routes/addresses.ts'
import { link } from '#styled/recipes'
import { OtherSearchOptions } from './missed/OtherSearchOptions.tsx'

interface ListUnavailableProps {
  /** The search text; undefined for lists that are not a search. */
  text?: string | undefined
  /** Which data of this device was searched without result; undefined if the device could not search at all. */
  localSearchScope: LocalSearchScope | undefined
  /** How much of the catalogue is in the packs that were searched without result. */
  packScope?: PackScope | undefined
  retry: () => Promise<void>
  /** Related content that is on this device. */
  offlineContent?: ReactNode
}

/** Says offline that only the server can provide this list, with actions. It never claims that the shop has nothing. */
export function ListUnavailable({ text, localSearchScope, packScope, retry, offlineContent }: ListUnavailableProps) {
  const isWhole = packScope !== undefined && packScope.partCount >= packScope.totalPartCount
  return (
    <NotOnDeviceMessage
      role="status"
      title={
        isWhole ? (
          <Trans>Not found, and all parts of the shop were looked through: they are on this phone.</Trans>
        ) : packScope !== undefined ? (
          <Trans>Not found among the parts on this phone. The shop itself is out of reach and may well have it.</Trans>
        ) : localSearchScope === undefined ? (
          <Trans>This list is not on this phone.</Trans>
        ) : (
          <Trans>Not found on this phone. The shop itself is out of reach and may well have it.</Trans>
        )
      }
      suggestsOpeningOnline={packScope === undefined && localSearchScope === undefined}
      retry={retry}
      furtherLinks={
        <>
          {isWhole ? null : (
            <Link to={href('offline')} className={link({ tall: true })}>
              <Trans>What is on this phone, and what could be</Trans>
            </Link>
          )}
          <OtherSearchOptions text={text} />
        </>
      }
    >
      {packScope !== undefined || localSearchScope === undefined ? null : (
        <p>
          <LocalSearchNotice scope={localSearchScope} />
          {localSearchScope.listedPartCount > 0 ? (
            <>
              {' '}
              <Trans>Of parts seen only in lists it knows no cross references.</Trans>
            </>
          ) : null}
        </p>
      )}
      {offlineContent}
    </NotOnDeviceMessage>
  )
}
