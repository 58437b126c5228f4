/** Files that a shop has uploaded, such as its logo. `hash` is the content's hash and is part of the file's URL. */
export const shopFiles = `
create table shop_file (
  tenant_id text collate "C" not null references tenant on delete cascade,
  name text collate "C" not null,
  type text not null,
  hash text collate "C" not null,
  bytes bytea not null,
  changed_at timestamptz not null,
  primary key (tenant_id, name)
);
`
