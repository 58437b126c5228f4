/**
 * Tables whose rows no backup holds: the index and the packs of the catalogue are made of the rest, the log of changes tells of transactions of
 * the database that it was written in. Keys that sign the list of packs are no such thing: devices know them.
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
