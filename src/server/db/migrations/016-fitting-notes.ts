/** Notes for fitting a part: {"torques": [{"what": …, "nm": …}], "notes": […]}. Null when there are none. */
export const fittingNotes = `
alter table part add column fitting jsonb;
`
