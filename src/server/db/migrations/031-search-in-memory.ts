/**
 * What only searches in SQL went by: copies of attributes to filter by, and an extension that compares words. Whoever had the extension before
 * the shop came, or uses it elsewhere in this database, keeps it.
 */
export const searchInMemory = `
alter table part drop column voltage, drop column power_kw, drop column amps, drop column teeth, drop column grooves, drop column rotation;
do $$
begin
  drop extension if exists pg_trgm;
exception
  when insufficient_privilege or dependent_objects_still_exist then null;
end $$;
`
