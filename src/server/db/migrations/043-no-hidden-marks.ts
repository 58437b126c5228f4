/**
 * Removes invisible characters from stored names and addresses. New input is already cleaned (contract/kernel/primitives.ts). A character
 * that changes the writing direction would reverse the rest of its line, for example on an invoice.
 */
const HIDDEN_CHARACTERS_PATTERN = String.raw`[\u00ad\u061c\u200b\u200e\u200f\u202a-\u202e\u2060-\u2064\u2066-\u2069\ufeff]`

const removeHiddenSql = (column: string) => `${column} = regexp_replace(${column}, '${HIDDEN_CHARACTERS_PATTERN}', '', 'g')`
const containsHiddenSql = (...columns: string[]) => columns.map((column) => `${column} ~ '${HIDDEN_CHARACTERS_PATTERN}'`).join(' or ')
const updateTableSql = (table: string, columns: string[]) =>
  `update ${table} set ${columns.map(removeHiddenSql).join(', ')} where ${containsHiddenSql(...columns)};`

export const noHiddenMarks = `
${updateTableSql('account', ['realname', 'company', 'phone'])}
${updateTableSql('registration', ['realname', 'company', 'phone'])}
${updateTableSql('address', ['name', 'company', 'phone', 'city', 'region', 'postcode', 'vat_id'])}
update address set lines = array(select regexp_replace(line, '${HIDDEN_CHARACTERS_PATTERN}', '', 'g') from unnest(lines) with ordinality as one (line, at) order by at)
  where array_to_string(lines, '') ~ '${HIDDEN_CHARACTERS_PATTERN}';
update shop_order set ship_to = regexp_replace(ship_to::text, '${HIDDEN_CHARACTERS_PATTERN}', '', 'g')::jsonb, bill_to = regexp_replace(bill_to::text, '${HIDDEN_CHARACTERS_PATTERN}', '', 'g')::jsonb
  where (ship_to::text || bill_to::text) ~ '${HIDDEN_CHARACTERS_PATTERN}';
update account set realname = split_part(email, '@', 1) where realname = '';
`
