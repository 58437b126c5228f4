import { Trans } from '@lingui/react/macro'
import { useViewHistory } from '#app/hooks/use-view-history.ts'
import { ViewedParts } from '#app/ui/part/ViewedParts.tsx'
import { href } from '#contract/addresses.ts'
import { None, Section } from './Section.tsx'

const VIEWS_SHOWN = 4

/** The last viewed parts on this device, with the age of their data. */
export function ViewedLately({ to = href('viewHistory') }: { to?: string }) {
  const { views } = useViewHistory()
  return (
    <Section title={<Trans>Recently viewed</Trans>} to={to} way={<Trans>All parts you viewed</Trans>}>
      {views.length === 0 ? (
        <None>
          <Trans>Parts that you open stand here, also without a signal.</Trans>
        </None>
      ) : (
        <ViewedParts most={VIEWS_SHOWN} />
      )}
    </Section>
  )
}
