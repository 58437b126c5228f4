/** A shop's time zone (IANA name). Days of offers and statistics start and end in it. Existing shops keep UTC. */
export const timeZone = `
alter table tenant add column time_zone text not null default 'UTC';
`
