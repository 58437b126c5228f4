import * as v from 'valibot'
import { PartCard } from '#contract/catalogue/catalogue.ts'
import { Id, Mcode, Qty, singleLineTextSchema, UsdAmount, UsdInput } from '#contract/kernel/primitives.ts'

/** The maximum number of favourites; more than a workshop needs. */
export const MAX_FAVOURITES = 1000
export const MAX_FOLDERS = 50
export const MAX_FOLDER_NAME_CHARACTERS = 60
/** The maximum length of a note. It is large enough for the merged notes of two devices. */
export const MAX_FAVOURITE_NOTE_CHARACTERS = 1000
/** The maximum number of favourites that one call removes. */
export const MAX_FAVOURITES_PER_CHANGE = 200
/** The maximum number of conflicting names that other devices gave a folder and that the user has not resolved. */
export const MAX_CONFLICTING_NAMES = 10

/** The id of a folder. The device generates the id, so that a folder can be created offline. */
export const FolderId = v.pipe(
  Id,
  v.regex(/^[0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12}$/, /*i18n*/ 'The id of a folder is a UUID in small letters.'),
)

/** The name of a folder. Users name folders after their jobs. */
export const FolderName = v.pipe(singleLineTextSchema(MAX_FOLDER_NAME_CHARACTERS), v.nonEmpty(/*i18n*/ 'Type a name for the folder.'))

// biome-ignore lint/suspicious/noControlCharactersInRegex: refusing control characters is the point
const CONTROL_CHARACTERS = /[\u0000-\u0009\u000b-\u001f\u007f\p{Cs}]/u

/** The user's note about a part; the note may have several lines. */
export const FavouriteNote = v.pipe(
  v.string(),
  v.trim(),
  v.maxLength(MAX_FAVOURITE_NOTE_CHARACTERS, /*i18n*/ 'A note has at most 1000 characters.'),
  v.check((text) => !CONTROL_CHARACTERS.test(text), /*i18n*/ 'This cannot hold control characters.'),
)

/** A note or name as the user last saw it; the server only compares it with the current text. */
const LastSeenNoteText = v.pipe(v.string(), v.maxLength(MAX_FAVOURITE_NOTE_CHARACTERS, /*i18n*/ 'A note has at most 1000 characters.'))

/** The time of a user's action by the device's clock: ISO 8601, UTC. */
export const ChangeTimestamp = v.pipe(
  v.string(),
  v.isoTimestamp(/*i18n*/ 'A time is written as ISO 8601.'),
  // Times before 1970 are invalid, and PostgreSQL cannot store the year 0.
  v.check((text) => Date.parse(text) >= 0, /*i18n*/ 'A time is written as ISO 8601.'),
)

export const Folder = v.object({
  id: Id,
  name: v.string(),
  /** The time of the last rename of the folder. */
  nameAt: v.string(),
  /** The conflicting names that other devices gave the folder, until the user chooses one name. */
  otherNames: v.array(v.string()),
})
export type Folder = v.InferOutput<typeof Folder>

/** A favourite part. Each field that can be changed separately is stored with the time of its last change. */
export const FavouriteRecord = v.object({
  mcode: Mcode,
  /** The id of the favourite's folder; empty if it is in no folder. */
  folder: v.string(),
  folderAt: v.string(),
  note: v.string(),
  /** The quantity that "Add all" adds to the cart. */
  qty: v.number(),
  qtyAt: v.string(),
  markedAt: v.string(),
  /** The price of the part when it was added to the favourites; null if unknown. */
  priceThen: v.nullable(UsdAmount),
})
export type FavouriteRecord = v.InferOutput<typeof FavouriteRecord>

/** A favourite with the part's current data; `part` is null if the shop no longer has the part. */
export const Favourite = v.object({ ...FavouriteRecord.entries, part: v.nullable(PartCard) })
export type Favourite = v.InferOutput<typeof Favourite>

export const Favourites = v.object({ folders: v.array(Folder), marks: v.array(Favourite) })
export type Favourites = v.InferOutput<typeof Favourites>

/**
 * The reply to a change of favourites: the current state of the affected folders and favourites, and the ids of those that were removed.
 */
export const FavouritesAfterChange = v.object({ folders: v.array(Folder), marks: v.array(FavouriteRecord), gone: v.array(v.string()) })
export type FavouritesAfterChange = v.InferOutput<typeof FavouritesAfterChange>

/** The input of the call that adds a part to the favourites, for the first time or again. */
export const FavouriteAddition = v.object({
  mcode: Mcode,
  folder: v.union([v.literal(''), FolderId]),
  note: FavouriteNote,
  qty: Qty,
  markedAt: ChangeTimestamp,
  /** The price that the device shows. */
  price: v.nullable(UsdInput),
})

/** The changed fields of a favourite, each with the time of its change; for a note also the previous text. */
export const FavouriteChange = v.object({
  mcode: Mcode,
  folder: v.optional(v.object({ to: v.union([v.literal(''), FolderId]), at: ChangeTimestamp })),
  qty: v.optional(v.object({ to: Qty, at: ChangeTimestamp })),
  note: v.optional(v.object({ from: LastSeenNoteText, to: FavouriteNote, at: ChangeTimestamp })),
})

export const FavouriteRemovals = v.object({
  /** The removed favourites, each with the note that the user saw when removing it. */
  marks: v.pipe(v.array(v.object({ mcode: Mcode, note: LastSeenNoteText })), v.minLength(1), v.maxLength(MAX_FAVOURITES_PER_CHANGE)),
  at: ChangeTimestamp,
})

export const FolderChange = v.object({
  id: FolderId,
  name: FolderName,
  /** The name of the folder that the user saw before renaming it; empty for a new folder. */
  from: LastSeenNoteText,
  /** The conflicting names from other devices that the user saw and rejected. */
  settles: v.optional(v.pipe(v.array(LastSeenNoteText), v.maxLength(MAX_CONFLICTING_NAMES)), []),
  at: ChangeTimestamp,
})
export const FolderRemoval = v.object({
  id: FolderId,
  /** The name of the removed folder that the user saw. */
  name: LastSeenNoteText,
  /** The conflicting names from other devices that the user saw before removing the folder. */
  otherNames: v.optional(v.pipe(v.array(LastSeenNoteText), v.maxLength(MAX_CONFLICTING_NAMES)), []),
})
