/**
 * Removes what only the SQL search used: copied filter attributes and an extension that compares words. The extension stays if it existed
 * before the shop or is used elsewhere in the database.
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
