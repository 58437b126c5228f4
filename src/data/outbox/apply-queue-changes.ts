import { uuid } from '#data/uuid.ts'
import type { Intent } from './intent.ts'
import type { QueueChanges } from './merge-change-into-queue.ts'

/** The user who makes a change, and the time in milliseconds since 1970. */
export interface ChangeAuthor {
  owner: string
  madeAt: number
}

/** Returns the queue after a change was merged into it (merge-change-into-queue.ts). New changes are appended with numbers after `lastSeq`. */
export function applyQueueChanges(
  queue: readonly Intent[],
  { drop, put, append }: QueueChanges,
  who: ChangeAuthor,
  lastSeq: number,
): Intent[] {
  const changed = new Map(put.map((intent) => [intent.seq, intent]))
  const gone = new Set(drop.map(({ seq }) => seq))
  const stays = queue.filter(({ seq }) => !gone.has(seq)).map((intent) => changed.get(intent.seq) ?? intent)
  const added = append.map((change, at): Intent => {
    const madeAt = change.madeAt ?? who.madeAt
    return { id: uuid(), ...change, ...who, madeAt, seq: lastSeq + 1 + at, state: 'waiting', attempts: 0 }
  })
  return [...stays, ...added]
}
