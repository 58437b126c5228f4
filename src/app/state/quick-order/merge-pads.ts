import type { StoredPadDraft } from './draft.ts'
import type { PadLine } from './pad-line.ts'

/**
 * Joins the pad of this page with the pad that is stored, which another tab may have changed. `known`: what was stored when this page last
 * read or wrote it. What was added or changed on one side stays, and what was removed on one side is removed, unless the other has changed
 * it. If both have changed the same line, this page's line counts.
 */
export function mergePads(
  known: Readonly<StoredPadDraft>,
  mine: Readonly<StoredPadDraft>,
  stored: Readonly<StoredPadDraft>,
): StoredPadDraft {
  const [before, here] = [byId(known.lines), byId(mine.lines)]
  const there = byId(stored.lines)
  const kept = stored.lines.flatMap((line) => {
    const [own, old] = [here.get(line.id), before.get(line.id)]
    if (own === undefined) return old === undefined || !isSame(line, old) ? [line] : []
    // An unchanged line stays the same object, so that its row is not drawn again.
    return isSame(own, old) && !isSame(line, old) ? [line] : [own]
  })
  const added = mine.lines.filter((line) => !there.has(line.id) && !isSame(line, before.get(line.id)))
  return { lines: [...kept, ...added], typed: mine.typed === known.typed ? stored.typed : mine.typed }
}

/** All keys of a line and of the readings in it, so that two lines are compared whatever the order of their keys. */
const KEYS = ['id', 'number', 'qty', 'hasQuantity', 'unreadQuantity', 'isRead', 'sources', 'others', 'mcode']
const isSame = (one: PadLine, other: PadLine | undefined) => one === other || JSON.stringify(one, KEYS) === JSON.stringify(other, KEYS)

const byId = (lines: readonly PadLine[]) => new Map(lines.map((line) => [line.id, line]))
