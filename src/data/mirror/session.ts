import type { MirrorDatabase } from './open.ts'
import type { MirroredSession } from './schema.ts'

/** Copies the session for the worker, or deletes the copy at sign-out (null). Other stored data about the same user is kept. */
export const storeMirroredSession = (mirror: MirrorDatabase, session: MirroredSession | null): Promise<void> =>
  mirror.run(async (db) => {
    const { store, done } = db.transaction('session', 'readwrite')
    const before = session === null ? undefined : await store.get('now')
    if (session === null) await store.delete('now')
    else await store.put(before?.userInfo.id === session.userInfo.id ? { ...before, ...session } : session, 'now')
    await done
  })
