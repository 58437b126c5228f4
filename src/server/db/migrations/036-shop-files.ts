/** Files that a shop has given itself, such as its logo. `hash` is of the content and stands in the file's address. */
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
