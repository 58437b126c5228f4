/**
 * Promotions: reduced prices for a limited time. A row selects parts by several conditions that must all hold (null: no condition). It sets
 * a percentage off the part's price or a fixed price, with start and end. An order line stores the promotion it was sold with: {"id": …,
 * "name": …, "wasPrice": …}.
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
