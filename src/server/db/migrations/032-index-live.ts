/**
 * The stored live data (prices, stock) of a catalogue, for its stored index. A starting process reads it instead of reading every part.
 * `kept_at` uses the shop's clock.
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
