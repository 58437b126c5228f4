import type { ShownFolder, ShownMark } from '#app/hooks/favourites/use-favourites.ts'
import { movedCents } from '#app/ui/favourites/moved-cents.ts'
import type { FavouriteSort, FavouritesQuery } from './favourites-query.ts'

/** The marks of one folder; of none when `folder` is null. */
export interface Group {
  folder: ShownFolder | null
  marks: readonly ShownMark[]
}

/**
 * Marked parts as they are asked for, folder by folder: first those that nobody has sorted yet, then folders by name. A folder without parts
 * stays, unless something is looked for.
 */
export function arranged(folders: readonly ShownFolder[], marks: readonly ShownMark[], query: FavouritesQuery, locale: string): Group[] {
  const names = new Map(folders.map(({ id, name }) => [id, name]))
  const meant = marks.filter((mark) => meets(mark, names.get(mark.folder) ?? '', query.text)).toSorted(orders[query.sort])
  const byName = folders.toSorted((one, other) => one.name.localeCompare(other.name, locale, { numeric: true }))
  const groups = [null, ...byName].map((folder): Group => ({ folder, marks: meant.filter((mark) => mark.folder === (folder?.id ?? '')) }))
  return groups.filter(
    ({ folder, marks: inIt }) =>
      (query.folder === null || query.folder === (folder?.id ?? '')) && (inIt.length > 0 || (folder !== null && query.text === '')),
  )
}

const plain = (text: string) => text.toLowerCase().replace(/[^\p{L}\p{N}]/gu, '')

/** Each word of the text stands in its number, its name, its data, its note or the name of its folder, however it is written. */
function meets({ mcode, note, part }: ShownMark, folder: string, text: string): boolean {
  const all = plain([mcode, part?.oeNumber, part?.name, part?.producer, part?.specName, note, folder].join(' '))
  return text.split(/\s+/).every((word) => all.includes(plain(word)))
}

const price = ({ part }: ShownMark) => part?.price ?? Number.POSITIVE_INFINITY

const orders: Record<FavouriteSort, (one: ShownMark, other: ShownMark) => number> = {
  last: (one, other) => other.markedAt.localeCompare(one.markedAt),
  code: (one, other) => one.mcode.localeCompare(other.mcode, 'en', { numeric: true }),
  price: (one, other) => price(one) - price(other),
  fallen: (one, other) => (movedCents(one) ?? 0) - (movedCents(other) ?? 0),
}
