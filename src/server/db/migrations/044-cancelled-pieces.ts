/**
 * Units of an order line that the shop cancelled before shipping, because they will never arrive. `qty` stays the ordered number. Cancelled
 * units wait for no stock, are in no parcel and cannot be returned.
 */
export const cancelledPieces = `
alter table order_line
  add column cancelled integer not null default 0 check (cancelled between 0 and qty),
  add check (waiting + cancelled <= qty);
`
