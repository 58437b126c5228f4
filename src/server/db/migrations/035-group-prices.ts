/**
 * Prices of parts for kinds of customers, as suppliers' files say them (price types of PIES such as `JBR`, or a group's own name). They are a
 * list of a part, in the order of `place`. No trigger logs them: no card, page or pack shows them, so no copy of the catalogue grows old by
 * them; whatever shows them one day adds the trigger with it.
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
