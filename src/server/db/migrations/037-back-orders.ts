/**
 * Back-ordered units. `later_qty` is the number of units of a line on back-order when the order was placed, expected on `later_on`.
 * `waiting` is the number of units that have not arrived. `parcels` is how the buyer wants the order sent. With two parcels, the second one
 * is expected between the dates `rest_from` and `rest_to`.
 * `part.stock` counts only units that no order waits for. When stock increases (by a count, an import or a cancelled order), the database
 * first assigns it to waiting orders, oldest first, in the same transaction. So no change of stock can sell these units to others.
 */
export const backOrders = `
alter table shop_order
  add column parcels text not null default 'one' check (parcels in ('one', 'two')),
  add column rest_from date,
  add column rest_to date,
  add check ((rest_from is null) = (rest_to is null));
alter table order_line
  add column later_qty integer not null default 0 check (later_qty between 0 and qty),
  add column later_on date,
  add column waiting integer not null default 0 check (waiting between 0 and later_qty),
  add check ((later_qty = 0) = (later_on is null));
create index order_line_waiting on order_line (tenant_id, mcode) where waiting > 0;

create function give_to_waiting_orders() returns trigger language plpgsql as $$
begin
  if current_setting('armature.bulk', true) = 'on' then return null; end if;
  -- Also what keeps the update below from calling itself for ever: it fires this trigger again, with nothing left to give.
  if not exists (
    select from new_rows as part
    join order_line as line on line.tenant_id = part.tenant_id and line.mcode = part.mcode and line.waiting > 0
    where part.stock > 0
  ) then return null; end if;
  with wanted as (
    select line.tenant_id, line.order_id, line.line_no, line.mcode, line.waiting, part.stock,
      sum(line.waiting) over (partition by line.tenant_id, line.mcode order by shop_order.placed_at, length(shop_order.number), shop_order.number) - line.waiting as before
    from new_rows as part
    join order_line as line on line.tenant_id = part.tenant_id and line.mcode = part.mcode and line.waiting > 0
    join shop_order on shop_order.tenant_id = line.tenant_id and shop_order.id = line.order_id
    where part.stock > 0
  ), given as (
    update order_line as line set waiting = line.waiting - least(wanted.waiting, wanted.stock - wanted.before)
    from wanted
    where line.tenant_id = wanted.tenant_id and line.order_id = wanted.order_id and line.line_no = wanted.line_no and wanted.before < wanted.stock
    returning line.tenant_id, line.mcode, least(wanted.waiting, wanted.stock - wanted.before) as pieces
  ), sums as (
    select tenant_id, mcode, sum(pieces)::integer as pieces from given group by tenant_id, mcode
  )
  update part set stock = part.stock - sums.pieces from sums where part.tenant_id = sums.tenant_id and part.mcode = sums.mcode;
  return null;
end $$;

create trigger give_to_waiting_orders after update on part
  referencing new table as new_rows for each statement execute function give_to_waiting_orders();
`
