/**
 * What was loaded into a catalogue from files (server/import). A run is numbered within its shop. `import_change` is both its plan and its
 * memory: what each part, list of a part or row of a small table was and has become; so a run is shown, and undone. `import_row` holds what a
 * reader handed over until it was checked as a whole; what is lost of it in a crash is loaded again, so it is kept out of the write-ahead log.
 */
export const imports = `
create table import_run (
  tenant_id text collate "C" not null references tenant on delete cascade,
  id integer not null,
  kind text not null,
  file text not null,
  hash text not null,
  options jsonb not null,
  who text not null,
  state text not null check (state in ('reading', 'planned', 'refused', 'dry', 'done', 'broken', 'undone')),
  begun_at timestamptz not null,
  ended_at timestamptz,
  counts jsonb not null default '{}',
  undoes integer,
  primary key (tenant_id, id)
);
create table import_remark (
  tenant_id text collate "C" not null,
  import_id integer not null,
  seq integer not null,
  kind text not null check (kind in ('refused', 'noted', 'stops')),
  file text not null,
  sheet text,
  line integer not null,
  column_name text not null,
  value text not null,
  says text not null,
  primary key (tenant_id, import_id, seq)
);
create table import_change (
  tenant_id text collate "C" not null,
  import_id integer not null,
  seq integer not null,
  of text not null,
  key text collate "C" not null,
  part_id integer,
  before jsonb,
  after jsonb,
  primary key (tenant_id, import_id, seq)
);
create index import_change_key on import_change (tenant_id, import_id, of, key);
create unlogged table import_row (
  tenant_id text collate "C" not null,
  import_id integer not null,
  seq integer not null,
  of text not null,
  key text collate "C" not null,
  file text not null,
  line integer not null,
  value jsonb not null,
  primary key (tenant_id, import_id, seq)
);
create index import_row_key on import_row (tenant_id, import_id, of, key, seq);
create table import_mapping (
  tenant_id text collate "C" not null references tenant on delete cascade,
  name text not null,
  kind text not null,
  mapping jsonb not null,
  primary key (tenant_id, name)
);
`
