import { Trans } from '@lingui/react/macro'
import { currentTenant } from '#app/config.ts'
import { useLoadedQuery } from '#app/hooks/use-load.ts'
import { ContactLinks, Message, MessageLinkList } from '#app/ui/Message.tsx'
import { homeLoads } from '#contract/loads/home-loads.ts'
import { pageLayoutLoads } from '#contract/loads/page-layout-loads.ts'

/** What a shop without parts shows: whom to contact meanwhile. */
export function EmptyCatalogue() {
  const tree = useLoadedQuery(pageLayoutLoads.tree)
  const parts = useLoadedQuery(homeLoads.popular)
  if (tree.status !== 'ready' || tree.value.length > 0 || parts.status !== 'ready' || parts.value.records.length > 0) return null
  const { phone, email } = currentTenant()
  return (
    <Message
      title={<Trans>The catalogue of this shop is still being filled.</Trans>}
      lead={phone === '' && email === '' ? undefined : <Trans>Ask for your part meanwhile:</Trans>}
    >
      <MessageLinkList>
        <ContactLinks />
      </MessageLinkList>
    </Message>
  )
}
