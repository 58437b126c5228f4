import type { DisplayedFavourite, DisplayedFavouriteFolder } from '#app/hooks/favourites/use-favourites.ts'
import { priceChangeCents } from '#app/ui/favourites/moved-cents.ts'
import type { FavouriteSort, FavouritesQuery } from './favourites-query.ts'

/** The favourites of one folder. If `folder` is null, those without a folder. */
export interface FavouriteGroup {
  folder: DisplayedFavouriteFolder | null
  marks: readonly DisplayedFavourite[]
}

/**
 * Filters and sorts the favourites, and groups them by folder: those without a folder first, then the folders by name. An empty folder is
 * kept unless there is a search.
 */
export function groupFavourites(
  folders: readonly DisplayedFavouriteFolder[],
  marks: readonly DisplayedFavourite[],
  query: FavouritesQuery,
  locale: string,
): FavouriteGroup[] {
  const names = new Map(folders.map(({ id, name }) => [id, name]))
  const meant = marks
    .filter((mark) => favouriteMatchesSearch(mark, names.get(mark.folder) ?? '', query.text))
    .toSorted(favouriteComparators[query.sort])
  const byName = folders.toSorted((one, other) => one.name.localeCompare(other.name, locale, { numeric: true }))
  const groups = [null, ...byName].map(
    (folder): FavouriteGroup => ({ folder, marks: meant.filter((mark) => mark.folder === (folder?.id ?? '')) }),
  )
  return groups.filter(
    ({ folder, marks: inIt }) =>
      (query.folder === null || query.folder === (folder?.id ?? '')) && (inIt.length > 0 || (folder !== null && query.text === '')),
  )
}

const comparableText = (text: string) => text.toLowerCase().replace(/[^\p{L}\p{N}]/gu, '')

/** Whether each word of the text is in the favourite's number, name, attributes, note or folder name, in any spelling. */
function favouriteMatchesSearch({ mcode, note, part }: DisplayedFavourite, folder: string, text: string): boolean {
  const all = comparableText([mcode, part?.oeNumber, part?.name, part?.producer, part?.specName, note, folder].join(' '))
  return text.split(/\s+/).every((word) => all.includes(comparableText(word)))
}

const favouritePrice = ({ part }: DisplayedFavourite) => part?.price ?? Number.POSITIVE_INFINITY

const favouriteComparators: Record<FavouriteSort, (one: DisplayedFavourite, other: DisplayedFavourite) => number> = {
  last: (one, other) => other.markedAt.localeCompare(one.markedAt),
  code: (one, other) => one.mcode.localeCompare(other.mcode, 'en', { numeric: true }),
  price: (one, other) => favouritePrice(one) - favouritePrice(other),
  fallen: (one, other) => (priceChangeCents(one) ?? 0) - (priceChangeCents(other) ?? 0),
}
