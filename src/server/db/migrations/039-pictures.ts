/**
 * The operator's own pictures of parts, shown instead of the drawings. `part_picture` lists a part's picture names in order, whether or not
 * the pictures exist. `picture` maps a name in lower case to a picture. `picture_file` holds the bytes by content hash. So files can be
 * stored before they are shown, and one picture of many parts is stored once. `kept_at` is the last time the files were needed. Unused
 * files are deleted a day later (db/picture-files.ts).
 */
export const pictures = `
create table picture_file (
  tenant_id text collate "C" not null references tenant on delete cascade,
  hash text collate "C" not null check (hash ~ '^[0-9a-f]{32}$'),
  width integer not null check (width > 0),
  format text collate "C" not null check (format in ('avif', 'webp', 'svg')),
  bytes bytea not null,
  kept_at timestamptz not null default now(),
  primary key (tenant_id, hash, width, format)
);
alter table picture_file alter column bytes set storage external;
create index picture_file_kept on picture_file (kept_at);

create table picture (
  tenant_id text collate "C" not null references tenant on delete cascade,
  name text collate "C" not null check (name = lower(name)),
  hash text collate "C" not null check (hash ~ '^[0-9a-f]{32}$'),
  width integer not null check (width > 0),
  height integer not null check (height > 0),
  vector boolean not null default false,
  primary key (tenant_id, name)
);
create index picture_hash on picture (tenant_id, hash);

create table part_picture (
  tenant_id text collate "C" not null,
  part_id integer not null,
  place integer not null,
  name text collate "C" not null check (name = lower(name)),
  primary key (tenant_id, part_id, place)
);
create index part_picture_name on part_picture (tenant_id, name);

create function log_pictures() returns trigger language plpgsql as $$
declare
  pictures jsonb[];
begin
  if current_setting('armature.bulk', true) = 'on' then return null; end if;
  if tg_op = 'INSERT' then
    select array_agg(to_jsonb(one)) into pictures from new_rows as one;
  elsif tg_op = 'DELETE' then
    select array_agg(to_jsonb(one)) into pictures from old_rows as one;
  else
    select array_agg(to_jsonb(one)) into pictures
    from ((table old_rows except all table new_rows) union all (table new_rows except all table old_rows)) as one;
  end if;
  insert into catalogue_change (tenant_id, kind, part_id, mcode)
  select distinct part.tenant_id, 'part', part.id, part.mcode
  from unnest(pictures) as changed
    join part_picture on part_picture.tenant_id = changed ->> 'tenant_id' and part_picture.name = changed ->> 'name'
    join part on part.tenant_id = part_picture.tenant_id and part.id = part_picture.part_id;
  return null;
end $$;
${[
  ['part_picture', 'log_details_of_parts()'],
  ['picture', 'log_pictures()'],
]
  .map(
    ([table, log]) => `
create trigger log_inserts after insert on ${table} referencing new table as new_rows for each statement execute function ${log};
create trigger log_updates after update on ${table} referencing old table as old_rows new table as new_rows
  for each statement execute function ${log};
create trigger log_deletes after delete on ${table} referencing old table as old_rows for each statement execute function ${log};
`,
  )
  .join('')}`
