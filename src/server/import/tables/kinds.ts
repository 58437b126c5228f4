/** The kinds of tables that can be imported. */
export const tableKinds = ['parts', 'prices', 'stock', 'numbers', 'fitments', 'categories', 'vehicles'] as const
export type TableKind = (typeof tableKinds)[number]

/** The kinds of tables whose rows are about one part each, which the part's number names. */
export const partTableKinds: readonly TableKind[] = ['parts', 'prices', 'stock', 'numbers', 'fitments']
