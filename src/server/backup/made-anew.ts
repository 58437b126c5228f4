/**
 * Tables whose rows are not in a backup. The search index and the packs are rebuilt from other tables, and the change log refers to
 * transactions of its own database. The keys that sign the list of packs are in the backup, because devices have stored the public keys.
 */
export const regenerableTables: ReadonlySet<string> = new Set([
  'catalogue_change',
  'catalogue_purged',
  'index_live',
  'index_segment',
  'pack',
  'pack_making',
  'pack_piece',
])
