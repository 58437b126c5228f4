import { jobsField, joinShares, sharesAt } from '#contract/jobs/shares.ts'
import { MAX_JOBS_PER_LINE, MAX_QUANTITY } from '#contract/limits.ts'
import type { Mirror } from './open.ts'
import type { GuestRow } from './schema.ts'
import { transact } from './transact.ts'

/** Pieces of a part that a guest puts on the list. Its `id` becomes the row's, when the part is new there. */
export type GuestAdd = Pick<GuestRow, 'id' | 'mcode' | 'qty' | 'shows' | 'jobs'>

/** Whole pieces, as many as are sold together at least, and no more than a cart line may have. */
export const piecesOf = (qty: number, { minQty }: Pick<GuestRow['shows'], 'minQty'>): number =>
  Math.min(MAX_QUANTITY, Math.max(1, minQty, Math.trunc(qty)))

/** The row of a part after more of it was added. What it shows is what was seen last. */
export function rowAfter(row: GuestRow | undefined, wanted: GuestAdd, addedAt: number): GuestRow {
  const { id, mcode, qty, shows, jobs } = wanted
  const sum = (row?.qty ?? 0) + qty
  const pieces = piecesOf(sum, shows)
  // Of more jobs than a line may have, the pieces of the last are for none: refused at the sign-in, all of the row would be lost.
  const joined = joinShares(row?.jobs, jobs).slice(0, MAX_JOBS_PER_LINE)
  const shares = sharesAt({ qty: sum, jobs: joined }, pieces)
  return { id: row?.id ?? id, mcode, qty: pieces, ...jobsField(shares), shows, addedAt }
}

/** The row with another quantity. */
export function rowWith({ jobs, ...row }: GuestRow, qty: number): GuestRow {
  const pieces = piecesOf(qty, row.shows)
  return { ...row, qty: pieces, ...jobsField(sharesAt({ qty: row.qty, jobs }, pieces)) }
}

/** The latest first: what was just added stands at the top. */
export const latestFirst = (rows: readonly GuestRow[]): GuestRow[] => rows.toSorted((a, b) => b.addedAt - a.addedAt)

/** What guests of this device want, the latest first. */
export const readGuestList = async (mirror: Mirror): Promise<GuestRow[]> => latestFirst(await mirror.run((db) => db.getAll('guestList')))

/** Gives each of several parts added at once a time of its own, a millisecond apart in ms since 1970, so that they keep their order. */
export const addedOneByOne = (wanted: readonly GuestAdd[], addedAt: number): { one: GuestAdd; at: number }[] =>
  wanted.map((one, nth) => ({ one, at: addedAt + nth }))

/**
 * Puts pieces on the list, all or none; of a part that stands there, more. Afterwards they survive the closing of everything. Rejects with
 * the browser's own error when the device cannot keep them.
 */
export const addToGuestList = (mirror: Mirror, wanted: readonly GuestAdd[], addedAt: number): Promise<void> =>
  changeList(mirror, async (list) => {
    for (const { one, at } of addedOneByOne(wanted, addedAt)) await list.put(rowAfter(await list.get(one.mcode), one, at))
  })

/** Sets how many pieces are wanted; 0 takes the part off the list. A part that is not on it any more stays off. */
export const setGuestQuantity = (mirror: Mirror, mcode: string, qty: number): Promise<void> =>
  changeList(mirror, async (list) => {
    const row = await list.get(mcode)
    if (row === undefined) return
    if (qty < 1) await list.delete(mcode)
    else await list.put(rowWith(row, qty))
  })

interface List {
  get: (mcode: string) => Promise<GuestRow | undefined>
  put: (row: GuestRow) => Promise<unknown>
  delete: (mcode: string) => Promise<void>
}

/** Strict durability, as for what members write down: it outlives an empty battery too. */
const changeList = (mirror: Mirror, work: (list: List) => Promise<void>): Promise<void> =>
  mirror.run((db) =>
    transact(db.transaction(['guestList'], 'readwrite', { durability: 'strict' }), (tx) => work(tx.objectStore('guestList'))),
  )
