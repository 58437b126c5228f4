/** What is to be minded when a part is fitted, {"torques": [{"what": …, "nm": …}], "notes": […]}; null where nobody says. */
export const fittingNotes = `
alter table part add column fitting jsonb;
`
