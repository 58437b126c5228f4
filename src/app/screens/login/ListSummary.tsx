import { Plural, Trans } from '@lingui/react/macro'
import { useGuestList } from '#app/hooks/use-guest-list.ts'
import { FormMessage } from '#app/ui/form/FormMessage.tsx'
import { Link } from '#app/ui/Link.tsx'
import { href } from '#contract/addresses.ts'
import { link } from '#styled/recipes'

/** For a user who opened the sign-in page directly: a link to the guest list. */
export function ListSummary() {
  const { rows, tabRows } = useGuestList()
  const count = rows.length + tabRows.length
  if (count === 0) return null
  return (
    <FormMessage good>
      <Plural
        value={count}
        one="# part on your list goes into your cart as soon as you are signed in."
        other="# parts on your list go into your cart as soon as you are signed in."
      />{' '}
      <Link to={href('cart')} className={link({ tall: true })}>
        <Trans>Look at your list</Trans>
      </Link>
    </FormMessage>
  )
}
