import { Trans } from '@lingui/react/macro'
import type { ReactNode } from 'react'
import { useViewHistory } from '#app/hooks/use-view-history.ts'
import { heading, message } from '#styled/recipes'
import { AskAgain } from './AskAgain.tsx'
import { Message, type MessageProps } from './Message.tsx'
import { ViewedParts } from './part/ViewedParts.tsx'

const MAX_SHOWN_VIEWS = 8

interface OnThisPhoneProps {
  again: () => Promise<void>
  /** Further links, before the parts. */
  ways?: ReactNode
}

interface AbsentProps extends OnThisPhoneProps, MessageProps {
  /** Once opened with a connection, the page is here without one too: says so. */
  openOnce?: boolean
}

/** Content that is not on this device, requested offline: explains this, with actions. It never claims that the shop has none. */
export const Absent = ({ openOnce = false, again, ways, children, ...said }: AbsentProps) => (
  <Message {...said}>
    {openOnce ? (
      <p>
        <Trans>The shop cannot be reached just now. Open this page once with a connection; from then on it is here without one too.</Trans>
      </p>
    ) : null}
    {children}
    <OnThisPhone again={again} ways={ways} />
  </Message>
)

/** Offline actions: a retry, or one of the parts on this device. */
export function OnThisPhone({ again, ways }: OnThisPhoneProps) {
  const { views } = useViewHistory()
  return (
    <>
      <AskAgain again={again} first />
      {ways}
      {views.length > 0 ? (
        <section className={message().held}>
          <h2 className={heading({ level: 'section' })}>
            <Trans>Parts you opened on this phone</Trans>
          </h2>
          <ViewedParts most={MAX_SHOWN_VIEWS} />
        </section>
      ) : null}
    </>
  )
}
