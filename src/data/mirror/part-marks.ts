import type { MarksByPosition, PartMark } from '#contract/jobs/part-marks.ts'
import type { MirrorDatabase } from './open.ts'
import type { StoredPartMark } from './schema.ts'
import { runInTransaction } from './transact.ts'

/** Reads the marks of a unit's parts list for one job. */
export const readPartMarks = async (mirror: MirrorDatabase, job: string, unit: string): Promise<MarksByPosition> => {
  // In IndexedDB an array is greater than any number, so the range has all positions.
  const rows = await mirror.run((db) => db.getAll('partMarks', IDBKeyRange.bound([job, unit], [job, unit, []])))
  return Object.fromEntries(rows.map(({ position, mark }) => [position, mark]))
}

/** Stores the mark of some lines; null removes their marks. */
export const storePartMarks = (
  mirror: MirrorDatabase,
  {
    job,
    unit,
    positions,
    mark,
    markedAt,
  }: Pick<StoredPartMark, 'job' | 'unit' | 'markedAt'> & {
    positions: readonly number[]
    mark: PartMark | null
  },
): Promise<void> =>
  mirror.run((db) =>
    runInTransaction(db.transaction('partMarks', 'readwrite'), async (tx) => {
      for (const position of positions) {
        if (mark === null) await tx.store.delete([job, unit, position])
        else await tx.store.put({ job, unit, position, mark, markedAt })
      }
    }),
  )

/** Deletes all marks, for the next user of the device. */
export const clearPartMarks = (mirror: MirrorDatabase): Promise<void> => mirror.run((db) => db.clear('partMarks'))
