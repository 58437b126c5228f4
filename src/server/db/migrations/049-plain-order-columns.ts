/** Gives columns of orders clearer names: `say` (a message) becomes `message`, `told` (the hooks that were notified) becomes `notified`. */
export const plainOrderColumns = `
alter table order_event rename column say to message;
alter table order_event rename column told to notified;
alter table order_event rename column told_at to notified_at;
alter index order_event_untold rename to order_event_not_notified;
alter table order_return rename column say to message;
`
