/**
 * Versions of the catalogue rows that an import changes. `part_version` holds all rows, and the view `part` shows the current ones. The
 * other tables work the same way. A row is current while `version_counted.counted` is between its `since` and its `until`. An import writes
 * new rows in small steps that nobody sees. Then one update of one row makes all of them current.
 * Other writes go through the view, which sets `since` to 0 and `until` to the maximum: they are current at once. `phase` stores the
 * progress of an import, so that another process can finish it after a crash. In `writing`, the new rows are not current and are deleted
 * (`undoing`). In `settling`, they are current and the old rows are deleted. Before the first import the table is empty.
 * For a plain `between` the planner estimates that one ninth of the rows match, and joins of several views become slow. For `<> 0` it
 * estimates that all rows match.
 * A view does not get columns that are added to its table later. A migration that adds a column must create the view again.
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
