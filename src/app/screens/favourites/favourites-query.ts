import { href } from '#contract/routes/addresses.ts'

export const favouriteSorts = ['last', 'code', 'price', 'fallen'] as const
export type FavouriteSort = (typeof favouriteSorts)[number]

/** What the URL says about the view of the favourites: folder, search and sort order. */
export interface FavouritesQuery {
  /** The id of a folder; '' for parts without a folder; null for all. */
  folder: string | null
  text: string
  sort: FavouriteSort
}

/** Stands in the URL for the parts without a folder. Ids of folders are UUIDs, so none has this id. */
const NO_FOLDER_ID = 'none'

export function readFavouritesQuery(search: string): FavouritesQuery {
  const query = new URLSearchParams(search)
  const folder = query.get('folder')
  return {
    folder: folder === NO_FOLDER_ID ? '' : folder || null,
    text: (query.get('q') ?? '').trim(),
    sort: favouriteSorts.find((sort) => sort === query.get('sort')) ?? 'last',
  }
}

/** Returns the URL of a view of the favourites. Parameters with their default value are omitted. */
export function favouritesHref({ folder, text, sort }: FavouritesQuery): string {
  const query = new URLSearchParams({
    ...(folder === null ? {} : { folder: folder || NO_FOLDER_ID }),
    ...(text === '' ? {} : { q: text }),
    ...(sort === 'last' ? {} : { sort }),
  })
  return query.size === 0 ? href('favourites') : `${href('favourites')}?${query}`
}
