import { MAX_CONFLICTING_NAMES } from '#contract/favourites/favourites.ts'
import { mergeNote } from '#contract/favourites/merge.ts'
import { type ChangeOfCall, type FavouriteChange, GUEST_OWNER, type Intent, isFavouriteChange, isUnsentIntent } from './intent.ts'
import type { PendingChange, QueueChanges } from './pending-change.ts'

type FavouriteIntent = Intent & FavouriteChange

/** Tells whether a newer change may replace a change of favourites, because it was never sent or was refused. */
const isReplaceableIntent = (intent: Intent) => isUnsentIntent(intent) || intent.state === 'refused'

const partCodesOf = (change: FavouriteChange): string[] => {
  switch (change.call) {
    case 'favouriteMark':
    case 'favouriteChange':
      return [change.input.mcode]
    case 'favouriteRemove':
      return change.input.marks.map(({ mcode }) => mcode)
    default:
      return []
  }
}

/**
 * Returns how a change of favourites is merged into the queue. The server gets the same result as if each change had been sent.
 *
 * - Changes of an unsent favourite are merged into it. Two changes of one part become one: each field keeps its own time, and a note
 *   changes from the first text to the last.
 * - Removing a favourite deletes all unsent changes of that part. Adding it again withdraws the unsent removal, and contains its previous
 *   fields.
 * - An unsent folder gets its last name directly. Removing it deletes its unsent changes, and the removal lists the earlier names.
 * - A newer change of the same field replaces a refused one. A refused note stays until there is another note, or until it is merged.
 */
export function mergeFavouriteChange(queue: readonly Intent[], change: PendingChange & FavouriteChange): QueueChanges {
  const free = queue.filter(isFavouriteChange).filter(isReplaceableIntent)
  switch (change.call) {
    case 'favouriteMark':
      return mergeFavouriteAddition(free, change)
    case 'favouriteChange':
      return mergeFavouriteFieldChange(free, change)
    case 'favouriteRemove':
      return mergeFavouriteRemoval(free, change)
    case 'favouriteFolderSave':
      return mergeFolderSave(free, change)
    case 'favouriteFolderDelete':
      return mergeFolderDelete(free, change)
  }
}

const isChangeOfFolder = ({ call, input }: FavouriteChange, id: string) =>
  (call === 'favouriteFolderSave' || call === 'favouriteFolderDelete') && input.id === id

function mergeFavouriteAddition(free: readonly FavouriteIntent[], change: PendingChange & ChangeOfCall<'favouriteMark'>): QueueChanges {
  const { mcode } = change.input
  const ids = new Set<string>([mcode])
  const removals = free.filter(({ call, state }) => call === 'favouriteRemove' && state !== 'refused')
  const { drop, put } = removePartsFromRemovals(removals, ids)
  const refused = free.filter((one) => one.state === 'refused' && !isRefusedNoteIntent(one) && partCodesOf(one).includes(mcode))
  const marked = refused.reduce((input, one) => (one.call === 'favouriteMark' ? mergeAdditions(input, one.input) : input), change.input)
  const last = free.find((one) => one.call === 'favouriteMark' && isUnsentIntent(one) && one.input.mcode === mcode)
  // The favourite was added here but is not sent yet, so later changes are merged into it.
  if (last?.call === 'favouriteMark')
    return { drop: [...drop, ...refused], put: [...put, { ...last, input: mergeAdditions(last.input, marked) }], append: [] }
  const back = removals.flatMap((one) => (one.call === 'favouriteRemove' ? addFavouriteAgain(change, one.input, marked) : []))
  return { drop: [...drop, ...refused], put, append: back.length > 0 ? back : [{ ...change, input: marked }] }
}

type FavouriteMarkInput = ChangeOfCall<'favouriteMark'>['input']

/** Merges two additions of one favourite. The second note is appended; the folder of the second is used if the first has none. */
const mergeAdditions = (now: FavouriteMarkInput, { note, folder }: FavouriteMarkInput): FavouriteMarkInput => ({
  ...now,
  note: mergeNote(now.note, { from: '', to: note }),
  folder: now.folder || folder,
})

/**
 * Returns the changes for a favourite that was removed and added again before the server received the removal. The server may still have it
 * in an older state, so it is added again with its fields at the time of removal.
 */
function addFavouriteAgain(
  change: PendingChange & ChangeOfCall<'favouriteMark'>,
  { marks, at }: ChangeOfCall<'favouriteRemove'>['input'],
  input: FavouriteMarkInput,
): PendingChange[] {
  const { mcode, folder, qty, note } = input
  return marks
    .filter((one) => one.mcode === mcode)
    .flatMap(({ note: from }): PendingChange[] => [
      { ...change, input: { ...input, note: '' } },
      {
        ...(change.madeAt !== undefined && { madeAt: change.madeAt }),
        ...(change.marked && { marked: change.marked }),
        ...{ call: 'favouriteChange', input: { mcode, folder: { to: folder, at }, qty: { to: qty, at }, note: { from, to: note, at } } },
      },
    ])
}

function mergeFavouriteFieldChange(
  free: readonly FavouriteIntent[],
  change: PendingChange & ChangeOfCall<'favouriteChange'>,
): QueueChanges {
  const { mcode, folder, qty, note } = change.input
  const about = free.filter((one) => partCodesOf(one).includes(mcode) && one.call !== 'favouriteRemove')
  const drop = about.filter(
    (one) => one.state === 'refused' && one.call === 'favouriteChange' && isFieldChangedAgain(one.input, change.input),
  )
  const mark = about.findLast(isUnsentIntent)
  if (mark?.call === 'favouriteMark') {
    const input = {
      ...mark.input,
      ...(folder && { folder: folder.to }),
      ...(qty && { qty: qty.to }),
      ...(note && { note: note.to }),
    }
    return { drop, put: [{ ...mark, input }], append: [] }
  }
  if (mark?.call !== 'favouriteChange') return { drop, put: [], append: [change] }
  const { input: before } = mark
  const input = {
    ...before,
    ...(folder && { folder }),
    ...(qty && { qty }),
    ...(note && { note: { ...note, from: before.note?.from ?? note.from } }),
  }
  return { drop, put: [{ ...mark, input }], append: [] }
}

type FieldChanges = ChangeOfCall<'favouriteChange'>['input']

/** Tells whether a later change sets all fields that an earlier one sets. So a refused note is not dropped because of a new folder. */
const isFieldChangedAgain = (before: FieldChanges, now: FieldChanges) =>
  (['folder', 'qty', 'note'] as const).every((field) => before[field] === undefined || now[field] !== undefined)

/** Tells whether a change contains a note that the server refused. Such a note stays for its owner, who can shorten it. */
const isRefusedNoteIntent = (one: FavouriteIntent) =>
  one.state === 'refused' && one.call === 'favouriteChange' && Boolean(one.input.note?.to)

function mergeFavouriteRemoval(free: readonly FavouriteIntent[], change: PendingChange & ChangeOfCall<'favouriteRemove'>): QueueChanges {
  const ids = new Set<string>(partCodesOf(change))
  const moot = free.filter(
    (one) => (one.call === 'favouriteMark' || one.call === 'favouriteChange') && ids.has(one.input.mcode) && !isRefusedNoteIntent(one),
  )
  const { drop, put } = removePartsFromRemovals(
    free.filter(({ call }) => call === 'favouriteRemove'),
    ids,
  )
  // The note that this device shows may never have reached the server. The server has the text before that note.
  const seenBefore = new Map(
    moot.flatMap((one) => (one.call === 'favouriteChange' && one.input.note ? [[one.input.mcode, one.input.note.from]] : [])),
  )
  const marks = change.input.marks.map((one) => ({ ...one, note: seenBefore.get(one.mcode) ?? one.note }))
  return { drop: [...moot, ...drop], put, append: [{ ...change, input: { ...change.input, marks } }] }
}

/** Removes parts from unsent removals of favourites. */
function removePartsFromRemovals(removals: readonly FavouriteIntent[], ids: ReadonlySet<string>): Pick<QueueChanges, 'drop' | 'put'> {
  const drop: Intent[] = []
  const put: Intent[] = []
  for (const one of removals) {
    if (one.call !== 'favouriteRemove') continue
    const marks = one.input.marks.filter(({ mcode }) => !ids.has(mcode))
    if (marks.length === 0) drop.push(one)
    else if (marks.length < one.input.marks.length) put.push({ ...one, input: { ...one.input, marks } })
  }
  return { drop, put }
}

function mergeFolderSave(free: readonly FavouriteIntent[], change: PendingChange & ChangeOfCall<'favouriteFolderSave'>): QueueChanges {
  const { id, name, settles = [], at } = change.input
  const about = free.filter((one) => isChangeOfFolder(one, id))
  const last = about.findLast((one) => one.call === 'favouriteFolderSave' && isUnsentIntent(one))
  const drop = about.filter((one) => one !== last)
  if (last?.call !== 'favouriteFolderSave') return { drop, put: [], append: [change] }
  // A folder that was restored before its removal was sent still exists on the server, under the name in the removal.
  const from = last.input.from === '' ? last.input.name : last.input.from
  const input = { ...last.input, from, name, settles: [...new Set([...(last.input.settles ?? []), ...settles])], at }
  return { drop, put: [{ ...last, input }], append: [] }
}

function mergeFolderDelete(free: readonly FavouriteIntent[], change: PendingChange & ChangeOfCall<'favouriteFolderDelete'>): QueueChanges {
  const { id, name, otherNames = [] } = change.input
  const drop = free.filter((one) => isChangeOfFolder(one, id))
  const renamed = drop.findLast((one) => one.call === 'favouriteFolderSave' && isUnsentIntent(one))
  if (renamed?.call !== 'favouriteFolderSave') return { drop, put: [], append: [change] }
  // The folder's name on this device has never reached the server, so the removal contains its earlier name.
  const { from, settles = [] } = renamed.input
  const seen = [...new Set([...otherNames, ...settles])].slice(0, MAX_CONFLICTING_NAMES)
  return { drop, put: [], append: [{ ...change, input: { id, name: from === '' ? name : from, otherNames: seen } }] }
}

/**
 * Returns how a guest's change of favourites is merged into the queue. A guest's changes are never sent, so removing a favourite deletes
 * all its changes, and only a part that is a favourite can be changed.
 */
export function mergeGuestFavourite(queue: readonly Intent[], change: PendingChange & FavouriteChange): QueueChanges {
  const folded = mergeFavouriteChange(queue, change)
  const left = change.call === 'favouriteMark' || change.call === 'favouriteFolderSave' ? folded.append : []
  return { ...folded, append: left }
}

/** Turns a guest's favourites into changes for an owner, in their original order. */
export const toOwnerChanges = (intents: readonly Intent[]): PendingChange[] =>
  intents.flatMap((intent): PendingChange[] => {
    if (intent.owner !== GUEST_OWNER || !isFavouriteChange(intent)) return []
    const { id, madeAt, marked, call, input } = intent
    const more = { id, madeAt, ...(marked && { marked }) }
    return call === 'favouriteMark' ? [{ ...more, call, input }] : call === 'favouriteFolderSave' ? [{ ...more, call, input }] : []
  })
