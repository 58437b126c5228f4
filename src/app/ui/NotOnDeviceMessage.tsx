import { Trans } from '@lingui/react/macro'
import type { ReactNode } from 'react'
import { useViewHistory } from '#app/hooks/use-view-history.ts'
import { heading, message } from '#styled/recipes'
import { Message, type MessageProps } from './Message.tsx'
import { ViewedParts } from './part/ViewedParts.tsx'
import { RetryButton } from './RetryButton.tsx'

const MAX_SHOWN_VIEWS = 8

interface OfflineActionsProps {
  retry: () => Promise<void>
  /** Links shown in addition to the usual ones, above the list of viewed parts. */
  furtherLinks?: ReactNode
}

interface NotOnDeviceMessageProps extends OfflineActionsProps, MessageProps {
  /** Whether the message says that this page, once it was opened with a connection, also works without one. */
  suggestsOpeningOnline?: boolean
}

/** The message for content that was requested offline but is not on this device, with actions. It never claims that the shop has none. */
export const NotOnDeviceMessage = ({ suggestsOpeningOnline = false, retry, furtherLinks, children, ...said }: NotOnDeviceMessageProps) => (
  <Message {...said}>
    {suggestsOpeningOnline ? (
      <p>
        <Trans>The shop cannot be reached just now. Open this page once with a connection; from then on it is here without one too.</Trans>
      </p>
    ) : null}
    {children}
    <OfflineActions retry={retry} furtherLinks={furtherLinks} />
  </Message>
)

/** What a user can do offline: try again, or open one of the parts that were viewed on this device. */
export function OfflineActions({ retry, furtherLinks }: OfflineActionsProps) {
  const { views } = useViewHistory()
  return (
    <>
      <RetryButton retry={retry} isPrimary />
      {furtherLinks}
      {views.length > 0 ? (
        <section className={message().held}>
          <h2 className={heading({ level: 'section' })}>
            <Trans>Parts you opened on this phone</Trans>
          </h2>
          <ViewedParts maxParts={MAX_SHOWN_VIEWS} />
        </section>
      ) : null}
    </>
  )
}
