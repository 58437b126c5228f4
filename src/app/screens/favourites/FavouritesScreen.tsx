import { Trans } from '@lingui/react/macro'
import { useMember } from '#app/hooks/account/use-member.ts'
import { useFavourites } from '#app/hooks/favourites/use-favourites.ts'
import { AccountFrame } from '#app/ui/account/AccountFrame.tsx'
import { FormPage } from '#app/ui/form/FormPage.tsx'
import { FavouritesSkeleton } from './FavouritesSkeleton.tsx'
import { FavouritesStatus } from './FavouritesStatus.tsx'
import { FavouritesView } from './FavouritesView.tsx'
import { NotHere } from './NotHere.tsx'
import { RefusedFavourites } from './RefusedFavourites.tsx'
import { RefusedWatches } from './RefusedWatches.tsx'
import { WaitedFor } from './WaitedFor.tsx'

/**
 * `/collect`, Your Favorite: favourites in folders, which are jobs, with notes; from the device at once and from the server as soon as it
 * replies (decisions, "Which path is which").
 */
export default function FavouritesScreen() {
  const marked = useFavourites()
  const isMember = useMember()
  const waits = !isMember || marked.status === 'loading'
  const isKnown = marked.status === 'ready'
  return (
    <AccountFrame current="favourites">
      <FormPage wide title={<Trans>Your Favorite</Trans>}>
        {waits ? (
          <FavouritesSkeleton />
        ) : (
          <>
            <FavouritesStatus of={marked} />
            <RefusedFavourites refused={marked.refused} />
            {isKnown ? null : <NotHere />}
            {isKnown || marked.marks.length > 0 ? <FavouritesView of={marked} /> : null}
            <RefusedWatches />
            <WaitedFor />
          </>
        )}
      </FormPage>
    </AccountFrame>
  )
}
