/**
 * Refunds. Money owed for an order that is not fully paid first reduces the open amount: `credited`. A refund stores whether a person must
 * send it (`by_hand`). `sending_until` is the lease of the process that is sending it, so that it is sent once. One bank transfer may pay
 * several orders, and one transfer may send several refunds. A Stripe payment id stays unique.
 */
export const moneyBack = `
alter table shop_order add column credited numeric(12,2) not null default 0 check (credited between 0 and total);
alter table order_payment add column by_hand boolean not null default false;
alter table order_payment add column sending_until timestamptz;
drop index order_payment_reference;
create unique index order_payment_once on order_payment (tenant_id, order_id, method, reference) where kind = 'payment' and reference <> '';
create unique index order_payment_card_once on order_payment (tenant_id, method, reference) where kind = 'payment' and reference ~ '^(pi|cs)_';
`
