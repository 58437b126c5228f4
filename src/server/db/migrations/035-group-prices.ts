/**
 * Part prices for customer groups from suppliers' files (PIES price types such as `JBR`, or a group's own name). They are a list of a part,
 * ordered by `place`. No trigger logs their changes, because no card, page or pack shows them. Code that shows them later must add the
 * trigger.
 */
export const groupPrices = `
create table part_group_price (
  tenant_id text collate "C" not null,
  part_id integer not null,
  place integer not null,
  group_name text collate "C" not null,
  currency text collate "C" not null,
  from_qty integer not null check (from_qty >= 1),
  price numeric(12,2) not null check (price >= 0),
  "from" date,
  "to" date,
  primary key (tenant_id, part_id, place)
);
create index part_group_price_of on part_group_price (tenant_id, group_name, part_id);
`
