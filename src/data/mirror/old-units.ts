import type { MirrorDatabase } from './open.ts'
import type { StoredOldUnit } from './schema.ts'
import { runInTransaction } from './transact.ts'

/** How many units without a name are kept. Units that were kept under a name stay until they are deleted. */
export const MAX_UNNAMED_OLD_UNITS = 8

const sortLatestFirst = (units: readonly StoredOldUnit[]): StoredOldUnit[] => units.toSorted((a, b) => b.changedAt - a.changedAt)

/** Reads all old units of this device, the last changed first. */
export const readOldUnits = async (mirror: MirrorDatabase): Promise<StoredOldUnit[]> =>
  sortLatestFirst(await mirror.run((db) => db.getAll('oldUnits')))

/**
 * Changes old units in one transaction: `change` gets all that are stored and returns all that shall be. Units that it leaves out are
 * deleted, and so are the oldest unnamed ones above MAX_UNNAMED_OLD_UNITS. Once it resolves, the units survive a restart. Rejects with the
 * browser's error if they cannot be stored.
 */
export const changeOldUnits = (
  mirror: MirrorDatabase,
  change: (units: readonly StoredOldUnit[]) => readonly StoredOldUnit[],
): Promise<StoredOldUnit[]> =>
  mirror.run((db) =>
    runInTransaction(db.transaction(['oldUnits'], 'readwrite', { durability: 'strict' }), async (tx) => {
      const store = tx.objectStore('oldUnits')
      const before = sortLatestFirst(await store.getAll())
      const after = withoutOldestUnnamed(change(before))
      for (const { id } of before) if (!after.some((unit) => unit.id === id)) await store.delete(id)
      for (const unit of after) if (!before.includes(unit)) await store.put(unit)
      return after
    }),
  )

/** Returns the units, the last changed first, without the oldest unnamed ones above MAX_UNNAMED_OLD_UNITS. */
export function withoutOldestUnnamed(units: readonly StoredOldUnit[]): StoredOldUnit[] {
  const sorted = sortLatestFirst(units)
  const unnamed = sorted.filter(({ kept }) => kept === undefined).slice(0, MAX_UNNAMED_OLD_UNITS)
  return sorted.filter((unit) => unit.kept !== undefined || unnamed.includes(unit))
}
