import { Trans, useLingui } from '@lingui/react/macro'
import { useDeferredValue, useMemo } from 'react'
import type { DisplayedFavourites } from '#app/hooks/favourites/use-favourites.ts'
import { useQueryString } from '#app/hooks/navigation.ts'
import { Link } from '#app/ui/Link.tsx'
import { Message } from '#app/ui/Message.tsx'
import { href } from '#contract/routes/addresses.ts'
import { css } from '#styled/css'
import { button, message } from '#styled/recipes'
import { groupFavourites } from './arrange.ts'
import { FavouriteTools } from './FavouriteTools.tsx'
import { FolderSection } from './FolderSection.tsx'
import { type FavouritesQuery, favouritesHref, readFavouritesQuery } from './favourites-query.ts'
import { RemovedFavouritesNotice } from './RemovedFavouritesNotice.tsx'

/** How many rows of each folder are shown if several folders are shown. */
const ROWS_PER_FOLDER = 6
/** How many rows are shown of a single folder, until the user wants more. */
const ROWS_OF_SINGLE_FOLDER = 50

/** The favourites by folder. The chosen folder, search and sort order are in the URL. */
export function FavouritesView({ favourites: { folders, marks, asOf } }: { favourites: DisplayedFavourites }) {
  const { i18n } = useLingui()
  const search = useQueryString()
  const query = useMemo(() => readFavouritesQuery(search), [search])
  // The rows of a long list are rendered with lower priority than user input.
  const drawn = useDeferredValue(marks)
  const groups = groupFavourites(folders, drawn, query, i18n.locale)
  const some = groups.some(({ marks: inIt }) => inIt.length > 0)
  const isOne = groups.length === 1
  return (
    <div className={frameClass}>
      <RemovedFavouritesNotice />
      <FavouriteTools query={query} folders={folders} marks={marks} />
      {some || (groups.length > 0 && query.text === '') ? null : (
        <NoFavouritesFound query={query} hasFavouritesOrFolders={marks.length > 0 || folders.length > 0} />
      )}
      {groups.map(({ folder, marks: inIt }) => (
        <FolderSection
          key={folder?.id ?? ''}
          folder={folder}
          folders={folders}
          marks={inIt}
          asOf={asOf}
          initialRowCount={isOne ? ROWS_OF_SINGLE_FOLDER : ROWS_PER_FOLDER}
          fullFolderHref={isOne ? null : favouritesHref({ ...query, folder: folder?.id ?? '' })}
        />
      ))}
    </div>
  )
}

/** The layout of the favourites is not a grid, because a sticky element would stay within its row of the grid. */
const frameClass = css({ minWidth: '0', '& > * + *': { marginTop: '4' } })

/** The empty state: no favourites, no search result, or an unknown folder. */
function NoFavouritesFound({ query, hasFavouritesOrFolders }: { query: FavouritesQuery; hasFavouritesOrFolders: boolean }) {
  const { text } = query
  if (!hasFavouritesOrFolders && text === '')
    return (
      <Message
        title={<Trans>You have not marked any part yet.</Trans>}
        lead={
          <Trans>
            Press the heart on a part. It stands here with your note, its price and its stock, also without a signal. A folder holds the
            parts of a job, and all of them go into the cart at one press.
          </Trans>
        }
      >
        <div className={message().ways}>
          <Link to={href('home')} className={button({ tone: 'primary' })}>
            <Trans>Find a part</Trans>
          </Link>
          <Link to={href('boughtParts')} className={button()}>
            <Trans>Parts you bought</Trans>
          </Link>
        </div>
      </Message>
    )
  return (
    <Message
      title={
        <span role="status">
          {text === '' ? <Trans>This folder is gone, or has no parts.</Trans> : <Trans>No favorite is called “{text}”.</Trans>}
        </span>
      }
    >
      <Link to={favouritesHref({ ...query, folder: null, text: '' })} className={button()}>
        <Trans>Show all favorites</Trans>
      </Link>
    </Message>
  )
}
