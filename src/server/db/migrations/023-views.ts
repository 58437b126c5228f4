/**
 * For each part that a customer viewed, the latest event: viewed or removed, with its time. `view_clearing` stores until when the history
 * was cleared. There is no foreign key to the part, so a catalogue load deletes nothing.
 */
export const views = `
create table viewed_part (
  tenant_id text not null,
  account_id text not null,
  mcode text collate "C" not null,
  at timestamptz not null,
  gone boolean not null,
  primary key (tenant_id, account_id, mcode),
  foreign key (tenant_id, account_id) references account on delete cascade
);
create index viewed_part_latest on viewed_part (tenant_id, account_id, at desc);
create index viewed_part_at on viewed_part (at);
create table view_clearing (
  tenant_id text not null,
  account_id text not null,
  cleared_at timestamptz not null,
  primary key (tenant_id, account_id),
  foreign key (tenant_id, account_id) references account on delete cascade
);
`
