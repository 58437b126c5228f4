import type { Mirror } from './open.ts'
import type { MirroredSession } from './schema.ts'

/** Writes the session down for the worker, or takes it away at sign-out (null). */
export const mirrorSession = (mirror: Mirror, session: MirroredSession | null): Promise<void> =>
  mirror.run(async (db) => {
    if (session === null) await db.delete('session', 'now')
    else await db.put('session', session, 'now')
  })

export const mirroredSession = (mirror: Mirror): Promise<MirroredSession | null> =>
  mirror.run(async (db) => (await db.get('session', 'now')) ?? null)
