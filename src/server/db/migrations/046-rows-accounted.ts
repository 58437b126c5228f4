/** An import accounts for each row of its file: the result of each line, and which lines were deliberately skipped. */
export const rowsAccounted = `
alter table import_run add column rows jsonb;
alter table import_remark drop constraint import_remark_kind_check;
alter table import_remark add check (kind in ('refused', 'left-out', 'noted', 'stops'));
alter table import_row add column sheet text, add column row integer;
`
