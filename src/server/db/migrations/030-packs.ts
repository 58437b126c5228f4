/**
 * Packs of the catalogue for devices (src/server/packs): versions that are offered, the pieces that they are made of, the keys that sign
 * their list, and who is making new ones. A piece belongs to no version: manifests, which are pieces too, say what each needs.
 */
export const packs = `
create table pack (
  tenant_id text collate "C" not null references tenant on delete cascade,
  id text collate "C" not null,
  version integer not null,
  made_at timestamptz not null,
  place integer not null,
  title text not null,
  parts integer not null,
  bytes bigint not null,
  manifest text collate "C" not null,
  since text not null,
  format integer not null,
  primary key (tenant_id, id, version)
);
create table pack_piece (
  tenant_id text collate "C" not null references tenant on delete cascade,
  hash text collate "C" not null,
  gzipped boolean not null,
  bytes bytea not null,
  primary key (tenant_id, hash)
);
alter table pack_piece alter column bytes set storage external;
create table pack_key (
  tenant_id text collate "C" primary key references tenant on delete cascade,
  public_key text not null,
  private_key text not null,
  made_at timestamptz not null
);
create table pack_making (
  tenant_id text collate "C" primary key references tenant on delete cascade,
  until timestamptz,
  done_at timestamptz
);
`
