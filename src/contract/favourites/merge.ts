import type * as v from 'valibot'
import {
  type Folder,
  type FolderGone,
  type GivenFolder,
  type GivenMark,
  MAX_OTHER_NAMES,
  type Mark,
  type MarkChange,
} from './favourites.ts'

/**
 * How changes of several devices meet. The shop reckons with these rules, and so does a device that shows what waits on it, so both come to
 * the same. Each rule may be applied again without changing anything more.
 *
 * - Folder and quantity of a mark: the later word counts, field by field, by the clock of the device that said it.
 * - A note: words that were written where other words stood meanwhile are added below them. Clearing takes away only what was seen.
 * - Taking a mark out: not while it has a note that was not seen, nor when it was marked anew later. A note for a mark that was taken out
 *   elsewhere brings the mark back; another folder or quantity does not.
 * - The name of a folder: the later word counts, and the other is kept beside it until somebody chooses. A folder that has a name which
 *   was not seen is not taken away, and a new name for one that was taken away brings it back.
 */

type Given = v.InferOutput<typeof GivenMark>
type Change = Omit<v.InferInput<typeof MarkChange>, 'mcode'>

/** A mark after its part was marked. What stands there already stays; a note joins it. */
export const markedAfter = (mark: Mark | undefined, { price, markedAt, ...given }: Given): Mark =>
  mark === undefined
    ? { ...given, folderAt: markedAt, qtyAt: markedAt, markedAt, priceThen: price }
    : {
        ...mark,
        ...(mark.folder === '' && given.folder !== '' && markedAt >= mark.folderAt ? { folder: given.folder, folderAt: markedAt } : {}),
        note: noteAfter(mark.note, { from: '', to: given.note }),
      }

/** A mark after a change; undefined where there is none, and the change writes no note. */
export function changedAfter(mark: Mark | undefined, { mcode, folder, qty, note }: Change & Pick<Mark, 'mcode'>): Mark | undefined {
  if (mark === undefined && !note?.to) return undefined
  const at = note?.at ?? ''
  const before: Mark = mark ?? { mcode, folder: '', folderAt: '', note: '', qty: 1, qtyAt: '', markedAt: at, priceThen: null }
  return {
    ...before,
    ...(folder !== undefined && folder.at >= before.folderAt ? { folder: folder.to, folderAt: folder.at } : {}),
    ...(qty !== undefined && qty.at >= before.qtyAt ? { qty: Number(qty.to), qtyAt: qty.at } : {}),
    ...(note === undefined ? {} : { note: noteAfter(before.note, note) }),
  }
}

/** Whether a mark stays although it was taken out somewhere: something was typed that was not seen there, or it was marked anew since. */
export const staysMarked = (mark: Mark, seen: { note: string }, at: string): boolean =>
  (mark.note !== '' && mark.note !== seen.note) || mark.markedAt > at

/** A note after `from` was replaced by `to` on a device that knew no more. Nothing that was typed is lost. */
export function noteAfter(now: string, { from, to }: { from: string; to: string }): string {
  if (now === from || now === to || now === '') return to
  if (to !== '' && hasLines(now, to)) return now
  if (from !== '' && hasLines(now, from)) return `\n${now}\n`.replace(`\n${from}\n`, () => (to === '' ? '\n' : `\n${to}\n`)).trim()
  return to === '' ? now : `${now}\n${to}`
}

const hasLines = (note: string, part: string) => `\n${note}\n`.includes(`\n${part}\n`)

/** A folder after it was made or got another name. */
export function folderAfter(folder: Folder | undefined, { id, name, from, settles = [], at }: v.InferInput<typeof GivenFolder>): Folder {
  if (folder === undefined) return { id, name, nameAt: at, otherNames: [] }
  const left = folder.otherNames.filter((one) => !settles.includes(one))
  const nameAt = folder.nameAt > at ? folder.nameAt : at
  if (folder.name === name || folder.name === from) return { ...folder, name, nameAt, otherNames: left.filter((one) => one !== name) }
  // Said already, and overtaken.
  if (left.includes(name)) return { ...folder, otherNames: left }
  const [wins, loses] = at >= folder.nameAt ? [name, folder.name] : [folder.name, name]
  return { ...folder, name: wins, nameAt, otherNames: [loses, ...left].filter((one) => one !== wins).slice(0, MAX_OTHER_NAMES) }
}

/** Whether a folder stays although it was taken away somewhere: it has a name that was not seen there. */
export const staysFolder = (folder: Folder, { name, otherNames = [] }: v.InferInput<typeof FolderGone>): boolean =>
  folder.name !== name || folder.otherNames.some((one) => !otherNames.includes(one))
