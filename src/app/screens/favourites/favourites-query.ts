import { href } from '#contract/addresses.ts'

export const sorts = ['last', 'code', 'price', 'fallen'] as const
export type FavouriteSort = (typeof sorts)[number]

/** What of the marked parts is looked at. */
export interface FavouritesQuery {
  /** Id of a folder; '' for what is in none; null for all. */
  folder: string | null
  text: string
  sort: FavouriteSort
}

/** In the address, of parts that are in no folder: an id is a UUID. */
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

/** Its address; what goes without saying is left out. */
export function favouritesHref({ folder, text, sort }: FavouritesQuery): string {
  const query = new URLSearchParams({
    ...(folder === null ? {} : { folder: folder || NONE }),
    ...(text === '' ? {} : { q: text }),
    ...(sort === 'last' ? {} : { sort }),
  })
  return query.size === 0 ? href('favourites') : `${href('favourites')}?${query}`
}
