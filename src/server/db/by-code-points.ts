import { type RawBuilder, sql } from 'kysely'

/**
 * SQL for a text column to order by. Texts are compared as in `compareText` (contract/text/compare-text.ts), whatever the locale of the
 * database.
 */
export const orderByCodePoints = (column: string): RawBuilder<string> => sql<string>`${sql.ref(column)} collate "C"`
