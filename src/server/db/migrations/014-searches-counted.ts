/**
 * Counts of search texts: one row per text and day. Existing rows are converted to counts. For each past day only the most frequent texts
 * are kept, up to the new daily limit (catalogue/search-record.ts).
 */
export const searchesCounted = `
alter table search_record rename to search_record_each;
create table search_record (
  tenant_id text collate "C" not null references tenant on delete cascade,
  day date not null,
  search_str text collate "C" not null,
  hits integer not null,
  primary key (tenant_id, day, search_str)
);
insert into search_record (tenant_id, day, search_str, hits)
select tenant_id, day, search_str, hits from (
  select tenant_id, day, search_str, hits, row_number() over (partition by tenant_id, day order by hits desc, search_str) as place from (
    select tenant_id, (searched_at at time zone 'utc')::date as day,
      left(btrim(lower(regexp_replace(normalize(search_str, nfkc), '\\s+', ' ', 'g'))), 100) as search_str, count(*)::int as hits
    from search_record_each group by 1, 2, 3) as counted
  where search_str <> '') as placed
where place <= 1000;
drop table search_record_each;
create index search_record_day on search_record (day);
`
