import type { MirrorDatabase } from '#data/mirror/open.ts'
import { runInTransaction } from '#data/mirror/transact.ts'
import { GUEST_OWNER, type Intent } from './intent.ts'
import { changeQueue, type QueueStep } from './intents.ts'
import { mergeChangeIntoQueue, type PendingChange } from './merge-change-into-queue.ts'

/** Stores a guest's changes in one transaction. Rejects with the browser's error if they cannot be stored. */
export const changeGuestQueue = (mirror: MirrorDatabase, steps: readonly QueueStep[], madeAt: number): Promise<void> =>
  mirror.run((db) =>
    runInTransaction(db.transaction(['intents'], 'readwrite', { durability: 'strict' }), (tx) =>
      changeQueue(tx.objectStore('intents'), null, { owner: GUEST_OWNER, madeAt }, steps),
    ),
  )

/**
 * Moves changes of guests of this device to the signed-in user, in one transaction: `toOwnerChanges` makes them changes of this user with
 * their original ids. So it happens only once, even with several tabs. Returns the moved changes; null if the database does not have
 * `owner` as signed in.
 */
export const moveGuestChangesTo = <I extends Intent>(
  mirror: MirrorDatabase,
  owner: string,
  isMoved: (intent: Intent) => intent is I,
  toOwnerChanges: (intents: readonly I[]) => PendingChange[],
): Promise<I[] | null> =>
  mirror.run((db) =>
    runInTransaction(db.transaction(['session', 'intents'], 'readwrite', { durability: 'strict' }), async (tx) => {
      const session = await tx.objectStore('session').get('now')
      if (session?.userInfo.id !== owner) return null
      const intents = tx.objectStore('intents')
      const moved = (await intents.index('owner').getAll(GUEST_OWNER)).filter(isMoved)
      if (moved.length === 0) return moved
      await Promise.all(moved.map(({ seq }) => intents.delete(seq)))
      const steps = toOwnerChanges(moved).map(
        (change): QueueStep =>
          (state) =>
            mergeChangeIntoQueue(state, change),
      )
      await changeQueue(intents, null, { owner, madeAt: 0 }, steps)
      return moved
    }),
  )
