/**
 * The mark of a demo catalogue: written with it, in one transaction, so it says for certain that this database holds one, and whether the
 * planner has read its statistics since. Databases that were filled before there was a mark are known by the names of both demo shops.
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
