import type { Mirror } from './open.ts'
import type { MirroredSession } from './schema.ts'

/** Writes the session down for the worker, or takes it away at sign-out (null). What is known of the same person stays. */
export const mirrorSession = (mirror: Mirror, session: MirroredSession | null): Promise<void> =>
  mirror.run(async (db) => {
    const { store, done } = db.transaction('session', 'readwrite')
    const before = session === null ? undefined : await store.get('now')
    if (session === null) await store.delete('now')
    else await store.put(before?.userInfo.id === session.userInfo.id ? { ...before, ...session } : session, 'now')
    await done
  })
