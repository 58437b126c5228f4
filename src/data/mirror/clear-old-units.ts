import type { MirrorDatabase } from './open.ts'

/** Deletes all old units of this device. */
export const clearOldUnits = (mirror: MirrorDatabase): Promise<void> => mirror.run((db) => db.clear('oldUnits'))
