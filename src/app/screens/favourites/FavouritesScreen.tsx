import { Trans, useLingui } from '@lingui/react/macro'
import { useMember } from '#app/hooks/account/use-member.ts'
import { useFavourites } from '#app/hooks/favourites/use-favourites.ts'
import { AccountFrame } from '#app/ui/account/AccountFrame.tsx'
import { FormPage } from '#app/ui/form/FormPage.tsx'
import { Message } from '#app/ui/Message.tsx'
import { Skeleton } from '#app/ui/Skeleton.tsx'
import { TextBars } from '#app/ui/TextBars.tsx'
import { css } from '#styled/css'
import { FavouritesStatus } from './FavouritesStatus.tsx'
import { FavouritesView } from './FavouritesView.tsx'
import { RefusedFavourites } from './RefusedFavourites.tsx'
import { RefusedWatches } from './RefusedWatches.tsx'
import { RestockAlertList } from './RestockAlertList.tsx'
import { favouriteRowClass } from './row-look.ts'

/**
 * `/collect`, Your Favorite: favourites in folders (one per job), with notes. They are read from the device at once, and from the server as
 * soon as it replies (DECISIONS.md, "Which path is which").
 */
export default function FavouritesScreen() {
  const marked = useFavourites()
  const isMember = useMember()
  const waits = !isMember || marked.status === 'loading'
  const isKnown = marked.status === 'ready'
  return (
    <AccountFrame current="favourites">
      <FormPage isWide title={<Trans>Your Favorite</Trans>}>
        {waits ? (
          <FavouritesSkeleton />
        ) : (
          <>
            <FavouritesStatus favourites={marked} />
            <RefusedFavourites refused={marked.refused} />
            {isKnown ? null : (
              <Message
                role="alert"
                title={<Trans>No signal. Your favorites are with the shop and come with the next signal.</Trans>}
                lead={<Trans>What you mark until then is kept on this phone and joins them.</Trans>}
              />
            )}
            {isKnown || marked.marks.length > 0 ? <FavouritesView favourites={marked} /> : null}
            <RefusedWatches />
            <RestockAlertList />
          </>
        )}
      </FormPage>
    </AccountFrame>
  )
}

/** The placeholder of the favourites: status, header, rows. */
function FavouritesSkeleton() {
  const { t } = useLingui()
  return (
    <div aria-busy="true">
      <p className={visuallyHiddenClass}>{t`Loading`}</p>
      <div aria-hidden="true">
        <Skeleton width={220} height={48} />
        {[1, 2, 3, 4].map((at) => (
          <div key={at} className={favouriteRowClass}>
            <Skeleton width={72} height={54} />
            <span>
              <TextBars lineCount={3} firstWidthIndex={at} />
            </span>
            <Skeleton width={48} height={48} />
          </div>
        ))}
      </div>
    </div>
  )
}

const visuallyHiddenClass = css({ srOnly: true })
