import { Plural, Trans } from '@lingui/react/macro'
import { usePathname } from '#app/hooks/navigation.ts'
import { useStateSnapshot } from '#app/hooks/use-facts.ts'
import { useGuestPartsList } from '#app/hooks/use-guest-parts-list.ts'
import { session } from '#app/state/session/session.ts'
import { Link } from '#app/ui/Link.tsx'
import { href } from '#contract/routes/addresses.ts'
import { StatusMessage, statusActionStyle } from './StatusMessage.tsx'

/**
 * Returns the number of parts on the guest's list if a message about them is shown: only to a guest, and not on the list's own page.
 * Otherwise 0.
 */
export function useGuestListPartCount(): number {
  const { rows, tabRows } = useGuestPartsList()
  const guest = useStateSnapshot(session).current.type === 'guest'
  const elsewhere = usePathname() !== href('login')
  return guest && elsewhere ? rows.length + tabRows.length : 0
}

/** The message "3 parts on your list", with a link to the cart's URL, where a guest finds the list. */
export const GuestListMessage = ({ partCount: parts }: { partCount: number }) => (
  <StatusMessage
    action={
      <Link to={href('cart')} className={statusActionStyle}>
        <Trans>Look at it</Trans>
      </Link>
    }
  >
    <Plural value={parts} one="# part on your list." other="# parts on your list." />
  </StatusMessage>
)
