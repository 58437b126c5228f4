import { exclusively } from '#server/db/exclusively.ts'
import type { Db } from '#server/db/open.ts'

/** What is waited for in this process, where the database has one connection. */
let before: Promise<unknown> = Promise.resolve()
let waiting = 0

/**
 * Has an import done while no other is, in the whole database: staging is everybody's, and what two of them plan at once would not be what
 * either does. `onWait` is told where another is at it. A process that is killed gives its turn back.
 */
export async function oneAtATime<T>(
  { db, oneConnection = false }: { db: Db; oneConnection?: boolean },
  onWait: () => void,
  work: () => Promise<T>,
): Promise<T> {
  if (!oneConnection) return exclusively(db, onWait, work, 'importing')
  if (waiting > 0) onWait()
  waiting += 1
  const turn = before.then(work, work)
  before = turn.catch(() => undefined)
  try {
    return await turn
  } finally {
    waiting -= 1
  }
}
