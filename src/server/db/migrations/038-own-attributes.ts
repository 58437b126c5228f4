/**
 * Attributes of a shop's own, beside the trade's (contract/attributes.ts): values stand in `part.attributes` under their keys, which begin
 * with `own-`. And what a category chooses of all attributes: which decide, filter and show; null is as a kind of part has it. Any part may
 * show them, so a change is logged as one of all.
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
