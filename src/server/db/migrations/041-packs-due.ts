/** Since when the packs of a shop are to be made without waiting for the next day; null: they are not due before it. */
export const packsDue = `
alter table pack_making add column due_since timestamptz;
`
