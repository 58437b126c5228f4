/**
 * Marks a database that contains the demo catalogue. The mark is written in the same transaction as the catalogue. It also stores whether
 * the planner's statistics were updated since. Older demo databases are recognised by the names of both demo shops.
 */
export const demoFilled = `
create table demo_filled (
  one boolean primary key default true check (one),
  filled_at timestamptz not null default now(),
  statistics_at timestamptz
);
insert into demo_filled (statistics_at)
  select now() where 2 = (select count(*) from tenant where id in ('general', 'harbor') and catalogue_version > 1);
`
