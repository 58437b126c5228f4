/**
 * Returned cores of one part may arrive in several parcels, each with its own row. Cores that are still owed stay in one row per part,
 * because later changes look that row up.
 */
export const coresInParcels = `
alter table core_return drop constraint core_return_tenant_id_order_id_mcode_key;
create unique index core_return_owed_once on core_return (tenant_id, order_id, mcode) where state = 'due';
create index core_return_of on core_return (tenant_id, order_id);
`
