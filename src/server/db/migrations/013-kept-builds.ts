/**
 * Files of recent app builds. With them a process can serve pages of the previous build, and of a build that another process already runs.
 * A file with a content hash in its name has no revision. Other files have one row per content, with the revision of the service worker's
 * file list.
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
