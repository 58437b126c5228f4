/**
 * Translations of a shop's own names and texts. `key` is the MD5 of the original text. When the text changes, its old translation no longer
 * applies.
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
