/**
 * The repair jobs that the units of a cart line are for: [{"job": …, "qty": …}]. The remaining units have no job. Existing lines get no
 * jobs.
 */
export const jobsOfLines = `
alter table cart_line add column jobs jsonb not null default '[]';
alter table order_line add column jobs jsonb not null default '[]';
`
