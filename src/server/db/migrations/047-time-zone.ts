/** A shop has a time zone (IANA name): its days, of offers and of statistics, begin and end in it. Shops that were there before keep UTC. */
export const timeZone = `
alter table tenant add column time_zone text not null default 'UTC';
`
