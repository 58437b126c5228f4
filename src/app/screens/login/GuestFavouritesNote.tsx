import { Plural, Trans } from '@lingui/react/macro'
import { useFavourites } from '#app/hooks/favourites/use-favourites.ts'
import { FormMessage } from '#app/ui/form/FormMessage.tsx'
import { Link } from '#app/ui/Link.tsx'
import { href } from '#contract/routes/addresses.ts'
import { link } from '#styled/recipes'

/** The guest's favourites, and what happens to them at sign-in. Nothing if there are none. */
export function GuestFavouritesNote() {
  const { marks } = useFavourites()
  if (marks.length === 0) return null
  return (
    <FormMessage isSuccess>
      <Plural
        value={marks.length}
        one="# part that you marked on this phone joins your favorites as soon as you are signed in."
        other="# parts that you marked on this phone join your favorites as soon as you are signed in."
      />{' '}
      <Link to={href('openAccount')} className={link({ tall: true })}>
        <Trans>Look at what you marked</Trans>
      </Link>
    </FormMessage>
  )
}
