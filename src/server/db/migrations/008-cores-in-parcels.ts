/**
 * Used units of one part may come back in several parcels, each with its own row. What is still owed of a part stays one row: those that
 * wait, and what a return of the new unit makes of them, are found by it.
 */
export const coresInParcels = `
alter table core_return drop constraint core_return_tenant_id_order_id_mcode_key;
create unique index core_return_owed_once on core_return (tenant_id, order_id, mcode) where state = 'due';
create index core_return_of on core_return (tenant_id, order_id);
`
