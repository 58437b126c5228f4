/**
 * Attributes that a shop defines itself, in addition to those of contract/attributes/attributes.ts. Their values are in `part.attributes`
 * under keys that start with `own-`. Also each category's choice of attributes for cards, filters and pages. Null means the default for its
 * kind of part. Any part may show them, so a change is logged as `all`.
 */
export const ownAttributes = `
create table own_attribute (
  tenant_id text collate "C" not null references tenant on delete cascade,
  key text collate "C" not null check (key ~ '^own(-[a-z0-9]+)+$' and length(key) <= 48),
  label text not null check (label <> ''),
  unit text not null,
  is_number boolean not null,
  decimals smallint check (decimals between 0 and 6),
  sort_num integer not null default 0,
  primary key (tenant_id, key)
);
alter table category add column decides text[], add column filters text[], add column shows text[];
create trigger log_inserts after insert on own_attribute referencing new table as new_rows for each statement execute function log_whole_catalogue('all');
create trigger log_updates after update on own_attribute referencing old table as old_rows new table as new_rows
  for each statement execute function log_whole_catalogue('all');
create trigger log_deletes after delete on own_attribute referencing old table as old_rows for each statement execute function log_whole_catalogue('all');
`
