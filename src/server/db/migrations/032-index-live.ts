/**
 * What is live of a catalogue's parts as a process has last left it, beside the index that it belongs to: a process that starts reads it here
 * instead of part by part. `kept_at` is by the clock of the shop.
 */
export const indexLive = `
create table index_live (
  tenant_id text collate "C" primary key references tenant on delete cascade,
  format integer not null,
  of_index text not null,
  since text not null,
  kept_at timestamptz not null,
  bytes bytea not null
);
`
