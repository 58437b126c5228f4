import { MAX_OTHER_NAMES } from '#contract/favourites/favourites.ts'
import { noteAfter } from '#contract/favourites/merge.ts'
import { type ChangeOf, type FavouriteChange, GUEST, type Intent, isFavouriteChange, isUnsent } from './intent.ts'
import type { Folded, PendingChange } from './pending-change.ts'

type Favoured = Intent & FavouriteChange

/** A change of what is marked that was never sent, or that the shop refused: a newer one may take its place. */
const isFree = (intent: Intent) => isUnsent(intent) || intent.state === 'refused'

const marksOf = (change: FavouriteChange): string[] => {
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
 * How a change of what is marked joins the queue. The shop comes to the same as if each had been sent by itself:
 *
 * - what is changed of a mark that was never sent is said with it; two changes of one part are one, each field with its own time, and a
 *   note goes from what stood there at first to what stands there at last;
 * - taking a mark out takes with it all that was never sent about that part; marking it again takes back what was never sent of that, and
 *   says what the mark was like;
 * - a folder that was never sent gets its last name at once, and its removal takes that with it, saying the names that it had before;
 * - what the shop refused gives way to a newer word about the same thing; a note that was typed waits for another note, or goes along.
 */
export function foldFavourite(queue: readonly Intent[], change: PendingChange & FavouriteChange): Folded {
  const free = queue.filter(isFavouriteChange).filter(isFree)
  switch (change.call) {
    case 'favouriteMark':
      return foldMark(free, change)
    case 'favouriteChange':
      return foldChange(free, change)
    case 'favouriteRemove':
      return foldRemove(free, change)
    case 'favouriteFolderSave':
      return foldFolder(free, change)
    case 'favouriteFolderDelete':
      return foldFolderGone(free, change)
  }
}

const isOfFolder = ({ call, input }: FavouriteChange, id: string) =>
  (call === 'favouriteFolderSave' || call === 'favouriteFolderDelete') && input.id === id

function foldMark(free: readonly Favoured[], change: PendingChange & ChangeOf<'favouriteMark'>): Folded {
  const { mcode } = change.input
  const ids = new Set<string>([mcode])
  const removals = free.filter(({ call, state }) => call === 'favouriteRemove' && state !== 'refused')
  const { drop, put } = withoutMarks(removals, ids)
  const refused = free.filter((one) => one.state === 'refused' && !isRefusedNote(one) && marksOf(one).includes(mcode))
  const marked = refused.reduce((input, one) => (one.call === 'favouriteMark' ? joined(input, one.input) : input), change.input)
  const last = free.find((one) => one.call === 'favouriteMark' && isUnsent(one) && one.input.mcode === mcode)
  // Marked here already, and not sent: what it says since then stays.
  if (last?.call === 'favouriteMark')
    return { drop: [...drop, ...refused], put: [...put, { ...last, input: joined(last.input, marked) }], append: [] }
  const back = removals.flatMap((one) => (one.call === 'favouriteRemove' ? markedAgain(change, one.input, marked) : []))
  return { drop: [...drop, ...refused], put, append: back.length > 0 ? back : [{ ...change, input: marked }] }
}

type Marked = ChangeOf<'favouriteMark'>['input']

/** A mark that another one joins: its words go below, its folder counts where there is none. */
const joined = (now: Marked, { note, folder }: Marked): Marked => ({
  ...now,
  note: noteAfter(now.note, { from: '', to: note }),
  folder: now.folder || folder,
})

/**
 * A mark that was taken out and comes back before the shop heard of it. Where the shop has it still, it does not know what was changed of it
 * before that: so the mark is said, and what it is like as of when it was taken out.
 */
function markedAgain(
  change: PendingChange & ChangeOf<'favouriteMark'>,
  { marks, at }: ChangeOf<'favouriteRemove'>['input'],
  input: Marked,
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

function foldChange(free: readonly Favoured[], change: PendingChange & ChangeOf<'favouriteChange'>): Folded {
  const { mcode, folder, qty, note } = change.input
  const about = free.filter((one) => marksOf(one).includes(mcode) && one.call !== 'favouriteRemove')
  const drop = about.filter((one) => one.state === 'refused' && one.call === 'favouriteChange' && isSaidAnew(one.input, change.input))
  const mark = about.findLast(isUnsent)
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

type Changed = ChangeOf<'favouriteChange'>['input']

/** Whether all that a change said of a mark is said by another: what was typed in one and refused does not go for a word about a folder. */
const isSaidAnew = (before: Changed, now: Changed) =>
  (['folder', 'qty', 'note'] as const).every((field) => before[field] === undefined || now[field] !== undefined)

/** A note that the shop has refused waits for its owner, who may still shorten it. */
const isRefusedNote = (one: Favoured) => one.state === 'refused' && one.call === 'favouriteChange' && Boolean(one.input.note?.to)

function foldRemove(free: readonly Favoured[], change: PendingChange & ChangeOf<'favouriteRemove'>): Folded {
  const ids = new Set<string>(marksOf(change))
  const moot = free.filter(
    (one) => (one.call === 'favouriteMark' || one.call === 'favouriteChange') && ids.has(one.input.mcode) && !isRefusedNote(one),
  )
  const { drop, put } = withoutMarks(
    free.filter(({ call }) => call === 'favouriteRemove'),
    ids,
  )
  // The note that was seen here may be one that the shop never heard of: what it has was seen before that.
  const seenBefore = new Map(
    moot.flatMap((one) => (one.call === 'favouriteChange' && one.input.note ? [[one.input.mcode, one.input.note.from]] : [])),
  )
  const marks = change.input.marks.map((one) => ({ ...one, note: seenBefore.get(one.mcode) ?? one.note }))
  return { drop: [...moot, ...drop], put, append: [{ ...change, input: { ...change.input, marks } }] }
}

/** Takes parts out of removals that were never sent. */
function withoutMarks(removals: readonly Favoured[], ids: ReadonlySet<string>): Pick<Folded, 'drop' | 'put'> {
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

function foldFolder(free: readonly Favoured[], change: PendingChange & ChangeOf<'favouriteFolderSave'>): Folded {
  const { id, name, settles = [], at } = change.input
  const about = free.filter((one) => isOfFolder(one, id))
  const last = about.findLast((one) => one.call === 'favouriteFolderSave' && isUnsent(one))
  const drop = about.filter((one) => one !== last)
  if (last?.call !== 'favouriteFolderSave') return { drop, put: [], append: [change] }
  // One that was put back before its removal was sent still stands at the shop, under the name that it is put back with.
  const from = last.input.from === '' ? last.input.name : last.input.from
  const input = { ...last.input, from, name, settles: [...new Set([...(last.input.settles ?? []), ...settles])], at }
  return { drop, put: [{ ...last, input }], append: [] }
}

function foldFolderGone(free: readonly Favoured[], change: PendingChange & ChangeOf<'favouriteFolderDelete'>): Folded {
  const { id, name, otherNames = [] } = change.input
  const drop = free.filter((one) => isOfFolder(one, id))
  const renamed = drop.findLast((one) => one.call === 'favouriteFolderSave' && isUnsent(one))
  if (renamed?.call !== 'favouriteFolderSave') return { drop, put: [], append: [change] }
  // The name that was seen here is one that the shop never heard of.
  const { from, settles = [] } = renamed.input
  const seen = [...new Set([...otherNames, ...settles])].slice(0, MAX_OTHER_NAMES)
  return { drop, put: [], append: [{ ...change, input: { id, name: from === '' ? name : from, otherNames: seen } }] }
}

/**
 * How a change of a guest joins what guests have marked: nothing of it was ever sent, so what is taken out leaves nothing behind, and what is
 * not marked cannot be changed.
 */
export function foldGuestFavourite(queue: readonly Intent[], change: PendingChange & FavouriteChange): Folded {
  const folded = foldFavourite(queue, change)
  const left = change.call === 'favouriteMark' || change.call === 'favouriteFolderSave' ? folded.append : []
  return { ...folded, append: left }
}

/** What a guest has marked as changes that an owner makes, in the order in which they were made. */
export const asOwners = (intents: readonly Intent[]): PendingChange[] =>
  intents.flatMap((intent): PendingChange[] => {
    if (intent.owner !== GUEST || !isFavouriteChange(intent)) return []
    const { id, madeAt, marked, call, input } = intent
    const more = { id, madeAt, ...(marked && { marked }) }
    return call === 'favouriteMark' ? [{ ...more, call, input }] : call === 'favouriteFolderSave' ? [{ ...more, call, input }] : []
  })
