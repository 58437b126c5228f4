import { Trans } from '@lingui/react/macro'
import { Link } from '#app/ui/Link.tsx'
import { NotOnDeviceMessage } from '#app/ui/NotOnDeviceMessage.tsx'
import { href } from '#contract/routes/addresses.ts'
import { link } from '#styled/recipes'

/** Says offline that this device has no part of the catalogue to search by measures. The answers stay in the URL. */
export const FinderUnavailable = ({ retry }: { retry: () => Promise<void> }) => (
  <NotOnDeviceMessage
    role="status"
    title={<Trans>Without the shop, only parts that are on this phone can be searched by measures, and there are none yet.</Trans>}
    lead={<Trans>Your answers stay in the address of this page.</Trans>}
    retry={retry}
    furtherLinks={
      <Link to={href('offline')} className={link({ tall: true })}>
        <Trans>What is on this phone, and what could be</Trans>
      </Link>
    }
  />
)
