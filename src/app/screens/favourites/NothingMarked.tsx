import { Trans } from '@lingui/react/macro'
import { Link } from '#app/ui/Link.tsx'
import { href } from '#contract/addresses.ts'
import { button, message } from '#styled/recipes'
import { type FavouritesQuery, favouritesHref } from './favourites-query.ts'

/** What is shown instead of an empty list: there are no favourites, the search found nothing, or the folder is unknown. */
export function NothingMarked({ query, any }: { query: FavouritesQuery; any: boolean }) {
  const look = message()
  const { text } = query
  if (!any && text === '')
    return (
      <div className={look.root}>
        <p className={look.title}>
          <Trans>You have not marked any part yet.</Trans>
        </p>
        <p className={look.lead}>
          <Trans>
            Press the heart on a part. It stands here with your note, its price and its stock, also without a signal. A folder holds the
            parts of a job, and all of them go into the cart at one press.
          </Trans>
        </p>
        <div className={look.ways}>
          <Link to={href('home')} className={button({ tone: 'primary' })}>
            <Trans>Find a part</Trans>
          </Link>
          <Link to={href('boughtParts')} className={button()}>
            <Trans>Parts you bought</Trans>
          </Link>
        </div>
      </div>
    )
  return (
    <div className={look.root}>
      <p className={look.title} role="status">
        {text === '' ? <Trans>This folder is gone, or has no parts.</Trans> : <Trans>No favorite is called “{text}”.</Trans>}
      </p>
      <Link to={favouritesHref({ ...query, folder: null, text: '' })} className={button()}>
        <Trans>Show all favorites</Trans>
      </Link>
    </div>
  )
}
