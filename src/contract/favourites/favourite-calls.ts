import * as v from 'valibot'
import type { CallRow } from '#contract/kernel/call-row.ts'
import { Favourites, FavouritesAfter, FolderGone, GivenFolder, GivenMark, MarkChange, MarksGone } from './favourites.ts'

const favourite = '/account/api/v1/favourite'
const own = { may: 'member', cache: 'never', fresh: true } as const
/**
 * The properties that all changes of favourites share. Favourites can be added, annotated and sorted offline, so every change can wait in
 * the outbox.
 */
const changes = { ...own, queue: true, idempotent: true, result: FavouritesAfter } as const

/** The calls of favourites and their folders. merge.ts describes how changes of several devices are merged. */
export const favouriteCalls = {
  favouriteList: {
    ...own,
    method: 'GET',
    queue: false,
    path: `${favourite}/list`,
    input: v.object({}),
    result: Favourites,
    summary: 'All marked parts with what they cost now and their folders; the last marked first.',
  },
  favouriteMark: {
    ...changes,
    method: 'POST',
    path: `${favourite}/mark`,
    input: GivenMark,
    summary: 'Marks a part. One that is marked already stays as it is, and a note joins what stands there.',
  },
  favouriteChange: {
    ...changes,
    method: 'POST',
    path: `${favourite}/change`,
    input: MarkChange,
    summary: 'Puts a marked part into a folder, or gives it a note or a quantity, each with the time when that was done.',
  },
  favouriteRemove: {
    ...changes,
    method: 'DELETE',
    path: `${favourite}/delete`,
    input: MarksGone,
    summary: 'Takes marks out, but for those that got a note meanwhile or were marked anew. One that is gone already is no error.',
  },
  favouriteFolderSave: {
    ...changes,
    method: 'POST',
    path: `${favourite}/folder/save`,
    input: GivenFolder,
    summary: 'Makes a folder under an id that the device made, or gives it another name.',
  },
  favouriteFolderDelete: {
    ...changes,
    method: 'DELETE',
    path: `${favourite}/folder/delete`,
    input: FolderGone,
    summary: 'Takes a folder away, and leaves its marks in none. One with a name that was not seen stays.',
  },
} as const satisfies Record<string, CallRow>
