import { addFavouritesToFolder } from '#app/state/favourites/changes.ts'
import { favourites, readFavourites } from '#app/state/favourites/favourites.ts'
import { MAX_FAVOURITES, MAX_FOLDERS } from '#contract/favourites/favourites.ts'
import { joinLinesOfPart, type PartQuantity } from '#contract/number-list/list-sums.ts'

export type KeepOutcome = { type: 'kept'; parts: number } | { type: 'no-room'; places: number } | { type: 'too-many-folders' | 'failed' }

/**
 * Keeps the parts of the pad with their quantities in a folder of the favourites: a member's in the account, a guest's on this device. All
 * of them, or none if there is no room. A favourite that is already in another folder moves into this one.
 */
export async function keepAsList(name: string, toOrder: readonly PartQuantity[]): Promise<KeepOutcome> {
  await readFavourites()
  const parts = joinLinesOfPart(toOrder)
  const known = new Set<string>(favourites.marks.map(({ mcode }) => mcode))
  const places = MAX_FAVOURITES - known.size
  if (parts.filter(({ part }) => !known.has(part.mcode)).length > places) return { type: 'no-room', places }
  const isNewFolder = !favourites.folders.some((folder) => folder.name.toLowerCase() === name.trim().toLowerCase())
  if (isNewFolder && favourites.folders.length >= MAX_FOLDERS) return { type: 'too-many-folders' }
  return (await addFavouritesToFolder(parts, name)) ? { type: 'kept', parts: parts.length } : { type: 'failed' }
}
