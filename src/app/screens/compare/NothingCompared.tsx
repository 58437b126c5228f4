import { Trans } from '@lingui/react/macro'
import { useTray } from '#app/hooks/compare/use-tray.ts'
import { useViewHistory } from '#app/hooks/use-view-history.ts'
import { Message, MessageLink, MessageLinkList } from '#app/ui/Message.tsx'
import { ViewedParts } from '#app/ui/part/ViewedParts.tsx'
import { writeComparedCodes } from '#contract/compare/compare-query.ts'
import { href } from '#contract/routes/addresses.ts'
import { heading, message } from '#styled/recipes'

const MAX_SHOWN_VIEWS = 8

/** The compare page without parts: how to choose some, and those at hand. */
export function NothingCompared() {
  const { parts } = useTray()
  const { views } = useViewHistory()
  return (
    <Message
      title={<Trans>No part is chosen yet.</Trans>}
      lead={<Trans>Press “Compare” at two to four parts of a list, or type the number on the old part above.</Trans>}
    >
      {parts.length === 0 ? null : (
        <MessageLinkList>
          <MessageLink to={href('compare', { parts: writeComparedCodes(parts.map(({ mcode }) => mcode)) })}>
            <Trans>Compare what is chosen: {parts.map(({ mcode }) => mcode).join(', ')}</Trans>
          </MessageLink>
        </MessageLinkList>
      )}
      {views.length === 0 ? null : (
        <section className={message().held}>
          <h2 className={heading({ level: 'section' })}>
            <Trans>Parts you opened on this phone</Trans>
          </h2>
          <ViewedParts maxParts={MAX_SHOWN_VIEWS} />
        </section>
      )}
    </Message>
  )
}
