import { type RawBuilder, sql } from 'kysely'

/** A text to order by, compared as `compareText` does (contract/compare-text.ts), whatever the locale of the database. */
export const byCodePoints = (column: string): RawBuilder<string> => sql<string>`${sql.ref(column)} collate "C"`
