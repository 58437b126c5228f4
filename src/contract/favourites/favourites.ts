import * as v from 'valibot'
import { PartCard } from '#contract/catalogue.ts'
import { GivenUsd, Id, Mcode, Qty, typedLine, Usd } from '#contract/primitives.ts'

/** Decided: more than a workshop looks through. */
export const MAX_FAVOURITES = 1000
export const MAX_FOLDERS = 50
export const MAX_FOLDER_NAME_CHARACTERS = 60
/** Room for what two devices wrote, one after the other. */
export const MAX_FAVOURITE_NOTE_CHARACTERS = 1000
/** What one call takes out at most. */
export const FAVOURITES_AT_ONCE = 200
/** Names that a folder was given elsewhere and that nobody has settled yet. */
export const MAX_OTHER_NAMES = 10

/** Made on the device, so that a folder can be named without a network. */
export const FolderId = v.pipe(
  Id,
  v.regex(/^[0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12}$/, /*i18n*/ 'The id of a folder is a UUID in small letters.'),
)

/** A folder is called as its job. */
export const FolderName = v.pipe(typedLine(MAX_FOLDER_NAME_CHARACTERS), v.nonEmpty(/*i18n*/ 'Type a name for the folder.'))

// biome-ignore lint/suspicious/noControlCharactersInRegex: refusing control characters is the point
const CONTROL = /[\u0000-\u0009\u000b-\u001f\u007f\p{Cs}]/u

/** What its owner wrote about a part; may have several lines. */
export const FavouriteNote = v.pipe(
  v.string(),
  v.trim(),
  v.maxLength(MAX_FAVOURITE_NOTE_CHARACTERS, /*i18n*/ 'A note has at most 1000 characters.'),
  v.check((text) => !CONTROL.test(text), /*i18n*/ 'This cannot hold control characters.'),
)

/** A note or a name as its owner saw it: it is only compared. */
const SeenText = v.pipe(v.string(), v.maxLength(MAX_FAVOURITE_NOTE_CHARACTERS, /*i18n*/ 'A note has at most 1000 characters.'))

/** When its owner did something, by the clock of the device: ISO 8601, UTC. */
export const DoneAt = v.pipe(
  v.string(),
  v.isoTimestamp(/*i18n*/ 'A time is written as ISO 8601.'),
  // No clock says a time before 1970, and no database holds the year 0.
  v.check((text) => Date.parse(text) >= 0, /*i18n*/ 'A time is written as ISO 8601.'),
)

export const Folder = v.object({
  id: Id,
  name: v.string(),
  /** When it got this name. */
  nameAt: v.string(),
  /** What another device called it at the same time, as long as nobody has chosen. */
  otherNames: v.array(v.string()),
})
export type Folder = v.InferOutput<typeof Folder>

/** That a part is marked. Each field that can be changed alone has the time of its last change. */
export const Mark = v.object({
  mcode: Mcode,
  /** Id of its folder; empty: in none. */
  folder: v.string(),
  folderAt: v.string(),
  note: v.string(),
  /** Pieces that "Add all" takes. */
  qty: v.number(),
  qtyAt: v.string(),
  markedAt: v.string(),
  /** What one cost when it was marked; null when nobody knows. */
  priceThen: v.nullable(Usd),
})
export type Mark = v.InferOutput<typeof Mark>

/** A marked part as it is sold now; null when the shop does not have it any more. */
export const Favourite = v.object({ ...Mark.entries, part: v.nullable(PartCard) })
export type Favourite = v.InferOutput<typeof Favourite>

export const Favourites = v.object({ folders: v.array(Folder), marks: v.array(Favourite) })
export type Favourites = v.InferOutput<typeof Favourites>

/** What a change has left of the folders and marks that it was about: as they are now, and which are gone. */
export const FavouritesAfter = v.object({ folders: v.array(Folder), marks: v.array(Mark), gone: v.array(v.string()) })
export type FavouritesAfter = v.InferOutput<typeof FavouritesAfter>

/** A part is marked, or was and is again. */
export const GivenMark = v.object({
  mcode: Mcode,
  folder: v.union([v.literal(''), FolderId]),
  note: FavouriteNote,
  qty: Qty,
  markedAt: DoneAt,
  /** What it cost on the device that marked it. */
  price: v.nullable(GivenUsd),
})

/** What is changed of a mark, each with its time; of a note also what stood there before. */
export const MarkChange = v.object({
  mcode: Mcode,
  folder: v.optional(v.object({ to: v.union([v.literal(''), FolderId]), at: DoneAt })),
  qty: v.optional(v.object({ to: Qty, at: DoneAt })),
  note: v.optional(v.object({ from: SeenText, to: FavouriteNote, at: DoneAt })),
})

export const MarksGone = v.object({
  /** With the note that its owner saw when it was taken out. */
  marks: v.pipe(v.array(v.object({ mcode: Mcode, note: SeenText })), v.minLength(1), v.maxLength(FAVOURITES_AT_ONCE)),
  at: DoneAt,
})

export const GivenFolder = v.object({
  id: FolderId,
  name: FolderName,
  /** The name that its owner saw; empty for a new folder. */
  from: SeenText,
  /** Names that other devices gave it, which its owner saw and did not choose. */
  settles: v.optional(v.pipe(v.array(SeenText), v.maxLength(MAX_OTHER_NAMES)), []),
  at: DoneAt,
})
export const FolderGone = v.object({
  id: FolderId,
  /** What its owner saw it called. */
  name: SeenText,
  /** Names that other devices gave it, which its owner saw too. */
  otherNames: v.optional(v.pipe(v.array(SeenText), v.maxLength(MAX_OTHER_NAMES)), []),
})
