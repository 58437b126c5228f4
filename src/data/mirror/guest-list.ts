import { jobsField, joinShares, sharesAt } from '#contract/jobs/shares.ts'
import { MAX_JOBS_PER_LINE, MAX_QUANTITY } from '#contract/limits.ts'
import type { Mirror } from './open.ts'
import type { GuestRow } from './schema.ts'
import { transact } from './transact.ts'

/** A part that a guest adds to the guest list. `id` becomes the id of the row if the part is new in the list. */
export type GuestAdd = Pick<GuestRow, 'id' | 'mcode' | 'qty' | 'shows' | 'jobs'>

/** Returns a valid quantity: whole pieces, at least the minimum order quantity, and at most the maximum of a cart line. */
export const piecesOf = (qty: number, { minQty }: Pick<GuestRow['shows'], 'minQty'>): number =>
  Math.min(MAX_QUANTITY, Math.max(1, minQty, Math.trunc(qty)))

/** Returns the row of a part after more pieces were added. The row shows the latest data of the part. */
export function withAddedPieces(row: GuestRow | undefined, wanted: GuestAdd, addedAt: number): GuestRow {
  const { id, mcode, qty, shows, jobs } = wanted
  const sum = (row?.qty ?? 0) + qty
  const pieces = piecesOf(sum, shows)
  // Pieces for jobs above the maximum are assigned to no job, because the server would otherwise reject the whole row at sign-in.
  const joined = joinShares(row?.jobs, jobs).slice(0, MAX_JOBS_PER_LINE)
  const shares = sharesAt({ qty: sum, jobs: joined }, pieces)
  return { id: row?.id ?? id, mcode, qty: pieces, ...jobsField(shares), shows, addedAt }
}

/** Returns a copy of the row with the given quantity. */
export function withQuantity({ jobs, ...row }: GuestRow, qty: number): GuestRow {
  const pieces = piecesOf(qty, row.shows)
  return { ...row, qty: pieces, ...jobsField(sharesAt({ qty: row.qty, jobs }, pieces)) }
}

/** Sorts rows of the guest list, the last added first. */
export const latestFirst = (rows: readonly GuestRow[]): GuestRow[] => rows.toSorted((a, b) => b.addedAt - a.addedAt)

/** Reads the guest list of this device, the last added first. */
export const readGuestList = async (mirror: Mirror): Promise<GuestRow[]> => latestFirst(await mirror.run((db) => db.getAll('guestList')))

/** Gives parts that are added together distinct times, one millisecond apart (milliseconds since 1970), so that they keep their order. */
export const withDistinctTimes = (wanted: readonly GuestAdd[], addedAt: number): { one: GuestAdd; at: number }[] =>
  wanted.map((one, nth) => ({ one, at: addedAt + nth }))

/**
 * Adds parts to the guest list, all or none. Rows that exist already get more pieces. Once it resolves, the list survives a restart.
 * Rejects with the browser's error if the list cannot be stored.
 */
export const addToGuestList = (mirror: Mirror, wanted: readonly GuestAdd[], addedAt: number): Promise<void> =>
  changeList(mirror, async (list) => {
    for (const { one, at } of withDistinctTimes(wanted, addedAt)) await list.put(withAddedPieces(await list.get(one.mcode), one, at))
  })

/** Sets the quantity of a row in the guest list; 0 removes the row. A row that no longer exists is not created again. */
export const setGuestQuantity = (mirror: Mirror, mcode: string, qty: number): Promise<void> =>
  changeList(mirror, async (list) => {
    const row = await list.get(mcode)
    if (row === undefined) return
    if (qty < 1) await list.delete(mcode)
    else await list.put(withQuantity(row, qty))
  })

interface List {
  get: (mcode: string) => Promise<GuestRow | undefined>
  put: (row: GuestRow) => Promise<unknown>
  delete: (mcode: string) => Promise<void>
}

/** Runs work on the guest list in a transaction with strict durability, so that the list survives a power failure, as the outbox does. */
const changeList = (mirror: Mirror, work: (list: List) => Promise<void>): Promise<void> =>
  mirror.run((db) =>
    transact(db.transaction(['guestList'], 'readwrite', { durability: 'strict' }), (tx) => work(tx.objectStore('guestList'))),
  )
