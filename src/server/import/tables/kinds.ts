/** What a table can be of. */
export const kinds = ['parts', 'prices', 'stock', 'numbers', 'fitments', 'categories', 'vehicles'] as const
export type Kind = (typeof kinds)[number]

/** Kinds whose rows are about a part, which they name by its code. */
export const ofParts: readonly Kind[] = ['parts', 'prices', 'stock', 'numbers', 'fitments']
