/** Goods and coupons that customers can buy with points, and the claims. */
export const gifts = `
create table gift_category (
  tenant_id text not null references tenant on delete cascade,
  id text collate "C" not null,
  name text not null,
  sort_num integer not null,
  primary key (tenant_id, id)
);
create table gift (
  tenant_id text not null,
  id text collate "C" not null,
  category_id text collate "C" not null,
  name text not null,
  text text not null,
  picture text not null,
  points integer not null check (points > 0),
  stock integer not null check (stock >= 0),
  coupon jsonb,
  ended boolean not null default false,
  sort_num integer not null,
  primary key (tenant_id, id),
  foreign key (tenant_id, category_id) references gift_category on delete cascade
);
create table gift_claim (
  tenant_id text not null,
  id text collate "C" not null,
  account_id text not null,
  gift_id text collate "C" not null,
  name text not null,
  picture text not null,
  points integer not null check (points >= 0),
  state text not null,
  ship_to jsonb,
  coupon_code text collate "C",
  carrier text not null default '',
  tracking text not null default '',
  at timestamptz not null,
  sent_at timestamptz,
  primary key (tenant_id, id),
  foreign key (tenant_id, account_id) references account on delete cascade
);
create index gift_claim_of on gift_claim (tenant_id, account_id, at desc);
create index gift_claim_open on gift_claim (tenant_id, at) where state = 'open';
`
