/**
 * Which fitments were computed from applications (server/import/applications), so that they can be computed again in any order of imports.
 * The others were entered directly. Null: written before this column existed, in a shop with applications. Such a fitment counts as
 * computed if the applications give the same one.
 */
export const derivedFitments = `
alter table fitment add column derived boolean;
update fitment set derived = false where tenant_id not in (select tenant_id from application_source);
alter table fitment alter column derived set default false;
`
