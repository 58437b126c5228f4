/**
 * The files of the builds of late, so that a process answers for a page of the build before, and for one of the build that another process
 * already has. A file whose name holds a hash of it has no revision; of the others there is one row for each content, under the name that
 * the worker's list of files gives it.
 */
export const keptBuilds = `
create table build_file (
  address text collate "C" not null,
  revision text collate "C" not null,
  type text not null,
  etag text not null,
  plain bytea not null,
  br bytea,
  gz bytea,
  had_at timestamptz not null,
  primary key (address, revision)
);
alter table build_file alter column plain set storage external;
alter table build_file alter column br set storage external;
alter table build_file alter column gz set storage external;
`
