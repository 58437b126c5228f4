/**
 * The cart, and the idempotency keys of changes with their replies. Both are deleted with the account. A cart line stores the part's code
 * without a foreign key, so a catalogue load cannot remove a line from a customer's cart.
 */
export const cart = `
create table cart_line (
  tenant_id text not null,
  account_id text not null,
  mcode text collate "C" not null,
  qty integer not null check (qty > 0),
  price_seen numeric(12,2) not null,
  job text not null,
  added_at timestamptz not null,
  primary key (tenant_id, account_id, mcode),
  foreign key (tenant_id, account_id) references account on delete cascade
);

create table idempotency (
  tenant_id text not null,
  account_id text not null,
  key text collate "C" not null,
  call text not null,
  input_hash text not null,
  reply text,
  made_at timestamptz not null,
  primary key (tenant_id, account_id, key),
  foreign key (tenant_id, account_id) references account on delete cascade
);
create index idempotency_when on idempotency (made_at);
`
