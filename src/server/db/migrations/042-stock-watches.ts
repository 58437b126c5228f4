/**
 * Back-in-stock alerts: who waits for which part. `key` is the secret of the mailed links. A guest's alert is active after `confirmed_at`.
 * After the mail (`notified_at`) the row stays for a while, so the link in that mail can still cancel the mailbox's other alerts. There is
 * no foreign key to the part, so a catalogue load deletes nothing. `list_unsubscribe` is the one-click unsubscribe URL.
 */
export const stockWatches = `
create table stock_watch (
  tenant_id text collate "C" not null references tenant on delete cascade,
  key text collate "C" not null,
  mcode text collate "C" not null,
  email text not null,
  email_key text not null,
  account_id text,
  language text not null,
  asked_at timestamptz not null,
  confirmed_at timestamptz,
  notified_at timestamptz,
  primary key (tenant_id, key),
  foreign key (tenant_id, account_id) references account on delete cascade
);
create unique index stock_watch_open on stock_watch (tenant_id, email_key, mcode) where notified_at is null;
create index stock_watch_part on stock_watch (tenant_id, mcode) where notified_at is null;
create index stock_watch_account on stock_watch (tenant_id, account_id) where account_id is not null;
alter table mail_outbox add column list_unsubscribe text;
`
