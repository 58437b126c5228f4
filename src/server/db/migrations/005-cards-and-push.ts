/**
 * Card payments and push messages. Each message of a payment company is stored by the company's id, so a repeated message changes nothing.
 * A push subscription belongs to one session of a device. It is deleted with that session: at sign-out, by a new password or with the
 * account.
 */
export const cardsAndPush = `
create table card_attempt (
  tenant_id text not null,
  order_id text collate "C" not null,
  attempt integer not null,
  amount numeric(12,2) not null check (amount > 0),
  made_at timestamptz not null,
  session text not null,
  state text not null,
  primary key (tenant_id, order_id, attempt),
  foreign key (tenant_id, order_id) references shop_order on delete cascade
);

create table card_event (
  id text collate "C" primary key,
  type text not null,
  heard_at timestamptz not null
);

create table push_key (
  one boolean primary key default true check (one),
  public_key text not null,
  private_key text not null,
  made_at timestamptz not null
);

create table push_subscription (
  tenant_id text not null,
  token_hash text collate "C" not null,
  account_id text not null,
  endpoint text not null,
  p256dh text not null,
  auth text not null,
  made_at timestamptz not null,
  primary key (tenant_id, token_hash),
  foreign key (tenant_id, token_hash) references account_session on delete cascade
);
create index push_subscription_of on push_subscription (tenant_id, account_id);
`
