/**
 * Pieces of a line that the shop has taken out of an order before they left, because they never come. `qty` stays what was ordered; such
 * pieces wait for nothing, leave in no parcel and can not be sent back.
 */
export const cancelledPieces = `
alter table order_line
  add column cancelled integer not null default 0 check (cancelled between 0 and qty),
  add check (waiting + cancelled <= qty);
`
