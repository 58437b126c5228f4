/**
 * Promotions: prices of lines for a time. A row says whose prices (all that it names must hold of a part; null: whatever), what they become
 * (a percentage off the part's own price, or one price), and from when until when. What an order's line was sold under stays with it,
 * {"id": …, "name": …, "wasPrice": …}.
 */
export const promotions = `
create table promotion (
  tenant_id text collate "C" not null references tenant on delete cascade,
  id text collate "C" not null,
  name text not null,
  terms text not null,
  percent integer check (percent between 1 and 99),
  price numeric(12,2) check (price > 0),
  starts_at timestamptz not null,
  ends_at timestamptz not null,
  mcodes text[] collate "C",
  category_ids text[] collate "C",
  producers text[],
  conditions text[],
  made_at timestamptz not null,
  primary key (tenant_id, id),
  check ((percent is null) <> (price is null)),
  check (starts_at <= ends_at)
);

alter table order_line add column promotion jsonb;
`
