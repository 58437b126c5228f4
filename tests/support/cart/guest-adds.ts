import type { GuestListAddition } from '#data/mirror/guest-list.ts'
import { uuid } from '#data/uuid.ts'
import { shows } from './lines.ts'

/** Pieces of a part as a guest puts them on the list. `least`: how many are sold together. */
export const wanted = (mcode: string, qty: number, least = 1): GuestListAddition => ({
  id: uuid(),
  mcode,
  qty,
  shows: { ...shows(mcode), minQty: least },
})
