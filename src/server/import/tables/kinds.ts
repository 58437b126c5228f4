/** The kinds of tables. */
export const kinds = ['parts', 'prices', 'stock', 'numbers', 'fitments', 'categories', 'vehicles'] as const
export type Kind = (typeof kinds)[number]

/** Kinds whose rows describe a part by its code. */
export const ofParts: readonly Kind[] = ['parts', 'prices', 'stock', 'numbers', 'fitments']
