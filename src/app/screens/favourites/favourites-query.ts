import { href } from '#contract/addresses.ts'

export const sorts = ['last', 'code', 'price', 'fallen'] as const
export type FavouriteSort = (typeof sorts)[number]

/** The state of the view of favourites. */
export interface FavouritesQuery {
  /** Id of a folder; '' for parts without folder; null for all. */
  folder: string | null
  text: string
  sort: FavouriteSort
}

/** The folder id in the URL for parts without folder; real ids are UUIDs. */
const NONE = 'none'

export function readFavouritesQuery(search: string): FavouritesQuery {
  const query = new URLSearchParams(search)
  const folder = query.get('folder')
  return {
    folder: folder === NONE ? '' : folder || null,
    text: (query.get('q') ?? '').trim(),
    sort: sorts.find((sort) => sort === query.get('sort')) ?? 'last',
  }
}

/** The URL of the view; default values are omitted. */
export function favouritesHref({ folder, text, sort }: FavouritesQuery): string {
  const query = new URLSearchParams({
    ...(folder === null ? {} : { folder: folder || NONE }),
    ...(text === '' ? {} : { q: text }),
    ...(sort === 'last' ? {} : { sort }),
  })
  return query.size === 0 ? href('favourites') : `${href('favourites')}?${query}`
}
