import type { Favourite, Favourites, Folder } from '#contract/favourites/favourites.ts'
import {
  favouriteAfterAdding,
  favouriteAfterChange,
  favouriteSurvivesRemoval,
  folderSurvivesRemoval,
  mergeFolder,
} from '#contract/favourites/merge.ts'
import { compareText } from '#contract/text/compare-text.ts'
import { type FavouriteChange, type FavouritePart, type Intent, isFavouriteChange, isPendingIntent, type Refusal } from './intent.ts'

/** A favourite with waiting changes already applied. */
export interface OptimisticFavourite extends Favourite {
  /** Whether a change of this favourite is not sent yet. */
  isPending: boolean
  /** The time of the data in `part`, in ISO 8601 format; null if unknown. If undefined, it is the time of the list. */
  asOf?: string | null
}

export interface OptimisticFolder extends Folder {
  isPending: boolean
}

/** A refused change of favourites with all that was typed. */
export interface RefusedFavourite {
  intentId: string
  change: FavouriteChange
  refusal: Refusal
}

export interface OptimisticFavourites {
  folders: OptimisticFolder[]
  /** The favourites, the last added first. */
  marks: OptimisticFavourite[]
  refused: RefusedFavourite[]
}

/**
 * Returns the favourites as they will be: the last list from the server with every waiting change applied in order, by the server's rules.
 */
export function optimisticFavourites({ folders, marks }: Favourites, queue: readonly Intent[]): OptimisticFavourites {
  const state: FavouritesById = {
    folders: new Map(folders.map((folder) => [folder.id, { ...folder, isPending: false }])),
    marks: new Map(marks.map((mark) => [mark.mcode, { ...mark, isPending: false }])),
  }
  const refused: RefusedFavourite[] = []
  for (const intent of queue.filter(isFavouriteChange)) {
    if (intent.state !== 'refused') applyFavouriteChange(state, intent, isPendingIntent(intent), intent.marked)
    else if (intent.refusal) refused.push({ intentId: intent.id, change: intent, refusal: intent.refusal })
  }
  const inFolder = (mark: OptimisticFavourite) => (mark.folder === '' || state.folders.has(mark.folder) ? mark : { ...mark, folder: '' })
  return {
    folders: [...state.folders.values()].sort((one, other) => compareText(one.name, other.name) || compareText(one.id, other.id)),
    marks: [...state.marks.values()].map(inFolder).sort((one, other) => (one.markedAt < other.markedAt ? 1 : -1)),
    refused,
  }
}

interface FavouritesById {
  folders: Map<string, OptimisticFolder>
  marks: Map<string, OptimisticFavourite>
}

function applyFavouriteChange(
  { folders, marks }: FavouritesById,
  { call, input }: FavouriteChange,
  waits: boolean,
  seen: FavouritePart | undefined,
): void {
  switch (call) {
    case 'favouriteMark': {
      const before = marks.get(input.mcode)
      const mark = favouriteAfterAdding(before, { ...input, qty: Number(input.qty) } as Parameters<typeof favouriteAfterAdding>[1])
      marks.set(mark.mcode, { ...displayedFavouritePart(before, seen), ...mark, isPending: waits || before?.isPending === true })
      break
    }
    case 'favouriteChange': {
      const before = marks.get(input.mcode as OptimisticFavourite['mcode'])
      const mark = favouriteAfterChange(before, input as Parameters<typeof favouriteAfterChange>[1])
      if (mark !== undefined)
        marks.set(mark.mcode, { ...displayedFavouritePart(before, seen), ...mark, isPending: waits || before?.isPending === true })
      break
    }
    case 'favouriteRemove':
      for (const one of input.marks) {
        const mark = marks.get(one.mcode)
        if (mark !== undefined && !favouriteSurvivesRemoval(mark, one, input.at)) marks.delete(one.mcode)
      }
      break
    case 'favouriteFolderSave': {
      const before = folders.get(input.id)
      folders.set(input.id, { ...mergeFolder(before, input), isPending: waits || before?.isPending === true })
      break
    }
    case 'favouriteFolderDelete': {
      const folder = folders.get(input.id)
      if (folder !== undefined && !folderSurvivesRemoval(folder, input)) folders.delete(input.id)
      break
    }
  }
}

/**
 * Returns the data of the part that a favourite shows: the data from the server, or else the data that was seen when the favourite was
 * added.
 */
const displayedFavouritePart = (
  before: OptimisticFavourite | undefined,
  seen: FavouritePart | undefined,
): Pick<OptimisticFavourite, 'part' | 'asOf'> =>
  before?.part
    ? { part: before.part, ...('asOf' in before ? { asOf: before.asOf ?? null } : {}) }
    : { part: seen ?? null, asOf: seen?.asOf ?? null }
