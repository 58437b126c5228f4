/**
 * Lotteries with points. Each of the `tickets` wins a prize or, if it has none, `rest_points`. The random seed is derived from the
 * lottery's secret, the customer and the number of the draw. A draw stores its seed and the odds that the customer saw.
 */
export const lottery = `
create table lottery (
  tenant_id text not null references tenant on delete cascade,
  id text collate "C" not null,
  name text not null,
  text text not null,
  points integer not null check (points > 0),
  daily_most integer not null check (daily_most > 0),
  starts_at timestamptz not null,
  ends_at timestamptz not null,
  tickets integer not null check (tickets > 0),
  rest_points integer not null check (rest_points >= 0),
  secret text not null,
  made_at timestamptz not null,
  primary key (tenant_id, id),
  check (starts_at <= ends_at)
);
create table lottery_prize (
  tenant_id text not null,
  lottery_id text collate "C" not null,
  id text collate "C" not null,
  kind text not null,
  points integer not null,
  coupon jsonb,
  gift_id text collate "C",
  tickets integer not null check (tickets > 0),
  stock integer check (stock >= 0),
  worth integer not null check (worth >= 0),
  sort_num integer not null,
  primary key (tenant_id, lottery_id, id),
  foreign key (tenant_id, lottery_id) references lottery on delete cascade,
  check ((kind = 'coupon') = (coupon is not null)),
  check ((kind = 'gift') = (gift_id is not null)),
  check ((kind = 'points') = (points > 0))
);
create table lottery_draw (
  tenant_id text not null,
  id text collate "C" not null,
  account_id text not null,
  lottery_id text collate "C" not null,
  number integer not null,
  at timestamptz not null,
  name text not null,
  points integer not null,
  hash text collate "C" not null,
  seed text collate "C" not null,
  word text not null,
  shares jsonb not null,
  ticket integer not null,
  prize_id text collate "C" not null,
  won jsonb not null,
  coupon_code text collate "C",
  claim_id text collate "C",
  seq bigint generated always as identity,
  primary key (tenant_id, id),
  unique (tenant_id, account_id, lottery_id, number),
  foreign key (tenant_id, account_id) references account on delete cascade,
  foreign key (tenant_id, lottery_id) references lottery on delete cascade
);
`
