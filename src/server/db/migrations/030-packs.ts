/**
 * Catalogue packs for devices (src/server/packs): offered versions, the pieces (files) of which they consist, the keys that sign the list
 * of versions, and the lease of the process that builds packs. Several versions may share a piece. Manifests are pieces too and list the
 * pieces of a version.
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
