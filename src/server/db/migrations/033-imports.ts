/**
 * Import runs (server/import), numbered per shop. `import_change` is both the plan and the history: the old and new state of each part,
 * list or row. So a run can be shown and undone. `import_row` holds rows until they are checked. It is an unlogged table, because after a
 * crash the file is read again.
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
