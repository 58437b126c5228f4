import type { Selectable } from 'kysely'
import { mcodeOf } from '#contract/kernel/primitives.ts'
import { countOwedCores } from '#contract/orders/returns/owed-cores.ts'
import type { CoreReturn, OrderReturn } from '#contract/orders/returns/returns.ts'
import { mainPictureUrl } from '#contract/part/shop-picture.ts'
import { dollarsOfText } from '#server/db/money.ts'
import { parseStoredId } from '#server/kernel/ids.ts'
import type { ReturnRecord } from '#server/orders/order-rows.ts'
import type { CoreReturnTable } from '#server/orders/tables.ts'

type CoreWithPartRow = Selectable<CoreReturnTable> & { number: string; name: string; pictures: string }

/**
 * Returns an owed used unit (core) in the format of the API, with the order number, part name and pictures. `goingBack`: the number of the
 * part's units in open returns.
 */
export const coreReturnViewOf = (core: CoreWithPartRow, goingBack: number): CoreReturn => ({
  id: parseStoredId(core.id),
  orderId: parseStoredId(core.order_id),
  orderNumber: core.number,
  part: mcodeOf(core.mcode),
  name: core.name,
  mainImageUrl: mainPictureUrl(core.mcode, core.pictures),
  qty: core.qty,
  deposit: dollarsOfText(core.deposit),
  state: core.state,
  toSend: countOwedCores(core, goingBack),
  dueOn: core.due_on,
  carrier: core.carrier,
  tracking: core.tracking,
  credited: dollarsOfText(core.credited),
  note: core.note,
})

/** Returns a return of goods in the format of the API. `names` are the part names of the order. */
export const orderReturnOf = (one: ReturnRecord, names: ReadonlyMap<string, string>): OrderReturn => ({
  id: parseStoredId(one.id),
  number: one.number,
  state: one.state,
  reason: one.reason,
  note: one.note,
  photo: one.photo,
  say: one.message,
  lines: one.lines.map(({ mcode, qty }) => ({ id: mcodeOf(mcode), name: names.get(mcode) ?? '', qty })),
  requestedAt: one.requested_at.toISOString(),
  refund: dollarsOfText(one.refund),
})
