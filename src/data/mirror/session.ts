import type { Mirror } from './open.ts'
import type { MirroredSession } from './schema.ts'
import { transact } from './transact.ts'

/** Writes the session down for the worker, or takes it away at sign-out (null). What is known of the same person stays. */
export const mirrorSession = (mirror: Mirror, session: MirroredSession | null): Promise<void> =>
  mirror.run((db) =>
    transact(db.transaction('session', 'readwrite'), async ({ store }) => {
      if (session === null) return store.delete('now')
      const before = await store.get('now')
      await store.put(before?.userInfo.id === session.userInfo.id ? { ...before, ...session } : session, 'now')
    }),
  )

export const mirroredSession = (mirror: Mirror): Promise<MirroredSession | null> =>
  mirror.run(async (db) => (await db.get('session', 'now')) ?? null)
