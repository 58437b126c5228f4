/**
 * Which fitments follow from applications (server/import/applications), so that they can be worked out anew whatever came first. The others
 * somebody has said. Null: of before this was written down, where the shop has applications; they are told by what the applications come to.
 */
export const derivedFitments = `
alter table fitment add column derived boolean;
update fitment set derived = false where tenant_id not in (select tenant_id from application_source);
alter table fitment alter column derived set default false;
`
