/**
 * Rows of the catalogue that an import changes have versions. `part` is a view of those that count; `part_version` holds all of them, and so with
 * the other tables. A row counts while `version_counted.counted` is from its `since` to its `until`: an import writes its rows
 * beside the old ones in small steps, which nobody sees, and one statement on one row makes all of them count at once.
 *
 * What is written by anybody else goes through the view, which gives it `since` 0 and the last `until`: it counts at once, and for ever.
 * `phase` says what is under way for an import, so that whoever comes after a process that was killed goes on with it: `writing`, its rows
 * do not count yet and are taken away (`undoing`); `settling`, they count, and the old ones are. There is no row before the first import.
 *
 * Of a plain `between` the planner believes that a ninth of the rows fulfil it, and joins of several views go wrong; of `<> 0` that all do.
 *
 * A view does not get a column that is added to its table later: a migration that adds one creates the view again.
 */
export const versionedRows = `
create table version_counted (
  one boolean primary key default true check (one),
  counted integer not null default 0,
  phase text collate "C" check (phase in ('writing', 'undoing', 'settling')),
  import_of text collate "C",
  import_id integer,
  check ((phase is null) = (import_of is null) and (phase is null) = (import_id is null))
);
${[
  ['part', 'id'],
  ['part_number', 'part_id, sort_num'],
  ['fitment', ''],
  ['parts_list', 'unit_id, position'],
  ['part_picture', 'part_id, place'],
  ['part_group_price', 'part_id, place'],
  ['part_text', 'part_id'],
  ['own_attribute', 'key'],
  ['picture', 'name'],
  ['category', 'id'],
  ['application', 'id'],
  ['make', 'id'],
  ['model', 'id'],
  ['vehicle', 'of, id'],
  ['application_source', 'source'],
]
  .map(
    ([table, key]) => `
alter table ${table} rename to ${table}_version;
alter table ${table}_version add column since integer not null default 0, add column until integer not null default 2147483647;
${key === '' ? '' : `alter table ${table}_version drop constraint ${table}_pkey, add primary key (tenant_id, ${key}, until);`}
do $$
begin
  execute (select format('create view ${table} as select %s from ${table}_version where (coalesce((select counted from version_counted), 0) between since and until)::int <> 0',
      string_agg(quote_ident(attname), ', ' order by attnum))
    from pg_attribute where attrelid = '${table}_version'::regclass and attnum > 0 and not attisdropped and attname not in ('since', 'until'));
end $$;
`,
  )
  .join('')}
alter table part_version drop constraint part_tenant_id_mcode_key, add unique (tenant_id, mcode, until);
`
