import * as v from 'valibot'
import type { CallDefinition } from '#contract/kernel/call-definition.ts'
import {
  FavouriteAddition,
  FavouriteChange,
  FavouriteRemovals,
  Favourites,
  FavouritesAfterChange,
  FolderChange,
  FolderRemoval,
} from './favourites.ts'

const favouritePath = '/account/api/v1/favourite'
const memberFavouriteCall = { may: 'member', cache: 'never', fresh: true } as const
/**
 * The properties that all changes of favourites share. Favourites can be added, annotated and sorted offline, so every change can wait in
 * the outbox.
 */
const favouriteChangeCall = { ...memberFavouriteCall, queue: true, idempotent: true, result: FavouritesAfterChange } as const

/** The calls of favourites and their folders. merge.ts describes how changes of several devices are merged. */
export const favouriteCalls = {
  favouriteList: {
    ...memberFavouriteCall,
    method: 'GET',
    queue: false,
    path: `${favouritePath}/list`,
    input: v.object({}),
    result: Favourites,
    summary: 'All marked parts with what they cost now and their folders; the last marked first.',
  },
  favouriteMark: {
    ...favouriteChangeCall,
    method: 'POST',
    path: `${favouritePath}/mark`,
    input: FavouriteAddition,
    summary: 'Marks a part. One that is marked already stays as it is, and a note joins what stands there.',
  },
  favouriteChange: {
    ...favouriteChangeCall,
    method: 'POST',
    path: `${favouritePath}/change`,
    input: FavouriteChange,
    summary: 'Puts a marked part into a folder, or gives it a note or a quantity, each with the time when that was done.',
  },
  favouriteRemove: {
    ...favouriteChangeCall,
    method: 'DELETE',
    path: `${favouritePath}/delete`,
    input: FavouriteRemovals,
    summary: 'Takes marks out, but for those that got a note meanwhile or were marked anew. One that is gone already is no error.',
  },
  favouriteFolderSave: {
    ...favouriteChangeCall,
    method: 'POST',
    path: `${favouritePath}/folder/save`,
    input: FolderChange,
    summary: 'Makes a folder under an id that the device made, or gives it another name.',
  },
  favouriteFolderDelete: {
    ...favouriteChangeCall,
    method: 'DELETE',
    path: `${favouritePath}/folder/delete`,
    input: FolderRemoval,
    summary: 'Takes a folder away, and leaves its marks in none. One with a name that was not seen stays.',
  },
} as const satisfies Record<string, CallDefinition>
