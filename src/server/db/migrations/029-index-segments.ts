/**
 * The stored search index of each catalogue (catalogue/index). A starting process reads it instead of building it. The SQL search columns
 * are dropped.
 */
export const indexSegments = `
create table index_segment (
  tenant_id text collate "C" not null references tenant on delete cascade,
  place integer not null,
  format integer not null,
  since text not null,
  bytes bytea not null,
  primary key (tenant_id, place)
);
drop table search_word;
drop table part_fits;
drop index if exists part_number_zeroless;
drop index if exists part_number_family;
drop index if exists part_number_piece;
alter table part_number drop column zeroless;
alter table part_number drop column family;
`
