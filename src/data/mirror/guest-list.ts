import { jobQuantitiesAfterChange, jobQuantitiesField, mergeJobQuantities } from '#contract/jobs/shares.ts'
import { MAX_JOBS_PER_LINE, MAX_QUANTITY } from '#contract/limits.ts'
import type { MirrorDatabase } from './open.ts'
import type { StoredGuestPart } from './schema.ts'
import { runInTransaction } from './transact.ts'

/** A part that a guest adds to the guest list. `id` becomes the id of the row if the part is new in the list. */
export type GuestListAddition = Pick<StoredGuestPart, 'id' | 'mcode' | 'qty' | 'shows' | 'jobs'>

/** Returns a valid quantity: whole pieces, at least the minimum order quantity, and at most the maximum of a cart line. */
export const clampGuestQuantity = (qty: number, { minQty }: Pick<StoredGuestPart['shows'], 'minQty'>): number =>
  Math.min(MAX_QUANTITY, Math.max(1, minQty, Math.trunc(qty)))

/** Returns the row of a part after more pieces were added. The row shows the latest data of the part. */
export function addPiecesToRow(row: StoredGuestPart | undefined, wanted: GuestListAddition, addedAt: number): StoredGuestPart {
  const { id, mcode, qty, shows, jobs } = wanted
  const sum = (row?.qty ?? 0) + qty
  const pieces = clampGuestQuantity(sum, shows)
  // Pieces of jobs beyond the maximum number of jobs stay without a job, because the server would otherwise reject the row at sign-in.
  const joined = mergeJobQuantities(row?.jobs, jobs).slice(0, MAX_JOBS_PER_LINE)
  const shares = jobQuantitiesAfterChange({ qty: sum, jobs: joined }, pieces)
  return { id: row?.id ?? id, mcode, qty: pieces, ...jobQuantitiesField(shares), shows, addedAt }
}

/** Returns a copy of the row with the given quantity. */
export function setRowQuantity({ jobs, ...row }: StoredGuestPart, qty: number): StoredGuestPart {
  const pieces = clampGuestQuantity(qty, row.shows)
  return { ...row, qty: pieces, ...jobQuantitiesField(jobQuantitiesAfterChange({ qty: row.qty, jobs }, pieces)) }
}

/** Sorts rows of the guest list, the last added first. */
export const sortLatestFirst = (rows: readonly StoredGuestPart[]): StoredGuestPart[] => rows.toSorted((a, b) => b.addedAt - a.addedAt)

/** Reads the guest list of this device, the last added first. */
export const readGuestList = async (mirror: MirrorDatabase): Promise<StoredGuestPart[]> =>
  sortLatestFirst(await mirror.run((db) => db.getAll('guestList')))

/** Gives parts that are added together distinct times, one millisecond apart (milliseconds since 1970), so that they keep their order. */
export const assignDistinctTimes = (
  wanted: readonly GuestListAddition[],
  addedAt: number,
): { addition: GuestListAddition; rowAddedAt: number }[] => wanted.map((one, nth) => ({ addition: one, rowAddedAt: addedAt + nth }))

/**
 * Adds parts to the guest list, all or none. Rows that exist already get more pieces. Once it resolves, the list survives a restart.
 * Rejects with the browser's error if the list cannot be stored.
 */
export const addToGuestList = (mirror: MirrorDatabase, wanted: readonly GuestListAddition[], addedAt: number): Promise<void> =>
  changeGuestList(mirror, async (list) => {
    for (const { addition, rowAddedAt } of assignDistinctTimes(wanted, addedAt))
      await list.put(addPiecesToRow(await list.get(addition.mcode), addition, rowAddedAt))
  })

/** Sets the quantity of a row in the guest list; 0 removes the row. A row that no longer exists is not created again. */
export const setGuestQuantity = (mirror: MirrorDatabase, mcode: string, qty: number): Promise<void> =>
  changeGuestList(mirror, async (list) => {
    const row = await list.get(mcode)
    if (row === undefined) return
    if (qty < 1) await list.delete(mcode)
    else await list.put(setRowQuantity(row, qty))
  })

interface GuestListStore {
  get: (mcode: string) => Promise<StoredGuestPart | undefined>
  put: (row: StoredGuestPart) => Promise<unknown>
  delete: (mcode: string) => Promise<void>
}

/** Runs work on the guest list in a transaction with strict durability, so that the list survives a power failure, as the outbox does. */
const changeGuestList = (mirror: MirrorDatabase, work: (list: GuestListStore) => Promise<void>): Promise<void> =>
  mirror.run((db) =>
    runInTransaction(db.transaction(['guestList'], 'readwrite', { durability: 'strict' }), (tx) => work(tx.objectStore('guestList'))),
  )
