/** When an import requested new packs of a shop. Null: packs are built on the daily schedule. */
export const packsDue = `
alter table pack_making add column due_since timestamptz;
`
