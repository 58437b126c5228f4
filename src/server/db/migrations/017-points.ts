/**
 * The ledger of reward points. Balance and tier are computed from its entries (contract/rewards/points.ts). Each cause writes one entry
 * only. Coupons also store for which goods they are valid and why they were created.
 */
export const points = `
create table point_entry (
  tenant_id text not null,
  account_id text not null,
  cause text collate "C" not null,
  id bigint generated always as identity,
  kind text not null,
  amount integer not null,
  short integer not null default 0,
  about_kind text not null,
  about_id text collate "C" not null,
  about_name text not null,
  note text not null default '',
  at timestamptz not null,
  expires_at timestamptz,
  primary key (tenant_id, account_id, cause),
  foreign key (tenant_id, account_id) references account on delete cascade,
  check (amount <> 0 or short <> 0),
  check (expires_at is null or amount > 0)
);
create index point_entry_about on point_entry (tenant_id, about_kind, about_id);

alter table coupon add column category_id text;
alter table coupon add column condition text;
alter table coupon add column with_sale boolean not null default true;
alter table coupon add column listed boolean not null default false;
alter table coupon add column origin text not null default 'shop';
create index coupon_of on coupon (tenant_id, account_id) where account_id is not null;
create index coupon_use_of on coupon_use (tenant_id, account_id, code);
`
