/**
 * What a shop's own names and texts are called in its other languages. `key` is the MD5 of the text in the shop's own language: a text that
 * changes is another one, and has no old translation.
 */
export const names = `
create table name_in_language (
  tenant_id text not null references tenant on delete cascade,
  locale text collate "C" not null,
  key uuid not null,
  said text not null,
  primary key (tenant_id, locale, key)
);
`
