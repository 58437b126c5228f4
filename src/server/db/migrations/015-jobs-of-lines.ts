/**
 * What pieces of a line are for, job by job: [{"job": …, "qty": …}], the others for none. Lines of before are for none; what is set aside
 * stays so.
 */
export const jobsOfLines = `
alter table cart_line add column jobs jsonb not null default '[]';
alter table order_line add column jobs jsonb not null default '[]';
`
